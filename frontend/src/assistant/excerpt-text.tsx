import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import { useMessages } from '../language/messages';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';
import { useReceiver } from './use-receiver';

/** What of the record is sent, exactly, and to whom. */
export function ExcerptText({ excerpt: { text } }: { excerpt: RecordExcerpt }) {
  const m = useMessages(assistantMessages);
  const receiver = useReceiver();
  if (text === '') return <p className="note">{m.excerptEmpty}</p>;
  return (
    <>
      {receiver !== undefined && (
        <p className="note">{receiver === null ? m.excerptNotRead : m.excerptExactly({ receiver })}</p>
      )}
      <pre className={styles.excerpt} tabIndex={0} role="region" aria-label={m.excerpt}>
        {text}
      </pre>
    </>
  );
}
