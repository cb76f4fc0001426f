import { type Domain, shareOf } from './scale';
import styles from './labs.module.css';

/** A stretch of time to compare a trend with, such as a medicine that was taken. */
export interface Lane {
  id: string;
  name: string;
  /** Its days in words. */
  days: string;
  /** ISO 8601; null if it has no end. */
  from: string;
  to: string | null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Stretches of time below a trend, on its time axis, each with its name. One without an end is dotted at the edge. */
export function Lanes({ lanes, times, margin }: { lanes: readonly Lane[]; times: Domain; margin: number }) {
  const at = (time: string) => margin + shareOf(Date.parse(time), times) * (1 - 2 * margin);
  return (
    <ul className={styles.lanes}>
      {lanes.map(({ id, name, days, from, to }) => {
        const [start, end] = [at(from), to === null ? 1 : at(to)];
        return (
          <li key={id}>
            <span className={styles.laneName}>
              {name} <small className="num">{days}</small>
            </span>
            <span className={styles.track}>
              <i
                className={to === null ? `${styles.lane} ${styles.isOpen}` : styles.lane}
                style={{ left: percent(start), width: percent(end - start) }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
