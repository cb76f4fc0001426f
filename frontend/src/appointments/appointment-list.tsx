import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useId } from 'react';
import { AppointmentCard } from './appointment-card';
import type { AppointmentHandlers } from './appointment-actions';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './appointments.module.css';

interface Props {
  appointments: readonly PatientAppointment[];
  inSession: boolean;
  entering: string | null;
  handlers: AppointmentHandlers;
}

const isOpen = ({ status }: PatientAppointment) => status === 'Pending' || status === 'Active';

/** Upcoming appointments before past ones, each in the server's order. */
export function AppointmentList({ appointments, ...rest }: Props) {
  const m = useMessages(appointmentMessages);
  const open = appointments.filter(isOpen);
  const past = appointments.filter((appointment) => !isOpen(appointment));
  return (
    <>
      {open.length > 0 && <Section title={m.upcoming} appointments={open} {...rest} />}
      {past.length > 0 && <Section title={m.earlier} appointments={past} {...rest} />}
    </>
  );
}

function Section({ title, appointments, inSession, entering, handlers }: Props & { title: string }) {
  const heading = useId();
  return (
    <section className={styles.appointmentSection} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.appointments}>
        {appointments.map((appointment, index) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            inSession={inSession}
            first={index === 0}
            entering={entering === appointment.id}
            handlers={handlers}
          />
        ))}
      </ul>
    </section>
  );
}
