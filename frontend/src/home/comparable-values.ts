import type { Standing } from '@anamnesis/contracts/labs/range';
import { standing as standingOf } from '@anamnesis/contracts/labs/range';
import type { LabHistory, RangeOf, RecordValue } from '../records/lab-values';

/** The values shown on the main page. */
const SHOWN = 3;

const isOut = (standing: Standing) => standing === 'low' || standing === 'high';

/**
 * The latest value of each test that can be compared with a range, those of the latest day first, and of one day those outside their range. What has
 * to be checked first is left out.
 */
export function latestComparable(history: LabHistory, rangeOf: RangeOf): RecordValue[] {
  const latest = [...history.values()].flatMap((values) => {
    const value = values.findLast(({ check }) => check === null);
    const standing = value && standingOf(value, rangeOf(value));
    return value && standing && standing !== 'unknown' ? [{ value, rank: isOut(standing) ? 0 : 1 }] : [];
  });
  return latest
    .toSorted((a, b) => b.value.at.localeCompare(a.value.at) || a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ value }) => value);
}
