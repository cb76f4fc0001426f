import {
  endOfCells,
  hasOtherMeaning,
  isListed,
  isNamedEarlier,
  isNotMeasuredNow,
  isOfOther,
  isShortFormOfOther,
} from './context.js';
import { isEarlierValue } from './earlier-value.js';
import {
  checkOf,
  fitsOtherUnit,
  isFlagOther,
  isMeasurable,
  isOtherQuantity,
  isRangeOf,
  isSameValue,
  NEEDS_UNIT,
  rangeInUnit,
} from './check-value.js';
import { inCanonicalUnit } from './conversion.js';
import { presentResults } from './earlier-columns.js';
import type { LabResult } from './lab-result.js';
import { explainedRows } from './explained-rows.js';
import { isIon } from './ion-symbol.js';
import { listedValues } from './listed-values.js';
import { type FoundName, namesIn } from './names.js';
import { withMealsNamed } from './meal-rows.js';
import { plainText, seenText } from './plain-text.js';
import { flagAt } from './printed-flag.js';
import { printedTables } from './printed-table.js';
import { rangeBelow } from './range-below.js';
import { readPresentValues } from './present-value.js';
import type { Reading } from './read-value.js';
import { isOfOtherSpecimen, otherSpecimenParts } from './specimen.js';
import { labelIn } from './table-labels.js';
import { labTest, type LabTestKey } from './tests.js';
import { TOLD_OR_REPEATED } from './told-words.js';
import { rangeOfUnit } from './unit-of-range.js';
import { isUnitless, unitOf } from './units.js';

/** Without a unit that is its own, a value may be in any: one behind the range alone may be that of the range, if the value is none in it. */
function withOwnUnit(key: LabTestKey, reading: Reading, ucum: string | null): Reading {
  const isNone =
    reading.isUnitOfRange &&
    !isMeasurable(labTest(key), inCanonicalUnit({ ...reading, test: key, unit: { printed: '', ucum } }) ?? 0);
  return isNone ? { ...reading, unit: null, range: null } : reading;
}

/** Where a name stands. */
interface Surroundings {
  /** Its value stands in a line below it. */
  readonly isBelow: boolean;
  /** Its number is labelled as a row of a decision table. */
  readonly isLimit: boolean;
  /** It is one of a list, which has as many numbers. */
  readonly isInList: boolean;
  readonly previous: FoundName | undefined;
  readonly next: FoundName | undefined;
}

function resultOf(
  text: string,
  plain: string,
  name: FoundName,
  whole: Reading,
  { isBelow, isLimit, isInList, previous, next }: Surroundings,
): LabResult | null {
  const { keys } = name;
  const key = (whole.unit && keys.find((each) => unitOf(labTest(each), whole.unit!))) ?? keys[0]!;
  const test = labTest(key);
  const reading = withOwnUnit(key, whole, whole.unit && unitOf(test, whole.unit));
  const { unit } = reading;
  const known = unit && unitOf(test, unit);
  if (!known && isOtherQuantity(test, unit?.candidates[0] ?? null)) return null;
  const isNamedAlone =
    isInList ||
    !NEEDS_UNIT.has(name.name) ||
    isRangeOf(test, reading.range) ||
    // "Sodium (Na): 117"
    (previous?.keys[0] === key && /^\s*\(\s*$/.test(plain.slice(previous.end, name.start))) ||
    // "FBS 310, PP 480"
    (name.name === 'pp' && previous?.keys.includes('glu_f') && !plain.slice(previous.end, name.start).includes('\n')) ||
    (unit === null && isIon(plain, name, reading.end, next) && isMeasurable(test, reading.value));
  if (!known && !isUnitless(test) && (isBelow || !isNamedAlone)) return null;
  const printed = unit
    ? { printed: text.slice(unit.start, unit.end).trim(), ucum: known ?? unit.candidates[0] ?? null }
    : isUnitless(test)
      ? { printed: '', ucum: test.unit }
      : null;
  const { value, comparator, decimals, flag, end } = reading;
  const { unitOfRange } = reading;
  const isOfUnits = reading.range && unitOfRange && known;
  const range = isOfUnits ? rangeOfUnit(key, reading.range, unitOfRange, known) : reading.range;
  const printedRange = rangeInUnit(key, range, printed?.ucum ?? null);
  const result = { test: key, value, comparator, decimals, unit: printed, printedRange, flag, start: name.start, end };
  const check = reading.hasSecondValue ? 'twoValues' : checkOf(test, result);
  const isLost = isOfUnits && range === null;
  if (!check && !printedRange && (isLost || fitsOtherUnit(result, range)))
    return { ...result, check: 'unitUnexpected' };
  const other = isLimit ? 'maybeLimit' : isFlagOther(flag, result) ? 'flagDiffers' : null;
  return { ...result, check: isLimit && check === 'unitMissing' ? other : (check ?? other) };
}

/** Whether the rest of a line calls a limit something, as a row of a decision table does: "HbA1c >= 6.5 % : Diabetes". */
function isBandLabel(plain: string, end: number): boolean {
  const rest = plain.slice(end, end + LONGEST_LABEL).split('\n', 1)[0] ?? '';
  const label = labelIn(rest, { start: 0, end: rest.length }, []);
  return label !== null && flagAt(rest.slice(label.start, label.end), 0)?.end !== label.end - label.start;
}
const LONGEST_LABEL = 60;

/** "Critical values: Sodium < 120 or > 160", "Hb < 7 g/dL: transfusion threshold": a limit, as the words in front of it or behind it say. */
function isExplainedLimit(plain: string, start: number, end: number): boolean {
  const before = plain.slice(plain.lastIndexOf('\n', start - 1) + 1, start);
  const rest = plain.slice(end, end + LONGEST_LABEL);
  return (
    /^\s*(?:or|and|\/)\s*[<>]|^[\s)]*:\s*[a-z]{2}/.test(rest) ||
    /(?:critical|panic|alert)\s+(?:values?|limits?|levels?|ranges?)\s*[:=-][^.\n]*$/.test(before)
  );
}

