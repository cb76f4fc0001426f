import { useMessages } from '../language/messages';
import { insightMessages } from './messages';
import styles from './insights.module.css';

interface Props {
  /** As it was entered. */
  entered: string;
  /** As it was read from the document; null if it was not. */
  read: string | null;
  isOpen: boolean;
}

/** The text that is explained, word for word. */
export function OriginalText({ entered, read, isOpen }: Props) {
  const m = useMessages(insightMessages);
  return (
    <details open={isOpen}>
      <summary>{m.originalText}</summary>
      {read !== null && <h4 className={styles.part}>{m.asEntered}</h4>}
      <p className={`${styles.original} num`}>{entered}</p>
      {read !== null && (
        <>
          <h4 className={styles.part}>{m.asRead}</h4>
          <p className={`${styles.original} num`}>{read}</p>
        </>
      )}
    </details>
  );
}
