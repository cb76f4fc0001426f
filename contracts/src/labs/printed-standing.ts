import { namesIn } from './names.js';
import { dateEndAt, isUsable, rangeAt, twoSidedRangeAt, valueAt } from './printed-range.js';
import type { ValueRange } from './lab-result.js';
import { wordedResults } from './result-words.js';
import { unitAt } from './units.js';

/** Where a result stands beside what its own line prints as expected: a range, a limit or a word. */
export const printedStandings = ['above', 'below', 'notExpected', 'asExpected', 'unknown'] as const;
export type PrintedStanding = (typeof printedStandings)[number];

type PrintedNumber = { readonly value: number; readonly comparator: string | null };

/** "Limit 16", "cut-off: 1.0": the upper limit. */
const LIMIT = /(?:limit|cut-?\s?off(?:\s+value)?|ref(?:erence)?(?:\s+(?:limit|value))?)\s*[:=]?\s*(?=\d)/y;

/** What may stand between a result in words and the expected one: "Trace (normal: nil)". */
const ONLY_LABEL =
  /^[^,;\p{L}]*(?:(?:bio|biological|ref|reference|expected|normal|range|interval|value)[^,;\p{L}]*)*$/u;

/** The numbers of a line, and the last range that it prints. The digits of names and units are neither. */
function numbersOf(plain: string): { numbers: PrintedNumber[]; range: ValueRange | null } {
  const names = namesIn(plain);
  const numbers: PrintedNumber[] = [];
  let range: ValueRange | null = null;
  for (let position = 0; position < plain.length; position += 1) {
    const isWithin = /[a-z0-9]/.test(plain[position - 1] ?? '');
    const skipped =
      names.find(({ start }) => start === position)?.end ??
      dateEndAt(plain, position) ??
      (isWithin ? null : unitAt(plain, position)?.end);
    if (skipped) {
      position = skipped - 1;
      continue;
    }
    if (isWithin || /\s/.test(plain[position] ?? '')) continue;
    LIMIT.lastIndex = position;
    const limited = LIMIT.test(plain) ? valueAt(plain, LIMIT.lastIndex) : null;
    if (limited) {
      range = { low: null, high: limited.value, exclusive: false, decimals: limited.decimals };
      position = limited.end - 1;
      continue;
    }
    const twoSided = twoSidedRangeAt(plain, position);
    const following = twoSided ?? (numbers.length > 0 ? rangeAt(plain, position) : null);
    if (following && isUsable(plain, following)) {
      range = following;
      position = following.end - 1;
      continue;
    }
    const number = valueAt(plain, position);
    if (!number) continue;
    if (!range) numbers.push(number);
    position = number.end - 1;
  }
  return { numbers, range };
}

function standingOf({ value, comparator }: PrintedNumber, { low, high, exclusive }: ValueRange): PrintedStanding {
  const isAbove = high !== null && (exclusive ? value >= high : value > high);
  const isBelow = low !== null && (exclusive ? value <= low : value < low);
  if (isAbove) return comparator?.startsWith('<') ? 'unknown' : 'above';
  if (isBelow) return comparator?.startsWith('>') ? 'unknown' : 'below';
  return comparator === null ? 'asExpected' : 'unknown';
}

/**
 * Compares a result of an unknown test with what is printed beside it on its line. Unknown without a range or an expected word, and where
 * several numbers may be the value and do not agree.
 */
export function printedStanding(plain: string): PrintedStanding {
  const [word, expected] = wordedResults(plain);
  if (word && expected) {
    if (!ONLY_LABEL.test(plain.slice(word.end, expected.start))) return 'unknown';
    return word.isFound === expected.isFound ? 'asExpected' : 'notExpected';
  }
  const { numbers, range } = numbersOf(plain);
  if (!range) return 'unknown';
  const standings = new Set(numbers.map((number) => standingOf(number, range)));
  const [only] = standings;
  return only !== undefined && standings.size === 1 ? only : 'unknown';
}
