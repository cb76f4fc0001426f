import type { AppointmentStatus, Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { agreedTime } from '../../time/clinic-time';
import { Line, LineItem } from '../../look/line';
import { FileLink } from './file-link';
import { entriesOf, type LineEntry } from './line-entries';
import { Sentence } from '../../language/sentence';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { NoteItem } from './note-item';
import { lineTime } from './document-time';
import styles from '../documents.module.css';

/** The part of an appointment that the timeline needs. */
interface SessionOnLine {
  id: string;
  status: AppointmentStatus;
  timeZone: string;
  /** The agreed time. */
  startsAt: string;
  startTime: string | null;
}

interface Props {
  session: SessionOnLine;
  documents: SessionDocuments;
  side: Side;
  /** The other side, as shown to the reader. */
  other: string;
}

/** A session as a timeline up to now. New entries are announced and appear at its end. */
export function SessionLine({ session, documents, side, other }: Props) {
  const m = useMessages(documentMessages);
  const { id: sessionId, status, timeZone, startsAt, startTime } = session;
  const timeOf = (at: string) => lineTime(at, startTime ?? startsAt, timeZone);
  return (
    <div className={styles.sessionLine} role="log" aria-label={m.line} tabIndex={0}>
      <Line>
        {entriesOf(m, { documents, startTime, side, other }).map((entry) =>
          entry.kind === 'note' ? (
            <NoteItem key={entry.key} {...{ sessionId, side, other, timeOf }} note={entry.note} />
          ) : (
            <LineItem key={entry.key}>
              <p className={`${styles.lineTime} num`}>{timeOf(entry.at)}</p>
              <Entry entry={entry} sessionId={sessionId} />
            </LineItem>
          ),
        )}
        {(status === 'Pending' || status === 'Active') && (
          <LineItem key="now" kind="now">
            <p className={styles.lineTime}>{m.now}</p>
          </LineItem>
        )}
        {status === 'Pending' && (
          <LineItem key="ahead" kind="ahead">
            <p className={`${styles.lineTime} num`}>{agreedTime(startsAt, timeZone)}</p>
            <p>{m.sessionWith({ other })}</p>
          </LineItem>
        )}
      </Line>
    </div>
  );
}

const Entry = ({ entry, sessionId }: { entry: Exclude<LineEntry, { kind: 'note' }>; sessionId: string }) => {
  const m = useMessages(documentMessages);
  return entry.kind === 'started' ? (
    <p>{m.started}</p>
  ) : (
    <p>
      <Sentence text={entry.text}>
        <FileLink sessionId={sessionId} file={entry.file} />
      </Sentence>
    </p>
  );
};
