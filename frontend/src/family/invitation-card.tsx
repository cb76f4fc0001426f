import { acceptFamilyInvitation, declineFamilyInvitation } from '@anamnesis/contracts/family/addresses';
import type { FamilyInvitation } from '@anamnesis/contracts/family/routes';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Initials } from '../look/initials';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { familyMessages } from './messages';
import { scopeText } from './scope-text';
import styles from './family.module.css';

/** An invitation to answer. Both answers have the same weight. */
export function InvitationCard({
  invitation: { _id: id, fullName: name, email, askedAt, scope },
}: {
  invitation: FamilyInvitation;
}) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  const heading = useId();
  const accepting = useCommand(acceptFamilyInvitation, {
    onDone: () => toast.success(m.accepted({ name }), m.acceptedNote),
  });
  const declining = useCommand(declineFamilyInvitation, {
    onDone: () => toast.success(m.declined, m.declinedNote({ name })),
  });
  const isPending = accepting.isPending || declining.isPending;
  const error = accepting.error ?? declining.error;
  const answerBy = (answer: typeof accepting | typeof declining) => () => {
    accepting.reset();
    declining.reset();
    answer.mutate({ params: { id } });
  };
  return (
    <article className={styles.invitation} aria-labelledby={heading}>
      <Initials name={name} size={52} />
      <div className={styles.invitationText}>
        <h2 id={heading}>{m.asks({ name })}</h2>
        <p>{m.consent({ name, parts: scopeText(m, scope) })}</p>
        <p className="note">{m.asked({ email, when: agreedTime(askedAt, timeZone) })}</p>
        {!isPending && error && <Problem title={m.answerFailed} text={error.message} />}
      </div>
      <div className={styles.answers}>
        <Button disabled={isPending} onClick={answerBy(declining)}>
          {m.decline}
        </Button>
        <Button disabled={isPending} onClick={answerBy(accepting)}>
          {m.accept}
        </Button>
      </div>
    </article>
  );
}
