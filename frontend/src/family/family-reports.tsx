import { listFamily } from '@anamnesis/contracts/family/addresses';
import { Suspense, useState, type ReactNode } from 'react';
import { UserPlus } from 'lucide-react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { ErrorBox, Loading } from '../look/states';
import { useFallbackInterval } from '../live/live-state';
import { AddMembersDialog } from './add-members-dialog';
import { InvitationCard } from './invitation-card';
import { familyMessages } from './messages';
import { isAccepted, type AcceptedMember } from './accepted-member';
import { MemberHead } from './member-head';
import { MemberSelect } from './member-select';
import { WhoSees } from './who-sees';
import { WhoseRecord } from './whose-record';
import styles from './family.module.css';

interface Props {
  /** The record of the selected member, below the consent. */
  recordOf?: (member: AcceptedMember) => ReactNode;
}

/** The family part of the reports: invitations, the record of the selected member, and the consents of both directions. */
export function FamilyReports({ recordOf }: Props) {
  const m = useMessages(familyMessages);
  return (
    <Suspense fallback={<Loading label={m.loading} lines={3} />}>
      <Family recordOf={recordOf} />
    </Suspense>
  );
}

function Family({ recordOf }: { recordOf: Props['recordOf'] }) {
  const m = useMessages(familyMessages);
  const { data, error, isPending, refetch } = useApiQuery(listFamily, undefined, {
    refetchInterval: useFallbackInterval(),
  });
  const [chosen, setChosen] = useState('');
  const [isAdding, setAdding] = useState(false);
  const members = data?.data.familyMembers.filter(isAccepted);
  const selected = members?.find(({ _id }) => _id === chosen);
  return (
    <div className={styles.family}>
      <div className={styles.choose}>
        <MemberSelect members={members} isLoading={isPending} value={selected?._id ?? ''} onChange={setChosen} />
        <Button look="primary" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} />
          {m.addMember}
        </Button>
      </div>
      {error && !data && <ErrorBox title={m.loadFailed} text={m.nothingLost} onRetry={() => void refetch()} />}
      {isPending && <Loading label={m.loading} lines={3} />}
      {data && (
        <>
          {data.data.invitations.length > 0 && (
            <section aria-label={m.invitations} className="stack">
              {data.data.invitations.map((invitation) => (
                <InvitationCard key={invitation._id} invitation={invitation} />
              ))}
            </section>
          )}
          <div className={styles.columns}>
            <div className="grow stack">
              {members && members.length > 0 && !selected && <p className="note">{m.chooseMember}</p>}
              {selected && (
                <>
                  <MemberHead member={selected} />
                  {recordOf?.(selected)}
                </>
              )}
            </div>
            <aside className={styles.consents}>
              <WhoseRecord members={data.data.familyMembers} />
              <WhoSees readers={data.data.readers} />
            </aside>
          </div>
        </>
      )}
      {isAdding && <AddMembersDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
