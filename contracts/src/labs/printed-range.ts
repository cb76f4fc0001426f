import type { Comparator, ValueRange } from './lab-result.js';
import { endOf } from './plain-text.js';

/**
 * A number as Indian and international reports group it: 7400, 7,400, 2,68,000, 12.0, .05. A comma that is certainly a decimal point is one
 * in `plainText` already. One that may end a column, as in 7,4-10, is neither: what follows it decides nothing, so the number is not read.
 */
const NUMBER = String.raw`(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?!\d|,\d)|\d+)(?:\.\d+)?|\.\d+`;
const AT_MOST = String.raw`(?:up\s*to|maximum|max|<\s*(?:or\s*)?=|=\s*<|≤)`;
const AT_LEAST = String.raw`(?:at\s+least|minimum|min|>\s*(?:or\s*)?=|=\s*>|≥)`;
const BELOW = String.raw`(?:less\s+than|below|under|<)`;
/** Not the head of an arrow, as in "8.2 -> 6.9". */
const GREATER = '(?<!-)>';
const ABOVE = String.raw`(?:more\s+than|greater\s+than|above|over|${GREATER})`;

const BETWEEN = new RegExp(
  String.raw`(${NUMBER})\s*(?:-\s*<?|~|to\b|up\s*to\b)\s*(${NUMBER})(?!\d|\s*[-/]\s*\d|[.,]\d)`,
  'y',
);
const BOUND = new RegExp(
  String.raw`(?:(${AT_MOST})|(${AT_LEAST})|(${BELOW})|(${ABOVE}))\s*(${NUMBER})(?!\d|[.,]\d)`,
  'y',
);
const AND_OVER = new RegExp(String.raw`(${NUMBER})(?:\s*%)?\s*(?:and|or)\s+(?:over|above|more|higher|greater)\b`, 'y');
const VALUE = new RegExp(
  String.raw`(?:(<\s*(?:or\s*)?=|≤)|(>\s*(?:or\s*)?=|≥)|(<)|(${GREATER}))?\s*(${NUMBER})(?![\d.,:]*\d|\s*/\s*\d)`,
  'y',
);

/** Whether a range is that of one sex only: "12-15 (F)". Which sex the person has is not known here. */
const OF_ONE_SEX = /\s*[a-z/%0-9]*\s*[([,:-]?\s*(?<![a-z])(?:m|f|male|males|female|females|men|women)\b/y;

const DATE =
  /(?:on\s+|dated\s+)?(?:\d{1,2}([-/.])\d{1,2}\1\d{2,4}(?![.,]?\d)|\d{4}-\d{2}-\d{2}|\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,-]+\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2},? \d{4})(?:[ ,]+\d{1,2}:\d{2})?/y;

interface At {
  readonly end: number;
}
const numberOf = (text: string) => Number(text.replaceAll(',', ''));
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
function at(pattern: RegExp, plain: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(plain);
}

/** The value at a position, with its comparator. Null where no number stands, or one that belongs to a date, time or fraction. */
export function valueAt(plain: string, position: number) {
  const found = at(VALUE, plain, position);
  if (!found) return null;
  const [all, atMost, atLeast, below, above, digits = ''] = found;
  const comparator: Comparator | null = atMost ? '<=' : atLeast ? '>=' : below ? '<' : above ? '>' : null;
  return { value: numberOf(digits), comparator, decimals: decimalsOf(digits), end: position + all.length };
}

/** A range with two limits at a position: "12.0 - 15.0". */
export function twoSidedRangeAt(plain: string, position: number): (ValueRange & At) | null {
  const found = at(BETWEEN, plain, position);
  if (!found) return null;
  const [all, first = '', second = ''] = found;
  const [low, high] = [numberOf(first), numberOf(second)];
  const decimals = Math.max(decimalsOf(first), decimalsOf(second));
  return { low, high, exclusive: false, decimals, end: position + all.length };
}

/** A range at a position, with two limits or one: "12.0 - 15.0", "up to 100", "< 5", "more than 40". */
export function rangeAt(plain: string, position: number): (ValueRange & At) | null {
  const twoSided = twoSidedRangeAt(plain, position);
  if (twoSided) return twoSided;
  const andOver = at(AND_OVER, plain, position);
  if (andOver) {
    const [all, digits = ''] = andOver;
    return {
      low: numberOf(digits),
      high: null,
      exclusive: false,
      decimals: decimalsOf(digits),
      end: position + all.length,
    };
  }
  const found = at(BOUND, plain, position);
  if (!found) return null;
  const [all, atMost, , below, above, digits = ''] = found;
  const limit = numberOf(digits);
  const [low, high] = atMost || below ? [null, limit] : [limit, null];
  return { low, high, exclusive: Boolean(below ?? above), decimals: decimalsOf(digits), end: position + all.length };
}

/** Whether a range that ends at a position can be used: not if its limits are exchanged, or if it is that of one sex. */
export const isUsable = (plain: string, { low, high, end }: ValueRange & At): boolean =>
  (low === null || high === null || low <= high) && !at(OF_ONE_SEX, plain, end);

/** Where a date ends that stands at a position, with its time; null if none does. */
export const dateEndAt = (plain: string, position: number) => endOf(DATE, plain, position);
