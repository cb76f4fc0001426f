import type { SessionReport } from '@anamnesis/contracts/sessions/document-routes';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { FileItem } from './file-item';
import { documentTime } from './document-time';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  reports: readonly SessionReport[];
  timeZone: string;
  /** The patient sees when the doctor opened it. */
  side: 'patient' | 'doctor';
}

/** The reports of a session in the order of upload. */
export function Reports({ sessionId, reports, timeZone, side }: Props) {
  const m = useMessages(documentMessages);
  if (reports.length === 0) return <p className="note">{m.noReports}</p>;
  return (
    <ul className={styles.documentsList}>
      {reports.map((report) => (
        <FileItem
          key={report.id}
          sessionId={sessionId}
          file={report}
          note={
            side === 'patient' && report.openedAt
              ? m.openedAt({ time: documentTime(report.openedAt, timeZone) })
              : documentTime(report.uploadedAt, timeZone)
          }
        />
      ))}
    </ul>
  );
}
