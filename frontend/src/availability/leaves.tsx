import { withdrawLeave } from '@anamnesis/contracts/availability/addresses';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import { ConsultationDialogs, type ConsultationDialog } from '../appointments/consultation-dialogs';
import { dayOf } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { toast } from '../look/toasts';
import { LeaveForm } from './leave-form';
import { LeaveItem } from './leave-item';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './availability.module.css';

/** Current and upcoming leave, the appointments booked in it, and the form to plan more. */
export function Leaves({ leaves, timeZone }: { leaves: readonly Leave[]; timeZone: string }) {
  const m = useMessages(availabilityMessages);
  const today = dayOf(useNow(), timeZone);
  const [dialog, setDialog] = useState<ConsultationDialog | null>(null);
  const withdrawing = useCommand(withdrawLeave, {
    onDone: () => toast.success(m.withdrawn, m.withdrawnHint),
    onRefused: ({ message }) => toast.error(m.withdrawFailed, message),
  });
  return (
    <>
      <h2>{m.leave}</h2>
      <p className="note">{m.leaveHint}</p>
      {leaves.length === 0 ? (
        <p className="note soft">{m.noLeave}</p>
      ) : (
        <ul className={styles.leaves}>
          {leaves.map((leave) => (
            <LeaveItem
              key={leave.id}
              leave={leave}
              busy={withdrawing.isPending}
              handlers={{
                withdraw: ({ id }) => withdrawing.mutate({ params: { leaveId: id } }),
                reschedule: (consultation) => setDialog({ what: 'reschedule', consultation }),
                cancel: (consultation) => setDialog({ what: 'cancel', consultation }),
              }}
            />
          ))}
        </ul>
      )}
      <LeaveForm today={today} />
      {dialog && <ConsultationDialogs {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
