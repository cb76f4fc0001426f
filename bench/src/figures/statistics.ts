/** The median; the mean of the two middle values for an even number. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values');
  return (lower + upper) / 2;
}

/** The smallest value that `percent` of all values do not exceed (nearest rank). Throws without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of no values');
  return value;
}

/** The two figures of one pair, measured in direct succession. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** The median of the pairs' own ratios: a temporary slowdown of the machine affects both halves of a pair. */
export const pairRatio = (pairs: readonly Pair[]): number => median(pairs.map(({ ours, theirs }) => ours / theirs));
