import { showAvailability, withdrawLeave } from '@anamnesis/contracts/availability/addresses';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import { useState } from 'react';
import { doctorLists } from '../appointments/resource';
import { useSession } from '../signed-in/session';
import { useCommand } from '../api/questions';
import { CancelDialog } from '../appointments/cancel-dialog';
import { dayOf } from '../time/clinic-time';
import { messages as appointmentMessages } from '../appointments/messages';
import { RescheduleDialog } from '../appointments/reschedule-dialog';
import { useNow } from '../time/use-now';
import { toast } from '../look/toasts';
import { LeaveForm } from './leave-form';
import { LeaveItem } from './leave-item';
import { availabilityMessages as m } from './messages';
import styles from './availability.module.css';

const refreshes = [showAvailability, ...doctorLists];

/** Current and coming leave, the appointments booked in it, and the form for more. */
export function Leaves({ leaves, timeZone }: { leaves: readonly Leave[]; timeZone: string }) {
  const doctorId = useSession()?.user?.id ?? '';
  const today = dayOf(useNow(), timeZone);
  const [asked, setAsked] = useState<{ what: 'reschedule' | 'cancel'; consultation: Consultation } | null>(null);
  const withdrawing = useCommand(withdrawLeave, {
    refreshes: [showAvailability],
    onDone: () => toast.success(m.withdrawn, m.withdrawnHint),
    onRefused: ({ message }) => toast.error(m.withdrawFailed, message),
  });
  const shared = { refreshes, onClose: () => setAsked(null) };
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
              deeds={{
                withdraw: ({ id }) => withdrawing.mutate({ params: { leaveId: id } }),
                reschedule: (consultation) => setAsked({ what: 'reschedule', consultation }),
                cancel: (consultation) => setAsked({ what: 'cancel', consultation }),
              }}
            />
          ))}
        </ul>
      )}
      <LeaveForm today={today} />
      {asked?.what === 'reschedule' && (
        <RescheduleDialog
          {...shared}
          appointment={asked.consultation}
          doctorId={doctorId}
          other={{ label: appointmentMessages.patientName, name: asked.consultation.patientName }}
        />
      )}
      {asked?.what === 'cancel' && (
        <CancelDialog {...shared} appointment={asked.consultation} otherName={asked.consultation.patientName} />
      )}
    </>
  );
}
