import type { ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { rangeShares, shareOf, trendDomain } from './scale';
import styles from './labs.module.css';

const [WIDTH, HEIGHT, MARGIN] = [92, 40, 6];
const OPEN = { low: null, high: null };

interface Props {
  /** In order of time, in one unit. */
  points: readonly { at: string; value: number }[];
  /** In the unit of the points. */
  range: Pick<ValueRange, 'low' | 'high'> | null;
  /** Whether the latest value is outside its range. */
  isOut: boolean;
  /** The values in words. */
  label: string;
}

/** The trend of a value at a glance: range, line, and the latest value. */
export function Sparkline({ points, range, isOut, label }: Props) {
  const times = points.map(({ at }) => Date.parse(at));
  const period = [times[0] ?? 0, times.at(-1) ?? 0] as const;
  const domain = trendDomain(
    points.map(({ value }) => value),
    range ?? OPEN,
  );
  const y = (share: number) => Number((HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)).toFixed(1));
  const at = points.map(({ value }, index) => ({
    x: Number((MARGIN + shareOf(times[index] ?? 0, period) * (WIDTH - 2 * MARGIN)).toFixed(1)),
    y: y(shareOf(value, domain)),
  }));
  const ref = rangeShares(range ?? OPEN, domain);
  const [top, bottom] = [ref.to === 1 ? 0 : y(ref.to), ref.from === 0 ? HEIGHT : y(ref.from)];
  const last = at.at(-1);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {range && <rect className={styles.ref} width={WIDTH} y={top} height={Math.max(bottom - top, 1)} rx="3" />}
      <path className={styles.path} d={`M${at.map((point) => `${point.x} ${point.y}`).join('L')}`} />
      {at.slice(0, -1).map((point, index) => (
        <circle key={index} className={styles.pt} cx={point.x} cy={point.y} r="2.4" />
      ))}
      {last && isOut && <path className={styles.out} d={`M${last.x} ${last.y - 5}l5 5l-5 5l-5-5Z`} />}
      {last && !isOut && <circle className={styles.in} cx={last.x} cy={last.y} r="4" />}
    </svg>
  );
}
