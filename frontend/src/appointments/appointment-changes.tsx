import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { messages } from './messages';
import styles from './appointment-changes.module.css';

interface Props {
  appointment: Pick<PatientAppointment, 'cancellation' | 'move' | 'missing'>;
  /** Who reads it, and the name of the other side. */
  side: Side;
  other: string;
  /** Places it in a card. */
  className?: string;
}

/** Who cancelled or moved an appointment, with the reason, and who did not come. */
export function AppointmentChanges({ appointment, side, other, className = '' }: Props) {
  const { cancellation, move, missing } = appointment;
  const who = (by: Side) => (by === side ? null : other);
  const lines = [
    cancellation && { text: messages.cancelledBy(who(cancellation.by)), reason: cancellation.reason },
    move && { text: messages.movedBy(who(move.by)), reason: move.reason },
    missing.length > 0 && {
      text: missing.length > 1 ? messages.nobodyCame : messages.didNotCome(who(missing[0] ?? side)),
      reason: null,
    },
  ].filter((line) => line !== null && line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={`${styles.changes} ${className}`}>
      {lines.map(({ text, reason }) => (
        <li key={text}>
          <strong>{text}</strong>
          {reason && <> “{reason}”</>}
        </li>
      ))}
    </ul>
  );
}
