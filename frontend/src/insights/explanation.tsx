import type { Insight } from '@anamnesis/contracts/insights/insight';
import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { engineText } from './engine-text';
import { InsightBlocks } from './insight-blocks';
import { failureText, retryOf } from './insight-problem';
import { insightMessages } from './messages';
import styles from './insights.module.css';
import { leftOutText } from './left-out-text';
import { Sorry } from './sorry';

/** The explanation of a report, with who wrote it. `children` come after the points about the values. */
export function Explanation({
  insight: { blocks, engine, failure, leftOut, sources },
  onRetry,
  children,
}: {
  insight: Insight;
  onRetry: () => void;
  children: ReactNode;
}) {
  const m = useMessages(insightMessages);
  return (
    <>
      {failure && <Sorry text={`${failureText(failure)} ${m.insteadBuiltIn}`} onRetry={retryOf(failure, onRetry)} />}
      <InsightBlocks blocks={blocks} middle={children} />
      {leftOut.length > 0 && <p className="note">{leftOutText(m, leftOut)}</p>}
      {sources.length > 0 && (
        <details>
          <summary>{m.sources}</summary>
          <ul className={styles.questions}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="note">
        {engineText(m.engines, engine)} {m.notADiagnosis}
      </p>
    </>
  );
}
