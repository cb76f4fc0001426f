import { type ReactNode, useState } from 'react';
import { useMessages } from '../language/messages';
import { roomMessages } from './room-messages';
import styles from './room.module.css';

/** A longer message is folded, so that it does not fill the room. */
const MOST_LINES = 16;
const MOST_CHARACTERS = 1_200;

const isLong = (text: string) => text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES;

/** What somebody wrote: in the direction of its own first letter; folded if it is long. */
export function MessageText({ text, children }: { text: string; children?: ReactNode }) {
  const m = useMessages(roomMessages);
  const [isFolded, setFolded] = useState(true);
  const folds = isLong(text);
  return (
    <div className={styles.text}>
      <p className={styles.bubble} dir="auto" data-folded={folds && isFolded}>
        {children}
        {text}
      </p>
      {folds && (
        <button type="button" className={styles.resend} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? m.showMore : m.showLess}
        </button>
      )}
    </div>
  );
}
