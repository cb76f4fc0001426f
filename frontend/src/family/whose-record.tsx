import { withdrawFamilyTie } from '@anamnesis/contracts/family/addresses';
import type { FamilyMember } from '@anamnesis/contracts/family/routes';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { Initials } from '../look/initials';
import { Section } from '../look/section';
import { toast } from '../look/toasts';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { familyMessages } from './messages';
import styles from './family.module.css';

const looks: Readonly<Record<FamilyMember['state'], { badge: string; icon: LucideIcon }>> = {
  accepted: { badge: 'badge active', icon: CircleCheck },
  invited: { badge: 'badge pending', icon: Clock },
  declined: { badge: 'badge', icon: CircleX },
  expired: { badge: 'badge', icon: CircleX },
};

/** The people whose record the patient sees or has asked to see, with the state and its date. */
export function WhoseRecord({ members }: { members: readonly FamilyMember[] }) {
  const m = useMessages(familyMessages);
  return (
    <Section title={m.whoseRecord}>
      {members.length === 0 && <p className="note">{m.nobodyShows}</p>}
      <ul className={styles.people}>
        {members.map((member) => (
          <Member key={member._id} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ member: { _id: id, fullName, email, state, since, until } }: { member: FamilyMember }) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  const { mutate, isPending } = useCommand(withdrawFamilyTie, {
    onDone: () => toast.success(m.takenBack),
    onRefused: (error) => toast.error(m.takeBackFailed, error.message),
  });
  const { badge, icon } = looks[state];
  const [changed, end] = [listDate(since, timeZone), listDate(until, timeZone)];
  const dates = {
    accepted: m.accepts({ day: changed }),
    invited: m.invitedUntil({ day: end }),
    declined: m.declinedOn({ day: changed }),
    expired: m.expiredOn({ day: end }),
  };
  return (
    <li className={styles.person}>
      <Initials name={fullName ?? email} />
      <div className="grow">
        <strong className={styles.name}>{fullName ?? email}</strong>
        <p className={styles.state}>
          <span className={badge}>
            <Icon of={icon} size={16} />
            {m.states[state]}
          </span>
          <span className="note">{dates[state]}</span>
          {state === 'invited' && (
            <Button
              look="text"
              size="small"
              disabled={isPending}
              aria-label={m.takeBackFrom({ email })}
              onClick={() => mutate({ params: { id } })}
            >
              {m.takeBack}
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
