import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import { useMessages } from '../language/messages';
import { recordDay } from '../time/record-day';
import { useMomentDay } from '../time/use-moment-day';
import { transferMessages } from './messages';
import { previewOf } from './previewed-entry';
import styles from './record-transfer.module.css';

interface Props {
  entry: TransferredEntry;
  chosen: boolean;
  /** Whether the record has it already: it cannot be chosen. */
  known: boolean;
  onToggle: (resource: string) => void;
}

/** One entry of a file with what would be stored, to be chosen. */
export function EntryChoice({ entry, chosen, known, onToggle }: Props) {
  const m = useMessages(transferMessages);
  const { title, about, lines } = previewOf(m, entry, { dayText: recordDay, momentDay: useMomentDay() });
  return (
    <li>
      <label className={styles.choice}>
        <input
          className="tick"
          type="checkbox"
          checked={chosen}
          disabled={known}
          onChange={() => onToggle(entry.resource)}
        />
        <span className="grow">
          <strong className={styles.text}>{title}</strong>
          <span className={`note num ${styles.text}`}>{about}</span>
          {lines.map((line, index) => (
            <span key={index} className={styles.text}>
              {line}
            </span>
          ))}
          {known && <em className="note">{m.already}</em>}
        </span>
      </label>
    </li>
  );
}
