import { seriesOf } from '@anamnesis/contracts/labs/series';
import { ValueRow } from '../labs/value-row';
import { useMessages } from '../language/messages';
import { type LabHistory, latestValues, type RangeOf, type RecordValue, valuesOf } from './lab-values';
import { recordMessages } from './messages';
import type { ShownEntry } from './shown-entry';
import { ValueSource } from './value-source';
import styles from './records.module.css';

/** That the patient compared a value with the paper, and where it stands. */
function ConfirmedBy({ value: { isCorrected, source } }: { value: RecordValue }) {
  const m = useMessages(recordMessages);
  return (
    <>
      <p>{isCorrected ? m.correctedByPatient : m.confirmedByPatient}</p>
      {source && <ValueSource source={source} />}
    </>
  );
}

export interface LabContext {
  /** The values of all the person's reports, for trends. */
  history: LabHistory;
  rangeOf: RangeOf;
}

/** The text of an entry. The laboratory values in it are rows with range and trend; the text as written is below them. */
export function EntryText({ entry, labs }: { entry: ShownEntry; labs: LabContext }) {
  const m = useMessages(recordMessages);
  const values = valuesOf(entry);
  const text = <p className={`voice ${styles.text}`}>{entry.text}</p>;
  if (values.length === 0) return text;
  return (
    <>
      <ul className={styles.values}>
        {values.map((value) => (
          <ValueRow
            key={value.start}
            result={value}
            range={labs.rangeOf(value)}
            series={seriesOf(value.test, latestValues(labs.history, value.test, entry.date))}
            origin={value.isConfirmed && <ConfirmedBy value={value} />}
          />
        ))}
      </ul>
      <details>
        <summary>{m.asWritten}</summary>
        {text}
      </details>
    </>
  );
}
