import type { ValueRange } from '@anamnesis/contracts/labs/lab-result';

/** The lowest and the highest value of a drawing. */
export type Domain = readonly [from: number, to: number];

/** The share of a value between the ends of a domain, within 0 and 1. */
export const shareOf = (value: number, [from, to]: Domain): number =>
  to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));

type Range = Pick<ValueRange, 'low' | 'high'>;

/** The domain that shows a value and its range with room on both sides. No laboratory value is below 0. */
export function bandDomain(value: number, { low, high }: Range): Domain {
  if (low !== null && high !== null) {
    const width = high - low || high || 1;
    return [Math.max(0, Math.min(low - width, value - width * 0.2)), Math.max(high + width, value + width * 0.2)];
  }
  const limit = low ?? high ?? value;
  return [Math.min(limit * (low === null ? 0 : 0.4), value * 0.8), Math.max(limit * 1.8, value * 1.2, 0.001)];
}

/** The domain that shows all values of a trend and the limits of the range, with room for the labels above. */
export function trendDomain(values: readonly number[], { low, high }: Range): Domain {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const lowest = Math.min(least, low ?? least, high ?? least);
  const highest = Math.max(most, high ?? most, low ?? most);
  const height = highest - lowest || Math.abs(highest) || 1;
  return [Math.max(0, lowest - height * 0.2), highest + height * 0.25];
}

/** The part of a drawing that a range covers, as shares of its domain: an open end reaches the edge. */
export const rangeShares = ({ low, high }: Range, domain: Domain) => ({
  from: low === null ? 0 : shareOf(low, domain),
  to: high === null ? 1 : shareOf(high, domain),
});

/** Two to six round numbers within a domain, for its axis. */
export function ticksOf([from, to]: Domain): number[] {
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
