import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useState } from 'react';
import { noteBy, paperMessages as m } from './messages';
import { PatientPapers } from './patient-papers';
import { paperTime } from './paper-time';
import { usePapersAsPatient } from './use-session-papers';
import styles from '../papers.module.css';

const NEVER_MET = ['Cancelled', 'No-show'];

/** On an appointment's card: the notes that stand, and behind a fold the whole session with its reports and summary. */
export function CardPapers({ appointment }: { appointment: PatientAppointment }) {
  return NEVER_MET.includes(appointment.status) ? null : <Papers appointment={appointment} />;
}

function Papers({ appointment }: { appointment: PatientAppointment }) {
  const { id, doctor, timeZone } = appointment;
  const [open, setOpen] = useState(false);
  const { papers } = usePapersAsPatient(id);
  const count = (papers?.reports.length ?? 0) + (papers?.summaries.filter(({ state }) => state === 'sent').length ?? 0);
  const standing = papers?.notes.filter(({ retracted }) => !retracted) ?? [];
  return (
    <div className={styles.cardPapers}>
      {!open && standing.length > 0 && (
        <div className={styles.cardNotes}>
          <h4>{m.notes}</h4>
          {standing.map(({ id: noteId, by, text, writtenAt }) => (
            <div key={noteId}>
              <p className={`voice ${styles.notesText}`}>{text}</p>
              <p className="note num">
                {noteBy(by === 'patient' ? m.you : `Dr. ${doctor.fullName}`, paperTime(writtenAt, timeZone))}
              </p>
            </div>
          ))}
        </div>
      )}
      <details open={open}>
        <summary
          onClick={(event) => {
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {m.panel}
          {count > 0 && <span className="tag num"> {count}</span>}
        </summary>
        {open && <PatientPapers appointment={appointment} />}
      </details>
    </div>
  );
}
