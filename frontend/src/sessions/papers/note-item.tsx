import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionNote } from '@anamnesis/contracts/sessions/paper-routes';
import { useState } from 'react';
import { LineItem } from '../../look/line';
import { paperMessages as m, retractedBy } from './messages';
import { RetractNote } from './retract-note';
import styles from '../papers.module.css';

interface Props {
  sessionId: string;
  note: SessionNote;
  side: Side;
  /** The other side, as the reader calls them. */
  other: string;
  timeOf: (at: string) => string;
}

/** A note on the line. Who wrote it can retract it; then it stays, struck through. */
export function NoteItem({ sessionId, note, side, other, timeOf }: Props) {
  const { by, text, writtenAt, retracted } = note;
  const [retracting, setRetracting] = useState(false);
  const isOwn = by === side;
  const author = isOwn ? m.you : other;
  return (
    <LineItem kind={retracted ? 'retracted' : 'done'}>
      <p className={`${styles.lineTime} num`}>{timeOf(writtenAt)}</p>
      <p className={`voice ${styles.notesText}`}>{retracted ? <s>{text}</s> : text}</p>
      <p className="note">
        {author}
        {isOwn && !retracted && (
          <button type="button" className={styles.noteRetract} onClick={() => setRetracting(true)}>
            {m.retract}
          </button>
        )}
      </p>
      {retracted && (
        <p className="note">
          <strong>{m.inError}</strong> {retracted.reason} {retractedBy(author, timeOf(retracted.at))}
        </p>
      )}
      {retracting && <RetractNote {...{ sessionId, note }} onClose={() => setRetracting(false)} />}
    </LineItem>
  );
}
