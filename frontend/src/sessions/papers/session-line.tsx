import type { AppointmentStatus, Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionPapers } from '@anamnesis/contracts/sessions/paper-routes';
import { agreedTime } from '../../time/clinic-time';
import { Line, LineItem } from '../../look/line';
import { FileLink } from './file-link';
import { entriesOf, type LineEntry } from './line-entries';
import { paperMessages as m, sessionWith } from './messages';
import { NoteItem } from './note-item';
import { lineTime } from './paper-time';
import styles from '../papers.module.css';

/** What the line has to know of the appointment. */
interface SessionOnLine {
  id: string;
  status: AppointmentStatus;
  timeZone: string;
  /** As agreed. */
  startsAt: string;
  startTime: string | null;
}

interface Props {
  session: SessionOnLine;
  papers: SessionPapers;
  side: Side;
  /** The other side, as the reader calls them. */
  other: string;
}

/** A session as a line: what happened so far, and now. New entries are read out, and come into sight at its end. */
export function SessionLine({ session, papers, side, other }: Props) {
  const { id: sessionId, status, timeZone, startsAt, startTime } = session;
  const timeOf = (at: string) => lineTime(at, startTime ?? startsAt, timeZone);
  return (
    <div className={styles.sessionLine} role="log" aria-label={m.line} tabIndex={0}>
      <Line>
        {entriesOf({ papers, startTime, side, other }).map((entry) =>
          entry.kind === 'note' ? (
            <NoteItem key={entry.key} {...{ sessionId, side, other, timeOf }} note={entry.note} />
          ) : (
            <LineItem key={entry.key}>
              <p className={`${styles.lineTime} num`}>{timeOf(entry.at)}</p>
              <Happened entry={entry} sessionId={sessionId} />
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
            <p>{sessionWith(other)}</p>
          </LineItem>
        )}
      </Line>
    </div>
  );
}

const Happened = ({ entry, sessionId }: { entry: Exclude<LineEntry, { kind: 'note' }>; sessionId: string }) =>
  entry.kind === 'started' ? (
    <p>{m.started}</p>
  ) : (
    <p>
      {entry.words} <FileLink sessionId={sessionId} file={entry.file} />
    </p>
  );
