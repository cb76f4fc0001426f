import { inCanonicalUnit } from '../labs/conversion.js';
import type { LabResult, ValueRange } from '../labs/lab-result.js';
import { standing } from '../labs/range.js';
import { labTest } from '../labs/tests.js';
import { tableRanges } from '../labs/table-ranges.js';

type Measured = Pick<LabResult, 'test' | 'value' | 'comparator' | 'decimals' | 'unit'>;

/** Above or below a range by this factor, a value is not what it is printed for. */
const FAR_OUTSIDE = 2.5;
const MOST_DECIMALS = 3;

const isPlausible = (result: Measured) => {
  const value = inCanonicalUnit(result);
  const [lowest, highest] = labTest(result.test).plausible;
  return value !== null && value >= lowest && value <= highest;
};

const isNear = ({ value }: Measured, { low, high }: ValueRange) =>
  (low === null || value >= low / FAR_OUTSIDE) && (high === null || value <= high * FAR_OUTSIDE);

/**
 * A value that can only have been printed with a decimal point: the places that its range is printed with, or the only ones with which
 * it is near its range. Null if that cannot be said.
 */
export function withPoint<Result extends Measured>(
  result: Result,
  range: ValueRange | null,
  flag: 'low' | 'high' | null,
): Result | null {
  if (result.comparator !== null || result.decimals > 0) return null;
  if (range?.decimals === 0 && isPlausible(result)) return null;
  // Nor is one lost where the number is near its range as it was read.
  if (range && isNear(result, range)) return null;
  const ranges = range ? [range] : tableRanges(result.test, result.unit?.ucum);
  const shifted = Array.from({ length: MOST_DECIMALS }, (_, index) => ({
    ...result,
    value: Number(`${result.value}e-${index + 1}`),
    decimals: index + 1,
  })).filter((each) => isPlausible(each) && (!flag || !range || standing(each, range) === flag));
  const asRange = shifted.find(({ decimals }) => decimals === range?.decimals);
  if (asRange) return asRange;
  const near = shifted.filter((each) => ranges.some((one) => isNear(each, one)));
  return near.length === 1 ? near[0]! : null;
}
