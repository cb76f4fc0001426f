import type { LabFact } from './facts.js';

/** Within this share of a limit, or of the width of a range, a value is close. */
const CLOSE = 0.1;

/**
 * How far a value is from a limit, measured by the width of the range. In proportion to its limit, sodium would always be close;
 * only a range with one limit is measured by that limit.
 */
function shareOf(distance: number, { range }: LabFact): number {
  if (!range) return 0;
  const { low, high } = range;
  const size = low !== null && high !== null ? high - low : Math.abs(low ?? high ?? 0);
  return size === 0 ? Number.POSITIVE_INFINITY : Number((distance / size).toPrecision(12));
}

/** How far a value is outside its range, in relation to that range; 0 if it is not outside. */
export function distanceOutside(fact: LabFact): number {
  const { value, standing, range } = fact;
  if (standing === 'high' && typeof range?.high === 'number') return shareOf(value - range.high, fact);
  if (standing === 'low' && typeof range?.low === 'number') return shareOf(range.low - value, fact);
  return 0;
}

/** Whether a value outside its range is close to it. A value known only as a limit may be far away. */
export const isJustOutside = (fact: LabFact): boolean => fact.comparator === null && distanceOutside(fact) <= CLOSE;

/** The limit that a value within its range is close to. */
export function nearLimit(fact: LabFact): 'low' | 'high' | null {
  const { value, standing, range, comparator } = fact;
  if (standing !== 'inRange' || !range || comparator !== null) return null;
  const toLow = range.low === null ? Number.POSITIVE_INFINITY : shareOf(value - range.low, fact);
  const toHigh = range.high === null ? Number.POSITIVE_INFINITY : shareOf(range.high - value, fact);
  // Nothing lies below a lower limit of 0: a sedimentation rate of 1 is close to no limit.
  const isLow = range.low !== 0 && toLow <= CLOSE;
  if (toHigh <= CLOSE && (toHigh <= toLow || !isLow)) return 'high';
  return isLow ? 'low' : null;
}
