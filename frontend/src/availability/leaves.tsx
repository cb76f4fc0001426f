import { withdrawLeave } from '@anamnesis/contracts/availability/addresses';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import { useState } from 'react';
import { useSession } from '../signed-in/session';
import { useCommand } from '../api/questions';
import { CancelDialog } from '../appointments/cancel-dialog';
import { dayOf } from '../time/clinic-time';
import { RescheduleDialog } from '../appointments/reschedule-dialog';
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
  const doctorId = useSession()?.user?.id ?? '';
  const today = dayOf(useNow(), timeZone);
  const [dialog, setDialog] = useState<{ what: 'reschedule' | 'cancel'; consultation: Consultation } | null>(null);
  const withdrawing = useCommand(withdrawLeave, {
    onDone: () => toast.success(m.withdrawn, m.withdrawnHint),
    onRefused: ({ message }) => toast.error(m.withdrawFailed, message),
  });
  const shared = { onClose: () => setDialog(null) };
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
      {dialog?.what === 'reschedule' && (
        <RescheduleDialog
          {...shared}
          appointment={dialog.consultation}
          doctorId={doctorId}
          other={{ label: m.patientName, name: dialog.consultation.patientName }}
        />
      )}
      {dialog?.what === 'cancel' && (
        <CancelDialog {...shared} appointment={dialog.consultation} otherName={dialog.consultation.patientName} />
      )}
    </>
  );
}
