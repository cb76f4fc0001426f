import { healthMeasures, type HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { ArrowDown, ArrowUp, Cpu, Watch } from 'lucide-react';
import { Band } from '../labs/band';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { clockTime, dayOf, listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import type { DayTexts } from './day-texts';
import { wearableMessages } from './messages';
import { type DayValue, measureText, standingKey } from './words';
import styles from './wearables.module.css';

/** The values of a day: each with what is usual, and with the device that it comes from. */
export function LatestDay({ day: { day, values }, texts }: { day: HealthDay; texts?: DayTexts }) {
  const own = useMessages(wearableMessages);
  const words = texts ?? own;
  const isSimulated = healthMeasures.some((measure) => values[measure]?.kind === 'simulated');
  return (
    <>
      <ul className={styles.values}>
        {healthMeasures.map((measure) => {
          const value = values[measure];
          return value && <ValueItem key={measure} {...{ day, measure, value, words }} />;
        })}
      </ul>
      {isSimulated && <p className="note">{words.simulatedNote}</p>}
    </>
  );
}

const arrows = { less: ArrowDown, more: ArrowUp } as const;

/** When a value of a day was fetched or imported: the time of that day, or the date of a later one. */
const timeOf = (at: string, day: string, timeZone: string) =>
  dayOf(at, timeZone) === day ? clockTime(at, timeZone) : listDate(at, timeZone);

interface ItemProps {
  day: string;
  measure: HealthMeasure;
  value: DayValue;
  words: DayTexts;
}

function ValueItem({ day, measure, value, words }: ItemProps) {
  const m = useMessages(wearableMessages);
  const { timeZone } = useClinic();
  const { usual, kind, deviceName, recordedAt } = value;
  const [name, unit] = [m.measures[measure], m.units[measure]];
  const standing = standingKey(value);
  const isOut = standing === 'less' || standing === 'more';
  const text = measureText(measure, value.value);
  const range = usual && { low: measureText(measure, usual.low), high: measureText(measure, usual.high) };
  return (
    <li>
      <span className={styles.name}>
        {name}
        {range && <small className="num">{m.usually(range)}</small>}
      </span>
      <span className="value">
        <b>{text}</b>
        <span>{unit}</span>
      </span>
      <span className={styles.standing}>
        {usual && range && (
          <Band
            value={value.value}
            range={usual}
            isOut={isOut}
            label={m.bandLabel({ name, value: text, unit, ...range })}
          />
        )}
        <span className={isOut ? `${styles.flag} ${styles.isOut}` : styles.flag}>
          {isOut && <Icon of={arrows[standing]} size={16} />}
          {m.standings[standing]}
        </span>
      </span>
      <span className={`note ${styles.source}`}>
        <Icon of={kind === 'simulated' ? Cpu : Watch} size={16} />
        <span>
          {m.source({ kind: words[kind], device: deviceName })}
          {recordedAt && <small className="num">{timeOf(recordedAt, day, timeZone)}</small>}
        </span>
      </span>
    </li>
  );
}
