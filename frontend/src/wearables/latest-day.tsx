import { healthMeasures, type HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { ArrowDown, ArrowUp, Cpu, Watch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Band } from '../labs/band';
import { useMessages } from '../language/messages';
import { ownZone } from '../language/own-zone';
import { Icon } from '../look/icon';
import { clockTime, dayOf, listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import type { DayTexts } from './day-texts';
import { wearableMessages } from './messages';
import { type DayValue, measureText, standingKey } from './words';
import styles from './wearables.module.css';

/** The values of a day: each with what is usual, and with the device that it comes from. A device that all of them come from is named once, below them. */
export function LatestDay({ day: { day, values }, texts }: { day: HealthDay; texts?: DayTexts }) {
  const own = useMessages(wearableMessages);
  const { timeZone } = useClinic();
  const words = texts ?? own;
  const known = healthMeasures.flatMap((measure) => {
    const value = values[measure];
    return value ? [{ measure, value, time: value.recordedAt && timeOf(value.recordedAt, day, timeZone) }] : [];
  });
  const [first, ...others] = known;
  const isOneSource =
    first !== undefined &&
    others.length > 0 &&
    others.every(
      ({ value, time }) =>
        value.kind === first.value.kind && value.deviceName === first.value.deviceName && time === first.time,
    );
  const isSimulated = known.some(({ value }) => value.kind === 'simulated');
  return (
    <>
      <ul className={isOneSource ? `${styles.values} ${styles.isOneSource}` : styles.values}>
        {known.map(({ measure, value, time }) => (
          <ValueItem key={measure} measure={measure} value={value}>
            {!isOneSource && <Source {...{ value, time, words }} />}
          </ValueItem>
        ))}
      </ul>
      {isOneSource && <Source value={first.value} time={first.time} words={words} />}
      {isSimulated && <p className="note">{words.simulatedNote}</p>}
    </>
  );
}

const arrows = { less: ArrowDown, more: ArrowUp } as const;

/** When a value of a day was fetched or imported: the time of that day, in the reader's zone or the clinic's, or the date of a later one. */
const timeOf = (at: string, day: string, timeZone: string) =>
  [timeZone, ownZone()].some((zone) => dayOf(at, zone) === day) ? clockTime(at, timeZone) : listDate(at, timeZone);

interface SourceProps {
  value: DayValue;
  /** When it was fetched or imported; null if that is not known. */
  time: string | null;
  words: DayTexts;
}

function Source({ value: { kind, deviceName }, time, words }: SourceProps) {
  const m = useMessages(wearableMessages);
  return (
    <span className={`note ${styles.source}`}>
      <Icon of={kind === 'simulated' ? Cpu : Watch} size={16} />
      <span>
        {m.source({ kind: words[kind], device: deviceName })}
        {time && <small className="num">{time}</small>}
      </span>
    </span>
  );
}

interface ItemProps {
  measure: HealthMeasure;
  value: DayValue;
  children: ReactNode;
}

function ValueItem({ measure, value, children }: ItemProps) {
  const m = useMessages(wearableMessages);
  const { usual } = value;
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
      {children}
    </li>
  );
}
