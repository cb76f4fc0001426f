import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { clockTime, longDay, nearDay, zoneAbbreviation } from '../time/clinic-time';
import { timeMessages } from '../time/messages';
import { useConsultationTitle } from '../doctors/consultation-type';
import { useSpecialtyText } from '../doctors/specialty-text';
import { feeInWords } from '../doctors/fee';
import { currentStep } from '../sessions/progress';
import { ProgressSteps } from '../sessions/progress-steps';
import { LinkButton } from '../look/link-button';
import { Portrait } from '../look/portrait';
import { ErrorBox, Loading } from '../look/states';
import { StatusBadge } from '../look/status-badge';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { untilWords } from './moments';
import styles from './next.module.css';

function When({ appointment: { startsAt, timeZone, status }, now }: { appointment: PatientAppointment; now: Date }) {
  const m = useMessages(homeMessages);
  const day = nearDay(useMessages(timeMessages), startsAt, now, timeZone);
  const time = clockTime(startsAt, timeZone).replace(/\s\S+$/, '');
  const until = status === 'Active' ? m.running : untilWords(m, startsAt, now);
  return (
    <div className={styles.when}>
      <p className="big num">
        {day}, {time} <span>{zoneAbbreviation(startsAt, timeZone)}</span>
      </p>
      <p className="note num">
        <span className={styles.deskPart}>
          {longDay(startsAt, timeZone)}
          {until && ', '}
        </span>
        {until}
      </p>
      <StatusBadge status={status} />
    </div>
  );
}

function Next({ appointment, now }: { appointment: PatientAppointment; now: Date }) {
  const m = useMessages(homeMessages);
  const consultationTitle = useConsultationTitle();
  const specialtyText = useSpecialtyText();
  const { doctor, type, fee, status, payment } = appointment;
  const step = currentStep(appointment);
  const toPay = status === 'Pending' && payment === 'none';
  return (
    <>
      <When appointment={appointment} now={now} />
      <div className={`row ${styles.who}`}>
        <Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={56} />
        <div className="grow">
          <strong>{m.doctor({ name: doctor.fullName })}</strong>
          <p className="note">
            {[doctor.specification.map(specialtyText).join(', '), consultationTitle(type)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {step !== null && <ProgressSteps now={step} label={m.progress} />}
      <div className="row wrap acts">
        <LinkButton className={styles.mainAct} look="act" to="/user-tele">
          {toPay ? m.payAndJoin : m.join}
        </LinkButton>
        {toPay && <span className={`${styles.fee} num`}>{feeInWords(fee)}</span>}
        <LinkButton className={styles.all} look="text" to="/user-tele">
          {m.all}
        </LinkButton>
      </div>
    </>
  );
}

const None = () => {
  const m = useMessages(homeMessages);
  return (
    <>
      <p className={`voice ${styles.none}`}>{m.appointmentsNone}</p>
      <div className="row wrap acts">
        <LinkButton className={styles.mainAct} look="act" to="/user-tele?tab=doctors">
          {m.findDoctor}
        </LinkButton>
        <LinkButton className={styles.all} look="text" to="/user-tele">
          {m.all}
        </LinkButton>
      </div>
    </>
  );
};

export type Asked =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'here'; next: PatientAppointment | null };

/** The next appointment, highlighted; a plain card while it loads or after it failed. */
export function AppointmentCard({ asked, now }: { asked: Asked; now: Date }) {
  const m = useMessages(homeMessages);
  return (
    <section
      className={`${styles.next} ${asked.state === 'here' ? 'card deep' : 'card'}`}
      aria-labelledby="home-appointments"
    >
      <h2 id="home-appointments">{m.appointments}</h2>
      {asked.state === 'loading' && (
        <div className={styles.waiting}>
          <Loading bare label={m.loading} lines={2} />
        </div>
      )}
      {asked.state === 'failed' && (
        <div style={{ marginTop: 16 }}>
          <ErrorBox title={m.appointmentsFailed} text={m.appointmentsSafe} onRetry={asked.retry} />
        </div>
      )}
      {asked.state === 'here' && (asked.next ? <Next appointment={asked.next} now={now} /> : <None />)}
    </section>
  );
}
