import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import { ApiError } from '../api/api-error';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import styles from './assistant.module.css';
import { ExcerptText } from './excerpt-text';
import { assistantMessages } from './messages';
import { type SentExcerpt, sentExcerpt } from './question';

interface Props {
  /** What would be sent now. */
  excerpt: RecordExcerpt;
  /** Why it was not sent; null if it was not tried. */
  error: unknown;
  /** Null while another question is answered. */
  onSend: ((excerpt: SentExcerpt | null) => void) | null;
}

/** A question that was not sent, because the record has changed since it was shown: asks what is to be sent now. */
export function ExcerptQuestion({ excerpt, error, onSend }: Props) {
  const m = useMessages(assistantMessages);
  return (
    <div className={`${styles.bubble} ${styles.them} ${styles.ask}`} role="group" aria-label={m.excerpt}>
      <p role="alert">{error instanceof ApiError ? error.message : m.excerptAgain}</p>
      <ExcerptText excerpt={excerpt} />
      <div className="row wrap">
        <Button look="primary" size="small" disabled={!onSend} onClick={() => onSend?.(sentExcerpt(excerpt))}>
          {m.sendWithRecord}
        </Button>
        <Button size="small" disabled={!onSend} onClick={() => onSend?.(null)}>
          {m.sendWithoutRecord}
        </Button>
      </div>
    </div>
  );
}
