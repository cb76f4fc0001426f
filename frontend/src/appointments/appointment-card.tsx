import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { ReactNode } from 'react';
import { Portrait } from '../look/portrait';
import { StatusBadge } from '../look/status-badge';
import { CardPapers } from '../sessions/papers/card-papers';
import { AppointmentChanges } from './appointment-changes';
import { AppointmentActions, type AppointmentDeeds } from './appointment-actions';
import { CalendarButton } from './calendar-button';
import { agreedTime } from '../time/clinic-time';
import { consultationTitle } from './consultation-type';
import { feeInWords } from '../doctors/fee';
import { messages, paymentWords } from './messages';
import { currentStep } from '../sessions/progress';
import { ProgressSteps } from '../sessions/progress-steps';
import styles from './appointments.module.css';

interface Props {
  appointment: PatientAppointment;
  /** The patient is in a session, so nothing else can be entered. */
  inSession: boolean;
  /** Whether this card's action is the main one of the page. */
  first: boolean;
  /** This session is being joined. */
  entering: boolean;
  deeds: AppointmentDeeds;
}

/** An appointment as its patient sees it: doctor, time, reason, state and possible actions. */
export function AppointmentCard({ appointment, inSession, first, entering, deeds }: Props) {
  const { doctor, status, startsAt, timeZone, startTime, issueDetails, fee, payment } = appointment;
  const step = currentStep(appointment);
  return (
    <li
      className={`card ${styles.appointment}`}
      aria-label={`Dr. ${doctor.fullName}, ${agreedTime(startsAt, timeZone)}`}
    >
      <div className={`row ${styles.appointmentTop}`}>
        <Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={56} />
        <div className="grow">
          <h3>Dr. {doctor.fullName}</h3>
          <p className="note">{doctor.specification.join(', ')}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <p className={`${styles.appointmentTime} num`}>
        {agreedTime(startsAt, timeZone)}
        {status === 'Pending' && <CalendarButton appointmentId={appointment.id} about={`Dr. ${doctor.fullName}`} />}
      </p>
      <p className="note">{consultationTitle(appointment.type)}</p>
      {status === 'Pending' && appointment.doctorIn && (
        <p className={styles.waitingForYou} role="status">
          {messages.doctorIsWaiting}
        </p>
      )}
      <AppointmentChanges appointment={appointment} side="patient" other={`Dr. ${doctor.fullName}`} />
      <dl className={styles.appointmentFacts}>
        <Fact term={messages.issueDetails} whole>
          {issueDetails}
        </Fact>
        {(startTime !== null || status === 'Pending') && (
          <Fact term={messages.startTime}>{startTime ? agreedTime(startTime, timeZone) : messages.notStartedYet}</Fact>
        )}
        <Fact term={messages.fee}>
          <strong>{feeInWords(fee)}</strong> {paymentWords[payment]}
        </Fact>
      </dl>
      <CardPapers appointment={appointment} />
      {step !== null && <ProgressSteps now={step} label={messages.progress} />}
      <AppointmentActions
        appointment={appointment}
        inSession={inSession}
        first={first}
        entering={entering}
        deeds={deeds}
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
