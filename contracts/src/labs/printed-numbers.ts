import type { Comparator, ValueRange } from './lab-result.js';
import { namesIn } from './names.js';
import { dateEndAt, isUsable, rangeAt, twoSidedRangeAt, valueAt } from './printed-range.js';
import { unitAt } from './units.js';

/** A number of a line that may be its result. */
export interface PrintedNumber {
  readonly value: number;
  readonly comparator: Comparator | null;
  /** Offset of the character behind it. */
  readonly end: number;
}

/** Limits in a line, with their place. */
interface PlacedRange {
  readonly range: ValueRange;
  readonly start: number;
  readonly end: number;
}

/** "Limit 16", "cut-off: 1.0": the upper limit. */
const LIMIT = /(?:limit|cut-?\s?off(?:\s+value)?|ref(?:erence)?(?:\s+(?:limit|value))?)\s*[:=]?\s*(?=\d)/y;
/** Behind the number of a name or of a time: "17-OH progesterone", "24 hrs urine protein". */
const PART_OF_NAME =
  /^(?:-[a-z]{2}|\s*(?:[ap]\.?\s?m\.?(?![a-z])|hrs?\b|(?:hours?|mins?|minutes?|days?|st|nd|rd|th)\b))/;
/** Behind the time of a day: "cortisol 8 am < 0.5". */
const OF_CLOCK = /^\s*[ap]\.?\s?m\.?(?![a-z])/;
/** The types of a virus in a name: "HIV 1 & 2", "HSV-1/2". */
const TYPES = /(?<=[a-z][\s-]*)1\s*(?:&|and|\/|\+)\s*(?:[a-z]+[\s-]*)?2(?![\d.,])/g;

/** The numbers of a line, and the ranges that it prints. The digits of names and units are neither. */
export function numbersOf(plain: string): { numbers: PrintedNumber[]; ranges: PlacedRange[] } {
  const names = namesIn(plain);
  const types = [...plain.matchAll(TYPES)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const numbers: (PrintedNumber & { isPartOfName: boolean })[] = [];
  const ranges: PlacedRange[] = [];
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
      const range = { low: null, high: limited.value, exclusive: false, decimals: limited.decimals };
      ranges.push({ range, start: position, end: limited.end });
      position = limited.end - 1;
      continue;
    }
    const twoSided = twoSidedRangeAt(plain, position);
    const isLater = numbers.length > 0 || ranges.length > 0;
    const following = twoSided ?? (isLater ? rangeAt(plain, position) : null);
    if (following && isUsable(plain, following)) {
      const { end, ...range } = following;
      ranges.push({ range, start: position, end });
      position = end - 1;
      continue;
    }
    const number = valueAt(plain, position);
    if (!number) continue;
    const isPartOfName =
      PART_OF_NAME.test(plain.slice(number.end, number.end + 12)) ||
      types.some(({ start, end }) => position >= start && number.end <= end);
    if (ranges.length === 0) numbers.push({ ...number, isPartOfName });
    position = number.end - 1;
  }
  const [limit, ...rest] = ranges;
  // Behind a time of the day a limit in front of a range is the number.
  if (limit && rest.length > 0 && numbers.length > 0 && numbers.every(({ end }) => OF_CLOCK.test(plain.slice(end)))) {
    const number = valueAt(plain, limit.start);
    if (number?.comparator && number.end === limit.end) return { numbers: [number], ranges: rest };
  }
  const measured = numbers.filter(({ isPartOfName }) => !isPartOfName);
  return { numbers: measured.length > 0 ? measured : numbers, ranges };
}
