import { type Domain, shareOf } from './scale';
import type { PlotPoint } from './plot-point';
import styles from './labs.module.css';

interface Props {
  points: readonly PlotPoint[];
  /** The place of each point in time, from 0 to 1. */
  shares: readonly number[];
  domain: Domain;
}

/** What each value of a trend is judged by, as an area that follows them: from the first that has it to the right edge. For an SVG of 100 by 100. */
export function PlotBand({ points, shares, domain }: Props) {
  const steps = points.flatMap(({ band }, each) => (band ? [{ x: (shares[each] ?? 0) * 100, ...band }] : []));
  const last = steps.at(-1);
  if (!last) return null;
  const all = [...steps, { ...last, x: 100 }];
  const at = (x: number, value: number) => `${x.toFixed(2)} ${(100 - shareOf(value, domain) * 100).toFixed(2)}`;
  const above = all.map(({ x, high }) => at(x, high));
  const below = all.map(({ x, low }) => at(x, low)).toReversed();
  return <path className={styles.plotBand} d={`M${[...above, ...below].join('L')}Z`} />;
}
