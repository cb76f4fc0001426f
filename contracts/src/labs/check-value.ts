import { convert, inCanonicalUnit } from './conversion.js';
import type { CheckReason, LabResult, ValueRange } from './lab-result.js';
import type { LabTest } from './lab-test.js';
import type { Flag } from './printed-flag.js';
import { standing } from './range.js';
import { labTest, type LabTestKey } from './tests.js';
import { tableRanges } from './table-ranges.js';
import { unitsOfRange } from './unit-of-range.js';
import { isUnitOf, unitOf, type WrittenUnit } from './units.js';

/** Names that are words or symbols of something else as well ("pt" is also a patient), so that a number alone says too little. */
export const NEEDS_UNIT = new Set([
  'pt',
  'pp',
  'ca',
  'mg',
  'ck',
  'rf',
  'na',
  'k',
  'sk',
  'srk',
  'cl',
  'acr',
  'iron',
  'calcium',
  'totalcount',
]);
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
  if (!isMeasurable(test, value)) return 'implausible';
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

/** A range in another unit than the value is none: "2.68 lakh/cumm (150 - 410)", "7400 /cumm (4.0 - 11.0)". */
export function rangeInUnit(key: LabTestKey, range: ValueRange | null, unit: string | null): ValueRange | null {
  if (!range || !unit) return range;
  const test = labTest(key);
  const [lowest, highest] = test.plausible;
  const { low, high } = range;
  const inUnitOfTest = [low, high].map((limit) => (limit === null ? null : convert(key, limit, unit, test.unit)));
  if (inUnitOfTest.some((limit) => limit !== null && limit > highest)) return null;
  if (high !== null && (inUnitOfTest[1] ?? lowest) < lowest) return null;
  // A limit alone may be that of a risk or an assay, which is like none of the table.
  if (low === null || high === null || tableRanges(key, unit).length === 0) return range;
  const units = unitsOfRange(key, range);
  return units.length > 0 && !units.includes(unit) ? null : range;
}

/** Whether a value fits a range in another unit than its own: one of the two units is wrong. */
export const fitsOtherUnit = ({ value }: Pick<LabResult, 'value'>, range: ValueRange | null): boolean =>
  range !== null && value * NEAR >= (range.low ?? 0) && value <= NEAR * (range.high ?? Infinity);
/** Units differ more than this factor, or else it does not matter which is meant. */
const NEAR = 4;

/** Whether a printed range is one of this test, so that the number in front of it is its result. */
export function isRangeOf(test: LabTest, range: ValueRange | null): boolean {
  if (range?.high === null || range?.high === undefined) return false;
  const { low, high } = range;
  return tableRanges(test.key as LabTestKey, test.unit).some(
    (table) => (low ?? 0) < (table.high ?? Infinity) && high > (table.low ?? 0) && high < 2 * (table.high ?? Infinity),
  );
}

/** Whether an analyser can report a number in the unit of a test. */
export const isMeasurable = ({ plausible: [lowest, highest] }: LabTest, value: number): boolean =>
  value >= lowest && value <= highest;

/** Whether a number with a written unit, or without one in any unit of a test, can be reported by an analyser. */
export function isMeasurableIn(test: LabTest, value: number, unit: WrittenUnit | null): boolean {
  const known = unit && unitOf(test, unit);
  const units = known ? [known] : unit ? [] : [test.unit, ...Object.keys(test.conversions ?? {})];
  return units.some((each) =>
    isMeasurable(test, convert(test.key as LabTestKey, value, each, test.unit) ?? Number.NaN),
  );
}

/** Whether an analyser can report a result; of one without a unit it is not known. */
export const canBeMeasured = (result: Pick<LabResult, 'test' | 'value' | 'unit'>): boolean =>
  result.unit === null || isMeasurable(labTest(result.test), inCanonicalUnit(result) ?? Number.NaN);

type Measured = Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit'>;

/** Whether two results of one test are the same value, once or in two units. Undefined if that cannot be said. */
export function isSameValue(one: Measured, other: Measured): boolean | undefined {
  if (one.unit?.ucum === other.unit?.ucum) return one.value === other.value && one.comparator === other.comparator;
  const [value, inOtherUnit] = [one, other].map(inCanonicalUnit);
  if (value === null || value === undefined || inOtherUnit === null || inOtherUnit === undefined) return undefined;
  return Math.abs(value - inOtherUnit) <= 0.02 * Math.abs(value);
}
