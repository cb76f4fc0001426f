import type { PatientAppointment } from '@anamnesis/contracts/appointments/routes';
import { useState } from 'react';
import { notesFrom, paperMessages as m } from './messages';
import { PapersSection } from './papers-section';
import { PatientPapers } from './patient-papers';
import { paperTime } from './paper-time';
import { usePapersAsPatient } from './use-session-papers';

const NEVER_MET = ['Cancelled', 'No-show'];

/** On an appointment's card: the doctor's notes of a completed consultation, and behind a fold the reports and the summary. */
export function CardPapers({ appointment }: { appointment: PatientAppointment }) {
  return NEVER_MET.includes(appointment.status) ? null : <Papers appointment={appointment} />;
}

function Papers({ appointment: { id, doctor, timeZone } }: { appointment: PatientAppointment }) {
  const [open, setOpen] = useState(false);
  const { papers } = usePapersAsPatient(id);
  const count = (papers?.reports.length ?? 0) + (papers?.summaries.filter(({ state }) => state === 'sent').length ?? 0);
  return (
    <div className="card-papers">
      {papers?.notes && (
        <PapersSection title={notesFrom(doctor.fullName)}>
          <p className="voice notes-text">{papers.notes.text}</p>
          <p className="note num">{paperTime(papers.notes.writtenAt, timeZone)}</p>
        </PapersSection>
      )}
      <details open={open}>
        <summary
          onClick={(event) => {
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {m.patientPanel}
          {count > 0 && <span className="tag num"> {count}</span>}
        </summary>
        {open && <PatientPapers sessionId={id} timeZone={timeZone} />}
      </details>
    </div>
  );
}
