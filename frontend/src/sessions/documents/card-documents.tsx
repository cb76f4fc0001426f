import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useState } from 'react';
import { paperMessages } from './messages';
import { useMessages } from '../../language/messages';
import { PatientDocuments } from './patient-documents';
import { paperTime } from './document-time';
import { usePapersAsPatient } from './use-session-documents';
import styles from '../documents.module.css';

const NOT_HELD = ['Cancelled', 'No-show'];

/** On an appointment's card: the notes that are not retracted, and a collapsed section with the session, its reports and summaries. */
export function CardDocuments({ appointment }: { appointment: PatientAppointment }) {
  return NOT_HELD.includes(appointment.status) ? null : <Papers appointment={appointment} />;
}

function Papers({ appointment }: { appointment: PatientAppointment }) {
  const m = useMessages(paperMessages);
  const { id, doctor, timeZone } = appointment;
  const [open, setOpen] = useState(false);
  const { papers } = usePapersAsPatient(id);
  const count = (papers?.reports.length ?? 0) + (papers?.summaries.filter(({ state }) => state === 'sent').length ?? 0);
  const visibleNotes = papers?.notes.filter(({ retracted }) => !retracted) ?? [];
  return (
    <div className={styles.cardPapers}>
      {!open && visibleNotes.length > 0 && (
        <div className={styles.cardNotes}>
          <h4>{m.notes}</h4>
          {visibleNotes.map(({ id: noteId, by, text, writtenAt }) => (
            <div key={noteId}>
              <p className={`voice ${styles.notesText}`}>{text}</p>
              <p className="note num">
                {m.noteBy({
                  author: by === 'patient' ? m.you : m.doctor({ name: doctor.fullName }),
                  time: paperTime(writtenAt, timeZone),
                })}
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
        {open && <PatientDocuments appointment={appointment} />}
      </details>
    </div>
  );
}
