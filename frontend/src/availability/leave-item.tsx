import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import Button from '@mui/material/Button';
import { CalendarOff, TriangleAlert } from 'lucide-react';
import { agreedTime } from '../time/clinic-time';
import { canBeMoved } from '../appointments/can-be-moved';
import { Icon } from '../look/icon';
import { leaveDays } from './leave-days';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './availability.module.css';

export interface LeaveHandlers {
  withdraw: (leave: Leave) => void;
  reschedule: (consultation: Consultation) => void;
  cancel: (consultation: Consultation) => void;
}

/** A leave, with buttons to reschedule or cancel the appointments still booked in it. */
export function LeaveItem({ leave, busy, handlers }: { leave: Leave; busy: boolean; handlers: LeaveHandlers }) {
  const m = useMessages(availabilityMessages);
  const days = leaveDays(leave.from, leave.to);
  return (
    <li>
      <div className={`row ${styles.leaveHead}`}>
        <Icon of={CalendarOff} />
        <div className="grow">
          <strong className="num">{days}</strong>
          {leave.reason && <p className="note">{leave.reason}</p>}
        </div>
        <Button
          size="small"
          aria-label={m.withdrawLeave({ days })}
          disabled={busy}
          onClick={() => handlers.withdraw(leave)}
        >
          {m.withdraw}
        </Button>
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
                      <Button size="small" onClick={() => handlers.reschedule(booking)}>
                        {m.reschedule}
                      </Button>
                    )}
                    <Button size="small" onClick={() => handlers.cancel(booking)}>
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
