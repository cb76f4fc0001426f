import { endOfEarlierMark } from './earlier-value.js';
import { convert } from './conversion.js';
import { endOfUnitLabel, findValue, isOfOneOf, type PlacedUnit } from './find-value.js';
import type { LabTest } from './lab-test.js';
import type { Comparator, ValueRange } from './lab-result.js';
import { endOf, wordsPattern } from './plain-text.js';
import { directionBefore, type Flag, flagAt } from './printed-flag.js';
import { dateEndAt, isUsable, rangeAt, valueAt } from './printed-range.js';
import { isBandBehind } from './range-band.js';
import type { LabTestKey } from './tests.js';
import { unitAt, type WrittenUnit } from './units.js';

/** What follows the name of a test. Positions are offsets in the text. */
export interface Reading {
  readonly value: number;
  readonly comparator: Comparator | null;
  readonly decimals: number;
  readonly unit: PlacedUnit | null;
  /** The unit stands behind the range alone: "19000 (1.5 - 4.5 lakh)". */
  readonly isUnitOfRange: boolean;
  /** The unit behind the range, where the value has one too; null without one. */
  readonly unitOfRange: WrittenUnit | null;
  readonly range: ValueRange | null;
  /** As the laboratory printed it beside the value. */
  readonly flag: Flag | null;
  /** A further number follows the value. */
  readonly hasSecondValue: boolean;
  readonly end: number;
}

/** Words between a value and its range. */
export const RANGE_LABEL =
  wordsPattern(String.raw`ref reference range interval intervals bio biological normal desirable optimal value values
  standard non[\s-]*diabetics? adult adults limit limits n rr nv bri`);
/** A number with one of these is a dose, a time or a count in a microscope's field. */
export const NOT_A_RESULT =
  /\/?(?:mgs?|mcg|ug|gms?|grams?|g|kg|ml|i\.?u|units?|tab(?:let)?s?|cap(?:sule)?s?|drops?|puffs?|sachets?|vials?|doses?|pints?|m(?:mol|eq)s?\s*(?:\/\s*day|daily|[ob]d|t[di]s|qid|in|iv|stat|per\s+day)|months?|monthly|weeks?|weekly|days?|daily|years?|yrs?|hours?|hourly|hrs?|mins?|minutes?|times?|st|nd|rd|th|[hl]pf|mm\s?hg|bpm|cms?|am|pm|x)(?![a-z0-9%])/y;
/** "Hb 6 gm", "creatinine 9 mg": of a test that is no medicine, an amount alone is that of a decilitre. */
const AMOUNTS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['g', /(?:g(?:ms?|rams?)?\.?|ग्राम)(?![a-z0-9%/])/y],
  ['mg', /mgs?\.?(?![a-z0-9%/])/y],
];
function amountAt(plain: string, position: number, tests: readonly LabTest[]): WrittenUnit | null {
  for (const [unit, pattern] of AMOUNTS) {
    const end = tests.some(({ writtenAs }) => writtenAs?.[unit]) ? endOf(pattern, plain, position) : null;
    if (end !== null) return { end, candidates: [unit] };
  }
  return null;
}
/** "1.5 lakhs to 4.5 lakhs": a range with its unit at both limits. */
const TO = /\s*to\s+(?=\d)/y;
const UNREADABLE_UNIT =
  /[a-z][a-z0-9^*.]*\s?\/\s?(?!\d+(?:\.\d+)?(?![a-z0-9^*]))[a-z0-9^*.]+|[a-z]+\s?%|\/\s?[a-z][a-z0-9^*.]*/y;
