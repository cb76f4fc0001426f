import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import Button from '@mui/material/Button';
import { CalendarOff, TriangleAlert } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { agreedTime } from '../time/clinic-time';
import { canBeMoved } from '../appointments/can-be-moved';
import { Icon } from '../look/icon';
import { leaveDays } from './leave-days';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { WithdrawLeave } from './withdraw-leave';
import styles from './availability.module.css';

interface Handlers {
  onReschedule: (consultation: Consultation) => void;
  onCancel: (consultation: Consultation) => void;
}

/** The surrounding leave, with buttons to withdraw it and to reschedule or cancel the appointments still booked in it. */
export function LeaveItem({ onReschedule, onCancel }: Handlers) {
  const m = useMessages(availabilityMessages);
  const leave = useRecordContext<Leave>();
  if (!leave) return null;
  return (
    <li>
      <div className={`row ${styles.leaveHead}`}>
        <Icon of={CalendarOff} />
        <div className="grow">
          <strong className="num">{leaveDays(leave.from, leave.to)}</strong>
          {leave.reason && <p className="note">{leave.reason}</p>}
        </div>
        <WithdrawLeave />
      </div>
      {leave.bookings.length > 0 && (
        <div className="notice care" role="status">
          <Icon of={TriangleAlert} size={22} />
          <div className="grow">
            <strong>{m.bookedInLeave({ count: leave.bookings.length })}</strong>
            <p className="note">{m.stillBooked}</p>
            <ul className={styles.leaveBookings}>
              {leave.bookings.map((booking) => (
                <li key={booking.id}>
                  <span className="num">
                    {m.patientAndTime({
                      patient: booking.patientName,
                      when: agreedTime(booking.startsAt, booking.timeZone),
                    })}
                  </span>
                  <span className="row">
                    {canBeMoved(booking) && (
                      <Button size="small" onClick={() => onReschedule(booking)}>
                        {m.reschedule}
                      </Button>
                    )}
                    <Button size="small" onClick={() => onCancel(booking)}>
                      {m.cancel}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </li>
  );
}
