import type { UsedEntry } from '@anamnesis/contracts/assistant/record-excerpt';
import { Link2 } from 'lucide-react';
import { dayText } from '../labs/words';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import styles from './assistant.module.css';
import { type AssistantTexts, assistantMessages } from './messages';

/** As many entries are named each by itself. */
const FEW = 2;

/** "From your prescription of Jun 14, 2026" */
const sentence = ({ from, fromOf }: AssistantTexts, { kind, date }: UsedEntry): string =>
  date === null ? from[kind] : fromOf[kind]({ date: dayText(date, 'UTC') });

/** What of the record was sent with a question; nothing if nothing was. */
export function Basis({ used }: { used: readonly UsedEntry[] }) {
  const m = useMessages(assistantMessages);
  if (used.length === 0) return null;
  // Several values are of one report, and entries of one day read the same.
  const sentences = [...new Set(used.map((each) => sentence(m, each)))];
  const list = (
    <ul>
      {sentences.map((each) => (
        <li key={each} className="num">
          {each}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`${styles.foot} ${styles.basis}`}>
      <Icon of={Link2} size={16} />
      {sentences.length <= FEW ? (
        list
      ) : (
        <details>
          <summary>{m.fromMany({ count: sentences.length })}</summary>
          {list}
        </details>
      )}
    </div>
  );
}
