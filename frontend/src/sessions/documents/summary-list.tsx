import type { MedicalSummary } from '@anamnesis/contracts/sessions/document-routes';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { FileItem } from './file-item';
import { documentTime } from './document-time';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  summaries: readonly MedicalSummary[];
  timeZone: string;
  /** The patient sees when the doctor opened it. */
  side: 'patient' | 'doctor';
}

/** The medical summaries that were sent, the newest first. */
export function SummaryList({ sessionId, summaries, timeZone, side }: Props) {
  const m = useMessages(documentMessages);
  const sent = summaries.filter(({ state }) => state === 'sent').toReversed();
  if (sent.length === 0) return null;
  return (
    <ul className={styles.documentsList}>
      {sent.map(({ id, at, openedAt: opened }) => (
        <FileItem
          key={id}
          sessionId={sessionId}
          file={{ id, name: m.summaryName, mediaType: 'application/pdf' }}
          note={
            side === 'patient' && opened
              ? m.openedAt({ time: documentTime(opened, timeZone) })
              : m.sentAt({ time: documentTime(at, timeZone) })
          }
        />
      ))}
    </ul>
  );
}
