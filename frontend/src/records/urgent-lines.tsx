import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import type { UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import { Building2, Clock, Stethoscope, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { labTestMessages } from '../labs/test-messages';
import { numberText, signOf } from '../labs/words';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { recordDay } from '../time/record-day';
import { useNow } from '../time/use-now';
import type { LabHistory } from './lab-values';
import type { ShownEntry } from './shown-entry';
import { urgencyNow, type UrgencyNow } from './urgency-now';
import { urgentMessages } from './urgent-messages';
import styles from './urgent-lines.module.css';

type Reader = 'patient' | 'doctor';
interface Props {
  entry: Pick<ShownEntry, 'urgency' | 'date'>;
  /** The values of all the person's reports: what was measured again. */
  history: LabHistory;
  reader: Reader;
}

/** The results of a report that cannot wait, the most urgent first, each with how soon and where in words; nothing of other entries. */
export function UrgentLines({ entry: { urgency, date }, history, reader }: Props) {
  // Most of thousands of entries have none.
  return urgency ? <Lines {...{ urgency, date, history, reader }} /> : null;
}

const icons = { hospital: Building2, doctor: Stethoscope } as const;

function Lines({
  urgency,
  date,
  history,
  reader,
}: Omit<Props, 'entry'> & { urgency: NonNullable<ShownEntry['urgency']>; date: string }) {
  const m = useMessages(urgentMessages);
  const heading = useId();
  const { lines, isPast } = urgencyNow(urgency, date, history, useNow());
  return (
    <section className={`notice ${isPast ? 'info' : ''} ${styles.urgent}`} aria-labelledby={heading}>
      <Icon of={isPast ? Clock : TriangleAlert} size={20} />
      <div className="grow">
        <strong id={heading}>{(isPast ? m.titlePast : m.title)({ count: lines.length })}</strong>
        <ul className={styles.lines}>
          {lines.map((each, index) => (
            <Line key={index} {...each} isPast={isPast} reader={reader} />
          ))}
        </ul>
        {urgency.isOfUnknown && <p>{m.ofUnknown}</p>}
        <p className="note">{m.byRule}</p>
      </div>
    </section>
  );
}

/** One urgent result: what to do, the result itself, and its latest later value. */
function Line({ line, again, isPast, reader }: UrgencyNow['lines'][number] & { isPast: boolean; reader: Reader }) {
  const m = useMessages(urgentMessages);
  const isValue = line.kind === 'value';
  return (
    <li>
      <span className={`${styles.rank} ${isPast ? '' : styles.open}`}>
        <Icon of={icons[line.rank]} size={16} />
        {(isPast ? m.ranksPast : m.ranks)[reader][line.rank]}
      </span>
      <Result line={line} />
      {again && <span className="note">{m.again({ day: recordDay(again.at), value: resultText(again) })}</span>}
      {isValue && line.isOfAdults && !isPast && <span className="note">{m.ofAdults}</span>}
      {isValue && line.isCalculated && <span className="note">{m.calculated}</span>}
      {line.isToCheck && <span className="note">{m.toCheck}</span>}
      {isValue && line.unit === null && hasUnit(line.test) && <span className="note">{m.noUnit}</span>}
    </li>
  );
}

/** Ratios and pH have none. */
const hasUnit = (test: LabTestKey) => !/^(?:1|\{.*\}|\[pH\])$/.test(labTest(test).unit);

const resultText = ({
  comparator,
  value,
  decimals,
  unit,
}: Pick<LabResult, 'comparator' | 'value' | 'decimals' | 'unit'>) =>
  `${signOf(comparator)}${numberText(value, decimals)} ${resultUnitText(unit)}`.trim();

/** A value with its name, or a line as it is written. */
function Result({ line }: { line: UrgentLine }) {
  const names = useMessages(labTestMessages);
  if (line.kind === 'line') return <span className="voice">{line.text}</span>;
  return (
    <span className="num">
      {names[line.test]} <strong>{signOf(line.comparator) + numberText(line.value, line.decimals)}</strong>{' '}
      {resultUnitText(line.unit)}
    </span>
  );
}