const GAP_AFTER = /[\s:=()[\]{}_"'·…-]+|\.{2,}/y;
/** An arrow between an earlier and a later value: the number after it is not a limit. */
const ARROW = /\s*(?:-+\s*>|[→⇒➔])/y;
/** How far a lower limit is from that of the table at most, as a share. */
const NEAR = 0.1;
/** "12.9 > 4.4" is an arrow too, where a laboratory prints two limits and the number is not the lower one. */
function isArrowAt(plain: string, position: number, tests: readonly LabTest[]): boolean {
  const [, digits] = /^>\s*(\d+(?:\.\d+)?)/.exec(plain.slice(position, position + 20)) ?? [];
  return (
    digits !== undefined &&
    tests.every(({ key, unit, range, conversions = {} }) => {
      const [low, high] = (range && ('male' in range ? (range.female ?? range.male) : range)) ?? [null, null];
      const isLimit = [unit, ...Object.keys(conversions)].some((each) => {
        const value = convert(key as LabTestKey, Number(digits), each, unit) ?? 0;
        return Math.abs(value - (low ?? 0)) <= NEAR * (low ?? 0);
      });
      return low !== null && high !== null && !isLimit;
    })
  );
}
const SEPARATOR = /[,;]\s*/y;
/** Between a date and what stands behind it. */
const AFTER_DATE = /[\s:=,;()[\]-]+/y;

/** Whether the number at a position is the value once more in another unit: "5.9 % (41 mmol/mol)". */
function isInOtherUnit(plain: string, position: number, tests: readonly LabTest[], unit: PlacedUnit | null): boolean {
  const next = valueAt(plain, position);
  const other = next && unitAt(plain, endOf(GAP_AFTER, plain, next.end) ?? next.end);
  return unit !== null && other !== null && isOfOneOf(tests, other) && other.candidates[0] !== unit.candidates[0];
}

/** Whether a number stands at a position that may be another value. */
const isValueAt = (plain: string, position: number) =>
  valueAt(plain, position) !== null && rangeAt(plain, position) === null;

/**
 * Reads value, unit, flag and range after the name of a test, in the orders that reports print them. `plain` ends where the next name
 * begins. Null if there is no value, or if words come first that are not known to leave the meaning of the name as it is.
 */
export function readValue(plain: string, from: number, tests: readonly LabTest[]): Reading | null {
  const found = findValue(plain, from, tests);
  const first = found && valueAt(plain, found.position);
  if (!found || !first) return null;
  let { unit, range } = found;
  let { end } = first;
  let position = end;
  let isSeparated = false;
  let hasLabel = false;
  let flag = directionBefore(plain.slice(from, found.position));
  /** Where a flag ended behind which no unit or label has come. */
  let flagEnd: number | null = null;
  // "42>": a sign that was misread, and no limit. "3. 9" may be 3.9.
  let hasSecondValue = /^(?:[<>]|\s?\.\s?\d)/.test(plain.slice(end, end + 4));
  let isUnitOfRange = false;
  let unitOfRange: WrittenUnit | null = null;
  while (position < plain.length) {
    const written = unitAt(plain, position) ?? amountAt(plain, position, tests);
    const following = range ? null : rangeAt(plain, position);
    const dateEnd = dateEndAt(plain, position);
    const next = valueAt(plain, position);
    const earlierEnd = next && endOfEarlierMark(plain, next.end);
    const unitLabel = unit || written ? null : endOfUnitLabel(plain, position);
    if (unitLabel !== null) position = unitLabel;
    else if (written) {
      if (!range && endOf(TO, plain, written.end) !== null) return null;
      isUnitOfRange ||= unit === null && range !== null;
      if (unit && range) unitOfRange ??= written;
      unit ??= { ...written, start: position };
      position = end = written.end;
      flagEnd = null;
    } else if (!unit && endOf(NOT_A_RESULT, plain, position) !== null) return null;
    else if (following && !unit && !hasLabel && isArrowAt(plain, position, tests)) {
      hasSecondValue = true;
      break;
    } else if (following) {
      const { end: rangeEnd, ...limits } = following;
      if (!isUsable(plain, following) || isBandBehind(plain, { range: limits, end: rangeEnd, hasLabel }, first)) break;
      if (flagEnd !== null && plain.slice(flagEnd, position).includes(':')) {
        // "Low: < 40" is a band, and no flag.
        flag = directionBefore(plain.slice(from, found.position));
        break;
      }
      range = limits;
      position = end = rangeEnd;
      flagEnd = null;
    } else if (endOf(ARROW, plain, position) !== null) {
      hasSecondValue = true;
      break;
    } else if (dateEnd !== null) {
      // "5.5 % (10/05/2025), 6.1 % (12/11/2026)": which is the present one is not said.
      hasSecondValue ||= isValueAt(plain, endOf(AFTER_DATE, plain, dateEnd) ?? dateEnd);
      break;
    } else if (earlierEnd) position = earlierEnd;
    else if (next && !/\s/.test(plain[position] ?? '')) {
      hasSecondValue ||= !isSeparated && !range && !isInOtherUnit(plain, position, tests, unit);
      break;
    } else {
      const unreadable = unit || isSeparated ? null : endOf(UNREADABLE_UNIT, plain, position);
      const flagged = flagAt(plain, position);
      const label = endOf(RANGE_LABEL, plain, position);
      const gap = endOf(GAP_AFTER, plain, position);
      const separator = endOf(SEPARATOR, plain, position);
      // "High: > 240" behind the range is the label of another.
      if (flagged && range && /^\s*[:<>≤≥\d]/.test(plain.slice(flagged.end, flagged.end + 9))) break;
      if (separator !== null) isSeparated = true;
      if (unreadable !== null && flagged === null) {
        unit = { start: position, end: unreadable, candidates: [] };
        end = unreadable;
      }
      flag ??= flagged?.direction ?? null;
      hasLabel ||= label !== null;
      if (label !== null) flagEnd = null;
      else if (flagged) flagEnd = flagged.end;
      const stop = flagged?.end ?? unreadable ?? label ?? gap ?? separator;
      if (stop === null) break;
      position = stop;
    }
  }
  // Values of a list: "PT/INR: 12.5 sec / 1.02".
  if (/^\s*(?:secs?\.?\s*)?\/\s*\d/.test(plain.slice(position, position + 15))) return null;
  // "2x", "5th": digits that belong to a word.
  if (/[a-z]/.test(plain[first.end] ?? '') && unit?.start !== first.end && !flagAt(plain, first.end)) return null;
  return { ...first, unit, isUnitOfRange, unitOfRange, range, flag, hasSecondValue, end };
}
