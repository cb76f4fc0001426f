import { useMessages } from '../language/messages';
import { labTestMessages } from '../labs/test-messages';
import { readingMessages } from './messages';
import styles from './reading.module.css';
import { type Reviewed, valueNow } from './review';
import { numberTextOf, unitTextOf, valueTextOf } from './value-text';

interface Props {
  value: Reviewed;
  /** Opens the check of this value. */
  onCheck: () => void;
}

/** A list item with one value that was read; pressing the number compares it with the document. */
export function ValueLine({ value, onCheck }: Props) {
  const m = useMessages(readingMessages);
  const test = useMessages(labTestMessages)[value.test];
  const { judgement, isOpen, read } = value;
  const now = valueNow(value);
  const isDiscarded = judgement?.kind === 'discarded';
  const state = judgement && m[judgement.kind];
  const facts = { test, value: valueTextOf(now) };
  const why = read.doubt && isOpen ? m.doubts[read.doubt] : '';
  const number = numberTextOf(now);
  return (
    <li className={styles.value}>
      <span className={styles.name}>
        {test}
        {(why || state) && (
          <small>
            {isOpen && <strong>{m.pleaseCheck}</strong>} {why || state}
          </small>
        )}
      </span>
      <button
        type="button"
        className={isOpen ? `${styles.number} ${styles.open}` : styles.number}
        aria-label={why ? m.checkDoubtful({ ...facts, why }) : m.checkValue(facts)}
        onClick={onCheck}
      >
        {isDiscarded ? <s className="num">{number}</s> : <span className="num">{number}</span>}
      </button>
      <span className={styles.unit}>{unitTextOf(now)}</span>
    </li>
  );
}
