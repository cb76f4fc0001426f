import { skipReasons } from '@anamnesis/contracts/health-imports/constants';
import type { HealthImport } from '@anamnesis/contracts/health-imports/routes';
import { dayText } from '../labs/words';
import { useMessages } from '../language/messages';
import { importMessages } from './messages';
import styles from './health-imports.module.css';

/** How the last imports ended, the latest first. */
export function PastImports({ imports }: { imports: readonly HealthImport[] }) {
  const past = imports.filter(({ status }) => status !== 'running');
  if (past.length === 0) return null;
  return (
    <div role="status">
      <ul className={styles.past}>
        {past.map((each) => (
          <li key={each.id}>
            <Ended past={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ended({ past: { fileName: file, status, result, reason } }: { past: HealthImport }) {
  const m = useMessages(importMessages);
  if (reason)
    return (
      <p>
        <strong>{m.failed({ file })}</strong> {m.reasons[reason]}
      </p>
    );
  if (status === 'cancelled') return <p className="note">{m.cancelled({ file })}</p>;
  if (!result) return null;
  const { days, samples, from, to, skipped } = result;
  const left = skipReasons.filter((each) => skipped[each] > 0);
  return (
    <>
      <p>{m.finished({ file, days, samples, from: dayText(from, 'UTC'), to: dayText(to, 'UTC') })}</p>
      {left.length > 0 && (
        <p className="note">{left.map((each) => m.skipped[each]({ count: skipped[each] })).join(' ')}</p>
      )}
    </>
  );
}
