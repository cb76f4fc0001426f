import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { canBeMoved } from './can-be-moved';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './appointments.module.css';

/** The actions a patient can take on an appointment. */
export interface AppointmentHandlers {
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
  handlers: AppointmentHandlers;
}

/** The buttons below a card that its state allows. While the patient is in a session, only feedback is offered. */
export function AppointmentActions({ appointment, inSession, first, entering, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  const main = first ? 'act' : 'tonal';
  if (appointment.status === 'Completed' && appointment.feedback === 'none')
    return (
      <div className={styles.appointmentActs}>
        <Button variant="tonal" onClick={() => handlers.giveFeedback(appointment)}>
          {m.giveFeedback}
        </Button>
      </div>
    );
  if (inSession) return null;
  if (appointment.status === 'Active')
    return (
      <div className={styles.appointmentActs}>
        <Button variant={main} disabled={entering} onClick={() => handlers.enter(appointment)}>
          {entering ? m.joining : m.rejoin}
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
        onClick={() => (paid ? handlers.enter(appointment) : handlers.pay(appointment))}
      >
        {entering ? m.joining : paid ? m.joinSession : m.payAndJoin}
      </Button>
      <span className="row" style={{ gap: 4 }}>
        {canBeMoved(appointment) && <Button onClick={() => handlers.reschedule(appointment)}>{m.reschedule}</Button>}
        <Button onClick={() => handlers.cancel(appointment)}>{m.cancel}</Button>
      </span>
    </div>
  );
}
