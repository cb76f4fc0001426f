import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { canBeMoved } from './can-be-moved';
import { messages } from './messages';
import styles from './appointments.module.css';

/** What a patient can do with an appointment. */
export interface AppointmentDeeds {
  pay: (appointment: PatientAppointment) => void;
  enter: (appointment: PatientAppointment) => void;
  reschedule: (appointment: PatientAppointment) => void;
  cancel: (appointment: PatientAppointment) => void;
  giveFeedback: (appointment: PatientAppointment) => void;
}

interface Props {
  appointment: PatientAppointment;
  inSession: boolean;
  first: boolean;
  entering: boolean;
  deeds: AppointmentDeeds;
}

/** The buttons below a card: those its state allows, and none beside a running session. */
export function AppointmentActions({ appointment, inSession, first, entering, deeds }: Props) {
  const main = first ? 'act' : 'tonal';
  if (appointment.status === 'Completed' && appointment.feedback === 'none')
    return (
      <div className={styles.appointmentActs}>
        <Button variant="tonal" onClick={() => deeds.giveFeedback(appointment)}>
          {messages.giveFeedback}
        </Button>
      </div>
    );
  if (inSession) return null;
  if (appointment.status === 'Active')
    return (
      <div className={styles.appointmentActs}>
        <Button variant={main} disabled={entering} onClick={() => deeds.enter(appointment)}>
          {entering ? messages.joining : messages.rejoin}
        </Button>
      </div>
    );
  if (appointment.status !== 'Pending') return null;
  const paid = appointment.payment !== 'none';
  return (
    <div className={styles.appointmentActs}>
      <Button
        variant={main}
        disabled={entering}
        onClick={() => (paid ? deeds.enter(appointment) : deeds.pay(appointment))}
      >
        {entering ? messages.joining : paid ? messages.joinSession : messages.payAndJoin}
      </Button>
      <span className="row" style={{ gap: 4 }}>
        {canBeMoved(appointment) && (
          <Button onClick={() => deeds.reschedule(appointment)}>{messages.reschedule}</Button>
        )}
        <Button onClick={() => deeds.cancel(appointment)}>{messages.cancel}</Button>
      </span>
    </div>
  );
}
