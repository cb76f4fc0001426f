import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useId } from 'react';
import { AppointmentCard } from './appointment-card';
import type { AppointmentDeeds } from './appointment-actions';
import { messages } from './messages';
import styles from './appointments.module.css';

interface Props {
  appointments: readonly PatientAppointment[];
  inSession: boolean;
  entering: string | null;
  deeds: AppointmentDeeds;
}

const isOpen = ({ status }: PatientAppointment) => status === 'Pending' || status === 'Active';

/** Coming appointments before past ones, each in the server's order. */
export function AppointmentList({ appointments, ...rest }: Props) {
  const open = appointments.filter(isOpen);
  const past = appointments.filter((appointment) => !isOpen(appointment));
  return (
    <>
      {open.length > 0 && <Section title={messages.upcoming} appointments={open} {...rest} />}
      {past.length > 0 && <Section title={messages.earlier} appointments={past} {...rest} />}
    </>
  );
}

function Section({ title, appointments, inSession, entering, deeds }: Props & { title: string }) {
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
            deeds={deeds}
          />
        ))}
      </ul>
    </section>
  );
}
