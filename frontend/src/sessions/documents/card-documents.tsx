import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useState } from 'react';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { PatientDocuments } from './patient-documents';
import { documentTime } from './document-time';
import { useDocumentsAsPatient } from './use-session-documents';
import styles from '../documents.module.css';

const NOT_HELD = ['Cancelled', 'No-show'];

/** On an appointment's card: the notes that are not retracted, and a collapsed section with the session, its reports and summaries. */
export function CardDocuments({ appointment }: { appointment: PatientAppointment }) {
  return NOT_HELD.includes(appointment.status) ? null : <Documents appointment={appointment} />;
}

function Documents({ appointment }: { appointment: PatientAppointment }) {
  const m = useMessages(documentMessages);
  const { id, doctor, timeZone } = appointment;
  const [open, setOpen] = useState(false);
  const { documents } = useDocumentsAsPatient(id);
  const count =
    (documents?.reports.length ?? 0) + (documents?.summaries.filter(({ state }) => state === 'sent').length ?? 0);
  const visibleNotes = documents?.notes.filter(({ retracted }) => !retracted) ?? [];
  return (
    <div className={styles.cardDocuments}>
      {!open && visibleNotes.length > 0 && (
        <div className={styles.cardNotes}>
          <h4>{m.notes}</h4>
          {visibleNotes.map(({ id: noteId, by, text, writtenAt }) => (
            <div key={noteId}>
              <p className={`voice ${styles.notesText}`}>{text}</p>
              <p className="note num">
                {m.noteBy({
                  author: by === 'patient' ? m.you : m.doctor({ name: doctor.fullName }),
                  time: documentTime(writtenAt, timeZone),
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
