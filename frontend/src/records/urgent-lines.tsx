import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import type { UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import { Building2, Stethoscope, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { labTestMessages } from '../labs/test-messages';
import { numberText, signOf } from '../labs/words';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import type { ShownEntry } from './shown-entry';
import { urgentMessages } from './urgent-messages';
import styles from './urgent-lines.module.css';

interface Props {
  urgency: ShownEntry['urgency'];
  reader: 'patient' | 'doctor';
}

/** The results of a report that cannot wait, the most urgent first, each with how soon and where in words; nothing of other entries. */
export function UrgentLines({ urgency, reader }: Props) {
  // Most of thousands of entries have none.
  return urgency ? <Lines urgency={urgency} reader={reader} /> : null;
}

const icons = { hospital: Building2, doctor: Stethoscope } as const;

function Lines({
  urgency: { lines, isOfUnknown },
  reader,
}: {
  urgency: NonNullable<Props['urgency']>;
  reader: Props['reader'];
}) {
  const m = useMessages(urgentMessages);
  const heading = useId();
  return (
    <section className={`notice ${styles.urgent}`} aria-labelledby={heading}>
      <Icon of={TriangleAlert} size={20} />
      <div className="grow">
        <strong id={heading}>{m.title({ count: lines.length })}</strong>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={index}>
              <span className={styles.rank}>
                <Icon of={icons[line.rank]} size={16} />
                {m.ranks[reader][line.rank]}
              </span>
              <Result line={line} />
              {line.isToCheck && <span className="note">{m.toCheck}</span>}
            </li>
          ))}
        </ul>
        {isOfUnknown && <p>{m.ofUnknown}</p>}
        <p className="note">{m.byRule}</p>
      </div>
    </section>
  );
}

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
