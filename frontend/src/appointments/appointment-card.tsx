import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { ReactNode } from 'react';
import { Portrait } from '../look/portrait';
import { StatusBadge } from '../look/status-badge';
import { CardDocuments } from '../sessions/documents/card-documents';
import { AppointmentChanges } from './appointment-changes';
import { AppointmentActions, type AppointmentHandlers } from './appointment-actions';
import { CalendarButton } from './calendar-button';
import { agreedTime } from '../time/clinic-time';
import { useConsultationTitle } from '../doctors/consultation-type';
import { useSpecialtyText } from '../doctors/specialty-text';
import { feeInWords } from '../doctors/fee';
import { issueText } from './issue-text';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { currentStep } from '../sessions/progress';
import { ProgressSteps } from '../sessions/progress-steps';
import styles from './appointments.module.css';

interface Props {
  appointment: PatientAppointment;
  /** The patient is in a session, so no other one can be joined. */
  inSession: boolean;
  /** Whether this card holds the primary action of the page. */
  first: boolean;
  /** Whether this session is being joined. */
  entering: boolean;
  handlers: AppointmentHandlers;
}

/** An appointment for its patient: doctor, time, reason, state and possible actions. */
export function AppointmentCard({ appointment, inSession, first, entering, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  const consultationTitle = useConsultationTitle();
  const specialtyText = useSpecialtyText();
  const { doctor, status, startsAt, timeZone, startTime, issueDetails, fee, payment } = appointment;
  const step = currentStep(appointment);
  const doctorName = m.doctor({ name: doctor.fullName });
  const when = agreedTime(startsAt, timeZone);
  return (
    <li className={`card ${styles.appointment}`} aria-label={m.personAndTime({ name: doctorName, when })}>
      <div className={`row ${styles.appointmentTop}`}>
        <Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={56} />
        <div className="grow">
          <h3>{doctorName}</h3>
          <p className="note">{doctor.specification.map(specialtyText).join(', ')}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <p className={`${styles.appointmentTime} num`}>
        {when}
        {status === 'Pending' && <CalendarButton appointmentId={appointment.id} about={doctorName} />}
      </p>
      <p className="note">{consultationTitle(appointment.type)}</p>
      {status === 'Pending' && appointment.doctorIn && (
        <p className={styles.waitingForYou} role="status">
          {m.doctorIsWaiting}
        </p>
      )}
      <AppointmentChanges appointment={appointment} side="patient" other={doctorName} />
      <dl className={styles.appointmentFacts}>
        <Fact term={m.issueDetails} whole>
          {issueText(m, issueDetails)}
        </Fact>
        {(startTime !== null || status === 'Pending') && (
          <Fact term={m.startTime}>{startTime ? agreedTime(startTime, timeZone) : m.notStartedYet}</Fact>
        )}
        <Fact term={m.fee}>
          <strong>{feeInWords(fee)}</strong> {m.payments[payment]}
        </Fact>
      </dl>
      <CardDocuments appointment={appointment} />
      {step !== null && <ProgressSteps now={step} label={m.progress} />}
      <AppointmentActions
        appointment={appointment}
        inSession={inSession}
        first={first}
        entering={entering}
        handlers={handlers}
      />
    </li>
  );
}

const Fact = ({ term, whole, children }: { term: string; whole?: boolean; children: ReactNode }) => (
  <div className={whole ? styles.whole : undefined}>
    <dt>{term}</dt>
    <dd className="num">{children}</dd>
  </div>
);
