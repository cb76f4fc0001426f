import { endOfCells, hasOtherMeaning, isEarlierValue, isListed } from './context.js';
import { checkOf, isFlagOther, isOtherQuantity, isSameValue, NEEDS_UNIT, rangeInUnit } from './check-value.js';
import { presentResults } from './earlier-columns.js';
import type { LabResult } from './lab-result.js';
import { type FoundName, namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { flagAt } from './printed-flag.js';
import { printedTables } from './printed-table.js';
import { rangeBelow } from './range-below.js';
import { readValue, type Reading } from './read-value.js';
import { isOfOtherSpecimen, otherSpecimenParts } from './specimen.js';
import { labelIn } from './table-labels.js';
import { labTest, type LabTestKey } from './tests.js';
import { isUnitless, unitOf } from './units.js';

function resultOf(
  text: string,
  name: FoundName,
  keys: readonly LabTestKey[],
  reading: Reading,
  { isBelow, isLimit }: { readonly isBelow: boolean; readonly isLimit: boolean },
): LabResult | null {
  const { unit } = reading;
  const key = (unit && keys.find((each) => unitOf(labTest(each), unit))) ?? keys[0]!;
  const test = labTest(key);
  const known = unit && unitOf(test, unit);
  if (!known && isOtherQuantity(test, unit?.candidates[0] ?? null)) return null;
  if (!known && !isUnitless(test) && (isBelow || NEEDS_UNIT.has(name.name))) return null;
  const printed = unit
    ? { printed: text.slice(unit.start, unit.end).trim(), ucum: known ?? unit.candidates[0] ?? null }
    : isUnitless(test)
      ? { printed: '', ucum: test.unit }
      : null;
  const { value, comparator, decimals, end } = reading;
  const printedRange = rangeInUnit(key, reading.range, printed?.ucum ?? null);
  const result = { test: key, value, comparator, decimals, unit: printed, printedRange, start: name.start, end };
  const check = reading.hasSecondValue ? 'twoValues' : checkOf(test, result);
  const other = isLimit ? 'maybeLimit' : isFlagOther(reading.flag, result) ? 'flagDiffers' : null;
  return { ...result, check: check ?? other };
}

/** Whether the rest of a line calls a limit something, as a row of a decision table does: "HbA1c >= 6.5 % : Diabetes". */
function isBandLabel(plain: string, end: number): boolean {
  const rest = plain.slice(end, end + LONGEST_LABEL).split('\n', 1)[0] ?? '';
  const label = labelIn(rest, { start: 0, end: rest.length }, []);
  return label !== null && flagAt(rest.slice(label.start, label.end), 0)?.end !== label.end - label.start;
}
const LONGEST_LABEL = 60;

/** What may be a limit is none of the values of a test that has others. */
const withoutLimits = (results: readonly LabResult[]) =>
  results.filter(
    (result) =>
      result.check !== 'maybeLimit' ||
      !results.some((other) => other.test === result.test && other.check !== 'maybeLimit'),
  );

/** Leaves out repetitions of a value, and marks different values of one test. */
function eachOnce(all: readonly LabResult[]): LabResult[] {
  const results = withoutLimits(all);
  const once = results.filter(
    (result, index) =>
      !results.slice(0, index).some((earlier) => earlier.test === result.test && isSameValue(earlier, result)),
  );
  const differs = (result: LabResult) =>
    once.some((other) => other !== result && other.test === result.test && isSameValue(other, result) === false);
  return once.map((result) => (differs(result) ? { ...result, check: 'twoValues' } : result));
}

/** A reading without a range has that of the lines below its own, up to the next name. */
function withRangeBelow(plain: string, reading: Reading, next: FoundName | undefined): Reading {
  const lineEnd = plain.indexOf('\n', reading.end);
  if (reading.range || lineEnd < 0) return reading;
  const below = plain.slice(lineEnd + 1, Math.min(next?.start ?? plain.length, lineEnd + LONGEST_BELOW)).split('\n');
  return { ...reading, range: rangeBelow(below)?.range ?? null };
}
/** Longest text below a result in which its range may stand. */
const LONGEST_BELOW = 160;

/** The laboratory values in a text, with repetitions, in order of the text. */
export function everyResult(text: string): LabResult[] {
  const { plain, isUnsure } = presentResults(text, plainText(text));
  const names = namesIn(plain);
  const otherSpecimens = otherSpecimenParts(plain);
  const tableLines = printedTables(text).flatMap(({ lines }) => lines);
  const results = names.map((name, index) => {
    const isInList = isListed(plain, names[index - 1], name) || isListed(plain, name, names[index + 1]);
    const isOfBlood = !otherSpecimens.some(([start, end]) => name.start >= start && name.start < end);
    const isMeasured = isOfBlood || name.keys.includes('uacr');
    const isInTable = tableLines.some(({ start, end }) => name.start >= start && name.start < end);
    if (name.keys.length === 0 || isInList || isInTable || !isMeasured || hasOtherMeaning(plain, name)) return null;
    const cells = plain.slice(0, endOfCells(plain, names, index));
    const found = readValue(cells, name.end, name.keys.map(labTest));
    const reading = found && { ...found, hasSecondValue: found.hasSecondValue || isUnsure(found.end - 1) };
    if (!reading || isEarlierValue(plain, reading.end)) return null;
    if (isOfOtherSpecimen(plain, reading.end) && !name.keys.includes('uacr')) return null;
    const isBelow = cells.slice(name.end, reading.end).includes('\n');
    const isLimit = reading.comparator !== null && isBandLabel(plain, reading.end);
    const whole = withRangeBelow(plain, reading, names[index + 1]);
    return resultOf(text, name, name.keys, whole, { isBelow, isLimit });
  });
  return results.filter((result) => result !== null);
}

/**
 * The laboratory values in the text of a report or in what a doctor wrote, in order of the text. What cannot be read is left out; what
 * was read with doubt has a reason in `check`. Never throws.
 */
export const parseResults = (text: string): LabResult[] => eachOnce(everyResult(text));
