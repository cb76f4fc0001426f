import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './appointment-changes.module.css';

interface Props {
  appointment: Pick<PatientAppointment, 'cancellation' | 'move' | 'missing'>;
  /** The side that reads it, and the name of the other side. */
  side: Side;
  other: string;
  /** CSS class that positions it in a card. */
  className?: string;
}

/** Cancellation and rescheduling of an appointment with their reasons, and a no-show. */
export function AppointmentChanges({ appointment, side, other, className = '' }: Props) {
  const m = useMessages(appointmentMessages);
  const { cancellation, move, missing } = appointment;
  const isReader = (by: Side) => by === side;
  const name = other;
  const lines = [
    cancellation && {
      text: isReader(cancellation.by) ? m.cancelledByYou : m.cancelledByOther({ name }),
      reason: cancellation.reason,
    },
    move && { text: isReader(move.by) ? m.movedByYou : m.movedByOther({ name }), reason: move.reason },
    missing.length > 0 && {
      text:
        missing.length > 1
          ? m.nobodyCame
          : isReader(missing[0] ?? side)
            ? m.youDidNotCome
            : m.otherDidNotCome({ name }),
      reason: null,
    },
  ].filter((line) => line !== null && line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={`${styles.changes} ${className}`}>
      {lines.map(({ text, reason }) => (
        <li key={text}>
          <strong>{text}</strong>
          {reason && <> {m.quoted({ text: reason })}</>}
        </li>
      ))}
    </ul>
  );
}
