import { showRecordExcerpt } from '@anamnesis/contracts/assistant/addresses';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import { useEffect, useEffectEvent } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ErrorBox } from '../look/states';
import styles from './assistant.module.css';
import { ExcerptText } from './excerpt-text';
import { assistantMessages } from './messages';

/** Shows what of the record would be sent with the question, and reports it: only what was shown is sent. */
export function ShownExcerpt({ onShown }: { onShown: (excerpt: RecordExcerpt | null) => void }) {
  const m = useMessages(assistantMessages);
  const { data, isError, refetch } = useApiQuery(showRecordExcerpt);
  const excerpt = data?.excerpt ?? null;
  const report = useEffectEvent(onShown);
  useEffect(() => report(excerpt), [excerpt]);
  return (
    <div className={styles.shown}>
      {excerpt ? (
        <ExcerptText excerpt={excerpt} />
      ) : isError ? (
        <ErrorBox title={m.excerptFailed} text={m.excerptFailedText} onRetry={() => void refetch()} />
      ) : (
        <p className="note" role="status">
          {m.excerptLoading}
        </p>
      )}
    </div>
  );
}
