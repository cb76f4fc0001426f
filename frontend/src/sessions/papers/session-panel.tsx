import { ChevronDown, ChevronUp, NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../look/icon';
import { paperMessages as m } from './messages';
import { DoctorPapers } from './doctor-papers';
import { PatientPapers } from './patient-papers';

interface Props {
  side: 'patient' | 'doctor';
  sessionId: string;
  timeZone: string;
  /** Whether the session has begun. */
  begun: boolean;
}

/** What lies beside the call: a column on a desk, a drawer below the picture on a phone. */
export function SessionPanel({ side, sessionId, timeZone, begun }: Props) {
  const content = useId();
  const [open, setOpen] = useState(false);
  const title = side === 'doctor' ? m.panel : m.patientPanel;
  return (
    <aside className={open ? 'session-panel open' : 'session-panel'} aria-label={title}>
      <h2 className="sr">{title}</h2>
      <button
        type="button"
        className="drawer-handle"
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        <Icon of={NotebookPen} />
        <span className="grow">{title}</span>
        <Icon of={open ? ChevronDown : ChevronUp} />
      </button>
      <div className="drawer" id={content}>
        {side === 'doctor' ? (
          <DoctorPapers sessionId={sessionId} timeZone={timeZone} begun={begun} />
        ) : (
          <PatientPapers sessionId={sessionId} timeZone={timeZone} />
        )}
      </div>
    </aside>
  );
}