/** "Critical values: Hb < 7 g/dL, platelets < 20,000": of several limits behind such words none is a result, unless somebody was told. */
const LIST_OF_LIMITS = new RegExp(
  String.raw`(?:critical|panic|alert)(?: alert)?\s+(?:values|limits|levels|ranges)\s*[:=-](?:[^\n<>]{1,40}[<>]){2}(?!.*\b${TOLD_OR_REPEATED}\b)`,
);
function isInListOfLimits(plain: string, start: number): boolean {
  const from = plain.lastIndexOf('\n', start) + 1;
  const [line = ''] = plain.slice(from, start + LONGEST_LABEL).split('\n', 1);
  const list = LIST_OF_LIMITS.exec(line);
  return list !== null && from + list.index < start;
}

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
  const seen = withMealsNamed(seenText(text));
  return resultsOf(seen.text).map((result) => ({
    ...result,
    start: seen.at[result.start]!,
    end: seen.at[result.end - 1]! + 1,
  }));
}

function resultsOf(text: string): LabResult[] {
  const { plain, isUnsure } = presentResults(text, plainText(text));
  const names = namesIn(plain);
  const listed = listedValues(plain, names);
  const otherSpecimens = otherSpecimenParts(plain);
  const tableLines = [...printedTables(text).flatMap(({ lines }) => lines), ...explainedRows(text)];
  return names.flatMap((name, index): LabResult[] => {
    const [previous, next] = [names[index - 1], names[index + 1]];
    const ofList = listed.get(name);
    const isOfBlood = !otherSpecimens.some(([start, end]) => name.start >= start && name.start < end);
    const isMeasured = isOfBlood || name.keys.includes('uacr');
    const isInTable = tableLines.some(({ start, end }) => name.start >= start && name.start < end);
    if (name.keys.length === 0 || isInTable || !isMeasured) return [];
    const isUnread =
      !ofList &&
      (isListed(plain, previous, name) || isListed(plain, name, next) || isShortFormOfOther(plain, previous, name));
    if (isUnread || !isOfPerson(plain, ofList?.first ?? name, ofList !== undefined)) return [];
    const cellsEnd = endOfCells(plain, names, index);
    const read = ofList?.readings ?? readPresentValues(plain, cellsEnd, name, name.keys.map(labTest));
    return read.flatMap((found) => {
      const reading = { ...found, hasSecondValue: found.hasSecondValue || isUnsure(found.end - 1) };
      if (ofList && isEarlierValue(plain, reading.end)) return [];
      if (isOfOtherSpecimen(plain, reading.end) && !name.keys.includes('uacr')) return [];
      if (reading.comparator !== null && isInListOfLimits(plain, name.start)) return [];
      const isBelow = !ofList && plain.slice(name.end, reading.end).includes('\n');
      const isLimit =
        reading.comparator !== null &&
        (isBandLabel(plain, reading.end) || isExplainedLimit(plain, name.start, reading.end));
      const surroundings = { isBelow, isLimit, isInList: ofList !== undefined, previous, next };
      // What stands below a list is of no value alone.
      const whole = ofList ? reading : withRangeBelow(plain, reading, next);
      return resultOf(text, plain, name, whole, surroundings) ?? [];
    });
  });
}

/** Whether a name stands for the person's blood value; one with an earlier value in front may have the present one behind it. A list is no ratio. */
const isOfPerson = (plain: string, name: FoundName, isInList: boolean): boolean =>
  isInList
    ? !isOfOther(plain, name.start) && !isNotMeasuredNow(plain, name.start)
    : !hasOtherMeaning(plain, name) || (!isOfOther(plain, name.start) && isNamedEarlier(plain, name.start));

/**
 * The laboratory values in the text of a report or in what a doctor wrote, in order of the text. What cannot be read is left out; what
 * was read with doubt has a reason in `check`. Never throws.
 */
export const parseResults = (text: string): LabResult[] => eachOnce(everyResult(text));
