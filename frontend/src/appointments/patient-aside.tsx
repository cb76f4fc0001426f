import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { Portrait } from '../look/portrait';
import { faceSheetMessages } from '../profiles/face-sheet-messages';
import { PatientGlance } from '../profiles/patient-glance';
import { patientFacts } from '../profiles/patient-facts';
import { useFaceSheet } from '../profiles/use-face-sheet';
import { DoctorDocuments } from '../sessions/documents/doctor-documents';
import { EarlierNotes } from '../sessions/documents/earlier-notes';
import { ListKeys } from '../desk/list-keys';
import { CalendarButton } from './calendar-button';
import { agreedTime, listDate } from '../time/clinic-time';
import { useConsultationTitle } from '../doctors/consultation-type';
import { issueText } from './issue-text';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { APPOINTMENTS } from './resource';
import styles from './consultations.module.css';

/** The number of earlier consultations shown at first, and added each time. */
const EARLIER = 5;

/** The patient of the surrounding consultation, with the doctor's earlier consultations with them. */
export function PatientAside() {
  const consultation = useRecordContext<Consultation>();
  return consultation && <Aside consultation={consultation} />;
}

function Aside({ consultation }: { consultation: Consultation }) {
  const m = useMessages(appointmentMessages);
  const face = useMessages(faceSheetMessages);
  const consultationTitle = useConsultationTitle();
  const heading = useId();
  const { id, patientId, patientName, startsAt, timeZone, type, issueDetails, status } = consultation;
  const [most, setMost] = useState(EARLIER);
  const { data, total = 0 } = useGetList<Consultation>(
    APPOINTMENTS,
    {
      filter: { patientId, status: 'Completed' },
      sort: { field: 'startsAt', order: 'DESC' },
      pagination: { page: 1, perPage: most },
    },
    // Keeps the shown ones on screen while more are loading.
    { placeholderData: keepPreviousData },
  );
  const over = status === 'Cancelled' || status === 'No-show';
  const { sheet } = useFaceSheet(id, !over);
  const earlier = data?.filter((other) => other.id !== id);
  return (
    <aside className={styles.summary} aria-labelledby={heading}>
      <header className="row" style={{ gap: 14 }}>
        <Portrait name={patientName} picture={sheet?.picture ?? null} size={52} />
        <div className="grow">
          <h2 id={heading}>{patientName}</h2>
          {sheet && <p className="note num">{patientFacts(face, sheet)}</p>}
        </div>
      </header>
      {!over && <PatientGlance appointmentId={id} />}
      <section>
        <h3>{m.thisAppointment}</h3>
        <p className="num">{agreedTime(startsAt, timeZone)}</p>
        <p className="note">{consultationTitle(type)}</p>
        <p className="voice">{issueText(m, issueDetails)}</p>
        {status === 'Pending' && <CalendarButton appointmentId={id} about={patientName} />}
      </section>
      {!over && <DoctorDocuments key={id} consultation={consultation} />}
      {earlier && (
        <section>
          <h3>{m.seenBefore}</h3>
          {earlier.length === 0 && <p className="note">{m.firstTime}</p>}
          <ul>
            {earlier.map((past) => (
              <li key={past.id} className="note num">
                <strong>{listDate(past.startsAt, past.timeZone)}</strong> {consultationTitle(past.type)}
                <br />
                {issueText(m, past.issueDetails)}
                <EarlierNotes sessionId={past.id} />
              </li>
            ))}
          </ul>
          {total > most && (
            <Button size="small" onClick={() => setMost(most + EARLIER)}>
              {m.stillEarlier({ count: total - most })}
            </Button>
          )}
        </section>
      )}
      <div className={styles.keys}>
        <ListKeys texts={{ move: m.keysMove, enter: m.enterKey, open: m.keysOpen }} />
      </div>
    </aside>
  );
}
