import { dayAfter } from '../time/slots.js';
import { type HealthMeasure, MIN_USUAL_DAYS, SIMULATED, USUAL_DAYS } from './constants.js';
import type { MergedDay } from './merged-day.js';

/** The part of a person's own earlier values in which eight of ten lie. */
export interface Usual {
  readonly low: number;
  readonly high: number;
}

/** Where a value lies in relation to what is usual for the person; null if that is not known. */
export type UsualStanding = 'less' | 'usual' | 'more' | null;

/** The value below which this share of the sorted values lies, between two of them by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * What is usual for a person before a day: from the earlier days of the same kind of source, so that made-up values say nothing about
 * measured ones. Null with too few of them, or without a value on that day.
 */
export function usualBefore(
  days: readonly MergedDay[],
  { day, values }: MergedDay,
  measure: HealthMeasure,
): Usual | null {
  const kind = values[measure]?.kind;
  const first = dayAfter(day, -USUAL_DAYS);
  const earlier = days.flatMap((each) => {
    const known = each.values[measure];
    return known && known.kind === kind && each.day >= first && each.day < day ? [known.value] : [];
  });
  if (earlier.length < MIN_USUAL_DAYS) return null;
  const sorted = earlier.toSorted((a, b) => a - b);
  const rounded = (value: number) => Number(value.toFixed(SIMULATED[measure].decimals));
  return { low: rounded(quantile(sorted, 0.1)), high: rounded(quantile(sorted, 0.9)) };
}

/** Whether a value is usual for the person. */
export function usualStanding(value: number, usual: Usual | null): UsualStanding {
  if (!usual) return null;
  if (value < usual.low) return 'less';
  return value > usual.high ? 'more' : 'usual';
}
