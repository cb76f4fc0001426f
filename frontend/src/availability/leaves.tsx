import type { Leave } from '@anamnesis/contracts/availability/routes';
import { useState } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { ConsultationDialogs, type ConsultationDialog } from '../appointments/consultation-dialogs';
import { EmbeddedList } from '../desk/embedded-list';
import { ListError } from '../desk/list-error';
import { useMessages } from '../language/messages';
import { Loading } from '../look/states';
import { LeaveForm } from './leave-form';
import { LeaveItem } from './leave-item';
import { availabilityMessages } from './messages';
import styles from './availability.module.css';

/** Current and upcoming leave, the appointments booked in it, and the form to plan more. */
export function Leaves() {
  const m = useMessages(availabilityMessages);
  return (
    <>
      <h2>{m.leave}</h2>
      <p className="note">{m.leaveHint}</p>
      <EmbeddedList<Leave> resource="leaves" error={<ListError title={m.leavesFailed} text={m.leavesFailedHint} />}>
        <PlannedLeaves />
      </EmbeddedList>
      <LeaveForm />
    </>
  );
}

function PlannedLeaves() {
  const m = useMessages(availabilityMessages);
  const { data } = useListContext<Leave>();
  const [dialog, setDialog] = useState<ConsultationDialog | null>(null);
  if (!data) return <Loading label={m.leavesLoading} bare />;
  if (data.length === 0) return <p className="note soft">{m.noLeave}</p>;
  return (
    <>
      <ul className={styles.leaves}>
        {data.map((leave) => (
          <RecordContextProvider key={leave.id} value={leave}>
            <LeaveItem
              onReschedule={(consultation) => setDialog({ what: 'reschedule', consultation })}
              onCancel={(consultation) => setDialog({ what: 'cancel', consultation })}
            />
          </RecordContextProvider>
        ))}
      </ul>
      {dialog && <ConsultationDialogs {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
