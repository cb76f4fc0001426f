import type { SourcedRange } from '../../labs/range.js';
import type { LabFact } from './facts.js';

/** Within this share a value is close to a limit. */
const CLOSE = 0.1;

/**
 * How far a value is from a limit: as a share of that limit or of the width of the range, whichever says more. By the limit alone,
 * sodium would always be close; by the width alone, a ferritin of 8 would be close to 24 of 24 to 307.
 */
function shareOf(value: number, limit: number, { low, high }: SourcedRange): number {
  const distance = Math.abs(value - limit);
  const width = low !== null && high !== null ? high - low : null;
  const shares = [limit, width].filter((size) => size !== null && size > 0).map((size) => distance / size!);
  if (distance === 0) return 0;
  return shares.length > 0 ? Number(Math.max(...shares).toPrecision(12)) : Number.POSITIVE_INFINITY;
}

/** How far a value is outside its range, in relation to that range; 0 if it is not outside. */
export function distanceOutside({ value, standing, range }: LabFact): number {
  if (range && standing === 'high' && range.high !== null) return shareOf(value, range.high, range);
  if (range && standing === 'low' && range.low !== null) return shareOf(value, range.low, range);
  return 0;
}

/** Whether a value outside its range is close to it. A value known only as a limit may be far away. */
export const isJustOutside = (fact: LabFact): boolean => fact.comparator === null && distanceOutside(fact) <= CLOSE;

/** The limit that a value within its range is close to. */
export function nearLimit(fact: LabFact): 'low' | 'high' | null {
  const { value, standing, range, comparator } = fact;
  if (standing !== 'inRange' || !range || comparator !== null) return null;
  const toLow = range.low === null ? Number.POSITIVE_INFINITY : shareOf(value, range.low, range);
  const toHigh = range.high === null ? Number.POSITIVE_INFINITY : shareOf(value, range.high, range);
  // Nothing lies below a lower limit of 0: a sedimentation rate of 1 is close to no limit.
  const isLow = range.low !== 0 && toLow <= CLOSE;
  if (toHigh <= CLOSE && (toHigh <= toLow || !isLow)) return 'high';
  return isLow ? 'low' : null;
}
