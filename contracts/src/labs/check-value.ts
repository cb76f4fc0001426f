import { convert, inCanonicalUnit } from './conversion.js';
import type { CheckReason, LabResult, ValueRange } from './lab-result.js';
import type { LabTest } from './lab-test.js';
import type { Flag } from './printed-flag.js';
import { standing } from './range.js';
import { labTest, type LabTestKey } from './tests.js';
import { isUnitOf } from './units.js';

/** Names that are words or symbols of something else as well ("pt" is also a patient), so that a number alone says too little. */
export const NEEDS_UNIT = new Set(['pt', 'pp', 'ca', 'mg', 'ck', 'rf', 'na', 'k', 'cl', 'acr', 'iron', 'calcium']);
/** "LDL < 100" is a result only if the value is clearly low or high, or if a range is printed beside it. */
function mayBeLimit(test: LabTest, { comparator, printedRange }: Checked, value: number): boolean {
  if (comparator === null || printedRange) return false;
  const limits = test.range && ('male' in test.range ? (test.range.female ?? test.range.male) : test.range);
  const [low, high] = limits ?? [null, null];
  if (comparator.startsWith('>')) return high === null || value < high;
  return low !== null ? value > low : high === null || value > high / 4;
}

type Checked = Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit' | 'printedRange'>;

/** Why a value has to be checked, by its unit, what an analyser can report, and its comparator. */
export function checkOf(test: LabTest, result: Checked): CheckReason | null {
  const { unit } = result;
  if (!unit) return 'unitMissing';
  if (unit.ucum === null) return 'unitUnknown';
  if (!isUnitOf(test, unit.ucum)) return 'unitUnexpected';
  const value = inCanonicalUnit(result);
  if (value === null) return null;
  const [lowest, highest] = test.plausible;
  if (value < lowest || value > highest) return 'implausible';
  return mayBeLimit(test, result, value) ? 'maybeLimit' : null;
}

/** Whether what a laboratory printed beside a value contradicts the range that it printed. */
export function isFlagOther(
  flag: Flag | null,
  result: Pick<LabResult, 'value' | 'comparator' | 'printedRange'>,
): boolean {
  const stands = standing(result, result.printedRange);
  return flag !== null && stands !== 'unknown' && stands !== flag;
}

const isCount = (unit: string) => unit.startsWith('10*') || unit === '/uL';
/** Whether a count of cells is given for a test that is a share of them, or a share for a count: another test, whose name is the same. */
export const isOtherQuantity = ({ unit: own }: LabTest, unit: string | null): boolean =>
  unit !== null && ((own === '%' && isCount(unit)) || (isCount(own) && unit === '%'));

/** A range in another unit than the value is none: "2.68 lakh/cumm (150 - 410)". */
export function rangeInUnit(key: LabTestKey, range: ValueRange | null, unit: string | null): ValueRange | null {
  const test = labTest(key);
  const limits = [range?.low, range?.high].filter((limit) => typeof limit === 'number');
  const inUnitOfTest = limits.map((limit) => (unit ? convert(key, limit, unit, test.unit) : null));
  return inUnitOfTest.some((limit) => limit !== null && limit > test.plausible[1]) ? null : range;
}

type Measured = Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit'>;

/** Whether two results of one test are the same value, once or in two units. Undefined if that cannot be said. */
export function isSameValue(one: Measured, other: Measured): boolean | undefined {
  if (one.unit?.ucum === other.unit?.ucum) return one.value === other.value && one.comparator === other.comparator;
  const [value, inOtherUnit] = [one, other].map(inCanonicalUnit);
  if (value === null || value === undefined || inOtherUnit === null || inOtherUnit === undefined) return undefined;
  return Math.abs(value - inOtherUnit) <= 0.02 * Math.abs(value);
}
