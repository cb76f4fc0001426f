import { convert, inCanonicalUnit } from './conversion.js';
import { endOfCells, hasOtherMeaning, isEarlierValue, isListed, otherSpecimenParts } from './context.js';
import type { CheckReason, LabResult, ValueRange } from './lab-result.js';
import type { LabTest } from './lab-test.js';
import { type FoundName, namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { type Reading, readValue } from './read-value.js';
import { labTest, type LabTestKey } from './tests.js';
import { isUnitless, isUnitOf, unitOf } from './units.js';

/** Names that are words or symbols of something else as well ("pt" is also a patient), so that a number alone says too little. */
const NEEDS_UNIT = new Set(['pt', 'pp', 'ca', 'mg', 'ck', 'rf', 'na', 'k', 'cl', 'acr', 'iron', 'calcium']);
/** "LDL < 100" is a result only if the value is clearly low or high, or if a range is printed beside it. */
function mayBeLimit(test: LabTest, { comparator, range }: Reading, value: number): boolean {
  if (comparator === null || range) return false;
  const limits = test.range && ('male' in test.range ? (test.range.female ?? test.range.male) : test.range);
  const [low, high] = limits ?? [null, null];
  if (comparator.startsWith('>')) return high === null || value < high;
  return low !== null ? value > low : high === null || value > high / 4;
}

function checkOf(
  test: LabTest,
  reading: Reading,
  result: Pick<LabResult, 'test' | 'value' | 'unit'>,
): CheckReason | null {
  const { unit } = result;
  if (reading.hasSecondValue) return 'twoValues';
  if (!unit) return 'unitMissing';
  if (unit.ucum === null) return 'unitUnknown';
  if (!isUnitOf(test, unit.ucum)) return 'unitUnexpected';
  const value = inCanonicalUnit(result);
  if (value === null) return null;
  const [lowest, highest] = test.plausible;
  if (value < lowest || value > highest) return 'implausible';
  return mayBeLimit(test, reading, value) ? 'maybeLimit' : null;
}

/** A range in another unit than the value is none: "2.68 lakh/cumm (150 - 410)". */
function rangeInUnit(test: LabTest, key: LabTestKey, range: ValueRange | null, unit: string | null): ValueRange | null {
  const limits = [range?.low, range?.high].filter((limit) => typeof limit === 'number');
  const inUnitOfTest = limits.map((limit) => (unit ? convert(key, limit, unit, test.unit) : null));
  return inUnitOfTest.some((limit) => limit !== null && limit > test.plausible[1]) ? null : range;
}

function resultOf(
  text: string,
  name: FoundName,
  keys: readonly LabTestKey[],
  reading: Reading,
  isBelow: boolean,
): LabResult | null {
  const { unit } = reading;
  const key = (unit && keys.find((each) => unitOf(labTest(each), unit))) ?? keys[0]!;
  const test = labTest(key);
  const known = unit && unitOf(test, unit);
  if (!known && !isUnitless(test) && (isBelow || NEEDS_UNIT.has(name.name))) return null;
  const printed = unit
    ? { printed: text.slice(unit.start, unit.end).trim(), ucum: known ?? unit.candidates[0] ?? null }
    : isUnitless(test)
      ? { printed: '', ucum: test.unit }
      : null;
  const { value, comparator, decimals, end } = reading;
  const printedRange = rangeInUnit(test, key, reading.range, printed?.ucum ?? null);
  const result = { test: key, value, comparator, decimals, unit: printed, printedRange, start: name.start, end };
  return { ...result, check: checkOf(test, reading, result) };
}

/** Whether two results of one test are the same value, once or in two units. Undefined if that cannot be said. */
function isSameValue(one: LabResult, other: LabResult): boolean | undefined {
  if (one.unit?.ucum === other.unit?.ucum) return one.value === other.value && one.comparator === other.comparator;
  const [value, inOtherUnit] = [one, other].map(inCanonicalUnit);
  if (value === null || value === undefined || inOtherUnit === null || inOtherUnit === undefined) return undefined;
  return Math.abs(value - inOtherUnit) <= 0.02 * Math.abs(value);
}

/** Leaves out repetitions of a value, and marks different values of one test. */
function eachOnce(results: readonly LabResult[]): LabResult[] {
  const once = results.filter(
    (result, index) =>
      !results.slice(0, index).some((earlier) => earlier.test === result.test && isSameValue(earlier, result)),
  );
  const differs = (result: LabResult) =>
    once.some((other) => other !== result && other.test === result.test && isSameValue(other, result) === false);
  return once.map((result) => (differs(result) ? { ...result, check: 'twoValues' } : result));
}

/**
 * The laboratory values in the text of a report or in what a doctor wrote, in order of the text. What cannot be read is left out; what
 * was read with doubt has a reason in `check`. Never throws.
 */
export function parseResults(text: string): LabResult[] {
  const plain = plainText(text);
  const names = namesIn(plain);
  const otherSpecimens = otherSpecimenParts(plain);
  const results = names.map((name, index) => {
    const isInList = isListed(plain, names[index - 1], name) || isListed(plain, name, names[index + 1]);
    const isOfBlood = !otherSpecimens.some(([start, end]) => name.start >= start && name.start < end);
    const isMeasured = isOfBlood || name.keys.includes('uacr');
    if (name.keys.length === 0 || isInList || !isMeasured || hasOtherMeaning(plain, name)) return null;
    const cells = plain.slice(0, endOfCells(plain, names, index));
    const reading = readValue(cells, name.end, name.keys.map(labTest));
    if (!reading || isEarlierValue(plain, reading.end)) return null;
    const isBelow = cells.slice(name.end, reading.end).includes('\n');
    return resultOf(text, name, name.keys, reading, isBelow);
  });
  return eachOnce(results.filter((result) => result !== null));
}
