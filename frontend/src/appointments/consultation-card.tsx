import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Video } from 'lucide-react';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { StatusBadge } from '../look/status-badge';
import { listDate, listTime } from '../time/clinic-time';
import { AppointmentChanges } from './appointment-changes';
import { canBeMoved } from './can-be-moved';
import { useConsultationActions, useSelection } from './consultation-context';
import { useConsultationTitle } from '../doctors/consultation-type';
import { ConsultationPayment } from './consultation-payment';
import { issueText } from './issue-text';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import appointmentStyles from './appointments.module.css';
import styles from './consultations.module.css';

/** The surrounding consultation for its doctor. */
export function ConsultationCard() {
  const consultation = useRecordContext<Consultation>();
  return consultation && <Card consultation={consultation} />;
}

function Card({ consultation }: { consultation: Consultation }) {
  const { busy, reschedule, cancel } = useConsultationActions();
  const { selected, select } = useSelection();
  const m = useMessages(appointmentMessages);
  const consultationTitle = useConsultationTitle();
  const heading = useId();
  const { id, patientName, startsAt, timeZone, status, payment } = consultation;
  const isSelected = selected?.id === id;
  const open = status === 'Pending' || status === 'Active';
  return (
    <article
      className={isSelected ? `${styles.appt} ${styles.sel}` : styles.appt}
      id={`consultation-${id}`}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-current={isSelected || undefined}
      onClick={() => select(consultation)}
    >
      <div className={`row ${styles.apptTop}`}>
        <Portrait name={patientName} size={40} />
        <div className="grow">
          <h2 id={heading}>{patientName}</h2>
          <p className="note num">
            {listDate(startsAt, timeZone)} · {listTime(startsAt, timeZone)} ·{' '}
            <span className="sr">{m.consultationTypeLabel} </span>
            {consultationTitle(consultation.type)}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <p className={styles.issue}>
        <span className="sr">{m.issueDetailsLabel} </span>
        {issueText(m, consultation.issueDetails)}
      </p>
      <AppointmentChanges
        className={styles.appointmentChanges}
        appointment={consultation}
        side="doctor"
        other={patientName}
      />
      {open && (
        <div className={`row wrap ${styles.acts2}`}>
          <StartButton consultation={consultation} selected={isSelected} />
          {canBeMoved(consultation) && (
            <Button size="small" disabled={busy} onClick={() => reschedule(consultation)}>
              {m.reschedule}
            </Button>
          )}
          {status === 'Pending' && (
            <Button size="small" disabled={busy} onClick={() => cancel(consultation)}>
              {m.cancel}
            </Button>
          )}
        </div>
      )}
      {(open || payment !== 'none') && <ConsultationPayment />}
      {status === 'Pending' && consultation.patientIn && (
        <p className={`${styles.waitingForYou} ${appointmentStyles.waitingForYou}`} role="status">
          {m.patientIsWaiting}
        </p>
      )}
    </article>
  );
}

function StartButton({ consultation, selected }: { consultation: Consultation; selected: boolean }) {
  const m = useMessages(appointmentMessages);
  const { busy, enter } = useConsultationActions();
  const running = consultation.status === 'Active';
  return (
    <Button
      size="small"
      variant={running ? 'contained' : selected ? 'act' : 'outlined'}
      startIcon={<Icon of={Video} size={18} />}
      disabled={busy}
      onClick={() => enter(consultation)}
    >
      {running ? m.rejoin : m.startCall}
    </Button>
  );
}
