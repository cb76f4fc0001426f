import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionNote } from '@anamnesis/contracts/sessions/document-routes';
import { useState } from 'react';
import { LineItem } from '../../look/line';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { RetractNote } from './retract-note';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  note: SessionNote;
  side: Side;
  /** The other side, as shown to the reader. */
  other: string;
  timeOf: (at: string) => string;
}

/** A note on the timeline. Its author can retract it; it then stays, struck through. */
export function NoteItem({ sessionId, note, side, other, timeOf }: Props) {
  const m = useMessages(documentMessages);
  const { by, text, writtenAt, retracted } = note;
  const [retracting, setRetracting] = useState(false);
  const isOwn = by === side;
  const author = isOwn ? m.you : other;
  const retractedText = (at: string) =>
    isOwn ? m.retractedByYou({ time: timeOf(at) }) : m.retractedBy({ author, time: timeOf(at) });
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
          <strong>{m.inError}</strong> {retracted.reason} {retractedText(retracted.at)}
        </p>
      )}
      {retracting && <RetractNote {...{ sessionId, note }} onClose={() => setRetracting(false)} />}
    </LineItem>
  );
}
