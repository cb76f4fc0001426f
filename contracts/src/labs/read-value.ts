import { findValue, isOfOneOf, type PlacedUnit } from './find-value.js';
import type { LabTest } from './lab-test.js';
import type { Comparator, ValueRange } from './lab-result.js';
import { endOf, wordsPattern } from './plain-text.js';
import { dateEndAt, isUsable, rangeAt, valueAt } from './printed-range.js';
import { unitAt } from './units.js';

/** What follows the name of a test. Positions are offsets in the text. */
export interface Reading {
  readonly value: number;
  readonly comparator: Comparator | null;
  readonly decimals: number;
  readonly unit: PlacedUnit | null;
  readonly range: ValueRange | null;
  /** A further number follows the value. */
  readonly hasSecondValue: boolean;
  readonly end: number;
}

/** Words between a value and its range. */
export const RANGE_LABEL =
  wordsPattern(`ref reference range interval intervals bio biological normal desirable optimal value values
  non diabetic nondiabetic adult adults limit limits n rr nv bri`);
const FLAG = /(?:high|low|normal|abnormal|critical|borderline|raised|hh|ll|h|l)(?![a-z0-9/%])|[*↑↓▲▼!#]/y;
/** A number with one of these is a dose, a time or a count in a microscope's field. */
export const NOT_A_RESULT =
  /\/?(?:mgs?|mcg|ug|gms?|grams?|g|kg|ml|i\.?u|units?|tab(?:let)?s?|cap(?:sule)?s?|drops?|puffs?|sachets?|vials?|doses?|pints?|months?|monthly|weeks?|weekly|days?|daily|years?|yrs?|hours?|hourly|hrs?|mins?|minutes?|times?|st|nd|rd|th|[hl]pf|mm\s?hg|bpm|cms?|am|pm|x)(?![a-z0-9%])/y;
const UNREADABLE_UNIT = /[a-z][a-z0-9^*.]*\s?\/\s?[a-z0-9^*.]+|[a-z]+\s?%|\/\s?[a-z][a-z0-9^*.]*/y;
const GAP_AFTER = /[\s:=()[\]{}_"'·…-]+|\.{2,}/y;
/** An arrow between an earlier and a later value: the number after it is not a limit. */
const ARROW = /\s*(?:-+\s*>|[→⇒➔])/y;
const SEPARATOR = /[,;]\s*/y;

/** Whether the number at a position is the value once more in another unit: "5.9 % (41 mmol/mol)". */
function isInOtherUnit(plain: string, position: number, tests: readonly LabTest[], unit: PlacedUnit | null): boolean {
  const next = valueAt(plain, position);
  const other = next && unitAt(plain, endOf(GAP_AFTER, plain, next.end) ?? next.end);
  return unit !== null && other !== null && isOfOneOf(tests, other) && other.candidates[0] !== unit.candidates[0];
}

/**
 * Reads value, unit and range after the name of a test, in the orders that reports print them. `plain` ends where the next name
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
  let hasSecondValue = false;
  while (position < plain.length) {
    const written = unitAt(plain, position);
    const following = range ? null : rangeAt(plain, position);
    if (written) {
      unit ??= { ...written, start: position };
      position = end = written.end;
    } else if (!unit && endOf(NOT_A_RESULT, plain, position) !== null) return null;
    else if (following) {
      const { end: rangeEnd, ...limits } = following;
      if (!isUsable(plain, following)) break;
      range = limits;
      position = end = rangeEnd;
    } else if (endOf(ARROW, plain, position) !== null) {
      hasSecondValue = true;
      break;
    } else if (dateEndAt(plain, position) !== null) break;
    else if (valueAt(plain, position) && !/\s/.test(plain[position] ?? '')) {
      hasSecondValue = !isSeparated && !range && !isInOtherUnit(plain, position, tests, unit);
      break;
    } else {
      const unreadable = unit || isSeparated ? null : endOf(UNREADABLE_UNIT, plain, position);
      const flag = endOf(FLAG, plain, position);
      const label = endOf(RANGE_LABEL, plain, position);
      const gap = endOf(GAP_AFTER, plain, position);
      const separator = endOf(SEPARATOR, plain, position);
      if (separator !== null) isSeparated = true;
      if (unreadable !== null && flag === null) {
        unit = { start: position, end: unreadable, candidates: [] };
        end = unreadable;
      }
      const next = flag ?? unreadable ?? label ?? gap ?? separator;
      if (next === null) break;
      position = next;
    }
  }
  // Values of a list: "PT/INR: 12.5 sec / 1.02".
  if (/^\s*\/\s*\d/.test(plain.slice(position, position + 9))) return null;
  // "2x", "5th": digits that belong to a word.
  if (/[a-z]/.test(plain[first.end] ?? '') && unit?.start !== first.end && endOf(FLAG, plain, first.end) === null)
    return null;
  return { ...first, unit, range, hasSecondValue, end };
}
