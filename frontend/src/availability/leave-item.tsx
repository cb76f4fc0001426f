import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import Button from '@mui/material/Button';
import { CalendarOff, TriangleAlert } from 'lucide-react';
import { agreedTime } from '../time/clinic-time';
import { canBeMoved } from '../appointments/can-be-moved';
import { messages as appointmentMessages } from '../appointments/messages';
import { Icon } from '../look/icon';
import { availabilityMessages as m, bookedInLeave, leaveDays, withdrawOf } from './messages';
import styles from './availability.module.css';

export interface LeaveDeeds {
  withdraw: (leave: Leave) => void;
  reschedule: (consultation: Consultation) => void;
  cancel: (consultation: Consultation) => void;
}

/** A leave, with the appointments still booked in it and ways to move or cancel them. */
export function LeaveItem({ leave, busy, deeds }: { leave: Leave; busy: boolean; deeds: LeaveDeeds }) {
  const days = leaveDays(leave.from, leave.to);
  return (
    <li>
      <div className={`row ${styles.leaveHead}`}>
        <Icon of={CalendarOff} />
        <div className="grow">
          <strong className="num">{days}</strong>
          {leave.reason && <p className="note">{leave.reason}</p>}
        </div>
        <Button size="small" aria-label={withdrawOf(days)} disabled={busy} onClick={() => deeds.withdraw(leave)}>
          {m.withdraw}
        </Button>
      </div>
      {leave.bookings.length > 0 && (
        <div className="notice care" role="status">
          <Icon of={TriangleAlert} size={22} />
          <div className="grow">
            <strong>{bookedInLeave(leave.bookings.length)}</strong>
            <p className="note">{m.stillBooked}</p>
            <ul className={styles.leaveBookings}>
              {leave.bookings.map((booking) => (
                <li key={booking.id}>
                  <span className="num">
                    {booking.patientName}, {agreedTime(booking.startsAt, booking.timeZone)}
                  </span>
                  <span className="row">
                    {canBeMoved(booking) && (
                      <Button size="small" onClick={() => deeds.reschedule(booking)}>
                        {appointmentMessages.reschedule}
                      </Button>
                    )}
                    <Button size="small" onClick={() => deeds.cancel(booking)}>
                      {appointmentMessages.cancel}
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
