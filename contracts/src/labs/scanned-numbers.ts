import { endOf } from './plain-text.js';
import { NOT_A_RESULT } from './read-value.js';
import { dateEndAt, rangeAt } from './printed-range.js';
import type { LabResult } from './lab-result.js';
import type { LabTest } from './lab-test.js';
import type { Span } from './table-labels.js';
import { BEHIND_NUMBER, EARLIER, FURTHER, MONTH_BEGINS, NO_RESULT } from './time-words.js';
import { unitAt, unitOf } from './units.js';

/** Words directly in front of a number by which it is a further result of the test before it: "repeat 4.2", "actual 7.2", "dropped to 108". */
const FURTHER_RESULT = new RegExp(
  String.raw`(?:-+>|[→⇒➔])\s*$|(?<!\p{L})(?:${FURTHER})(?:\s+(?:sample|test|report|done|reading|value|result|just|only|about|around|nearly|almost|[a-d]))?[^\p{L}\d]*$`,
  'u',
);
/** Whether words in front of a number say that it is a further result of the same test. */
export const isSaidFurther = (before: string): boolean => FURTHER_RESULT.test(before);
/** Between such a word and the number. */
const OF_RESULT = 'values?|results?|report|one|level|is|was';
/** What makes something else of the number behind it: a limit, a number of a page or a sample. */
const IS_NO_RESULT = new RegExp(
  String.raw`(?<!\p{L})(?:${NO_RESULT})(?: (?:${OF_RESULT}|of))*[\s.:=(<>-]*$|[\d.][/:^*]\s*$|(?<!\p{L})x\s*$|[#^+]$`,
  'u',
);
/** The same, that makes an earlier result of it. */
const EARLIER_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${EARLIER}|old|before|from)(?: (?:${OF_RESULT}|week|month|year|time|visit|महीने|हफ्ते|साल|बार))*[\s.:=(<>-]*$`,
  'u',
);
/** Times, days, years and powers, which are no results. */
const TIME = new RegExp(
  String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)|\d{1,2}[:.]\d\d\s*(?:[ap]\.?m\b|hrs?\b)|\d{1,3}(?:\s*(?:-|to)\s*\d{1,3})?\s*(?:weeks?|months?|days?|hours?|hrs?|h\b|min(?:ute)?s?\b|years?|yrs?|y\b|[ap]\.?m\b|times|st\b|nd\b|rd\b|th\b)|(?:19|20)\d\d(?![\d.])|(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?![\d/.])|\d{1,2}(?:st|nd|rd|th)?[\s-]*(?:${MONTH_BEGINS})[a-z]*|10\s*[\^*]\s*\d+|\d{7,}`,
  'y',
);
/** What may stand behind a number without a unit: nothing but signs, or a word of time. What another word makes of the number is not known. */
const NOTHING_BEHIND = new RegExp(
  String.raw`^[^\S\n]*(?:$|[\n,;:.()[\]/→>*!↑↓-]|\d|(?:${BEHIND_NUMBER}|(?:${MONTH_BEGINS})[a-z]*)(?!\p{L})|[\u0900-\u097f])`,
  'u',
);
const LONGEST_WORD = 14;
const LONGEST_BLANK = 40;
/** "Day 3 - 4.1", "Sample 2: 7.2", "(2) 7.2": which of several it is. */
const COUNTED = /(?<!\p{L})(?:day|sample|visit|test|week|month|results?|values?|readings?|no|[#(])[\s.#]*$/u;
const COUNT = /\d{1,2}(?:\s*[:=)\]]\s*|\s+-\s+|\.?\s+)(?=\d)/y;
const DAY_LABEL = /^[^\p{L}]*(?:on|as on|dated|dt)?[^\p{L}]*$/u;
/** Words further in front of a number say nothing about it. */
const LONGEST_BEFORE = 120;
const NUMBER = /\d+(?:,\d+)*(?:\.\d+)?/y;
const at = (pattern: RegExp, plain: string, position: number) => {
  pattern.lastIndex = position;
  return pattern.exec(plain)?.[0] ?? null;
};

/** Whether nothing behind a number makes something else of it. Nothing is counted in decimals. */
const isNothing = (plain: string, digits: string, start: number, end: number): boolean =>
  unitAt(plain, start) === null &&
  endOf(NOT_A_RESULT, plain, start) === null &&
  ((digits.includes('.') && plain[end] !== '%') || NOTHING_BEHIND.test(plain.slice(end, end + LONGEST_WORD)));

/** A number of a part of a text, which may be a result of a test. */
interface ScannedNumber extends Span {
  readonly value: number;
  readonly decimals: number;
  /** As one of the test. */
  readonly unit: LabResult['unit'];
  /** Without a unit of the test, another unit or a word stands behind it. */
  readonly isOfSomethingElse: boolean;
  /** What stands between the number before, or a day, and this one. */
  readonly before: string;
  /** Words in front of it make something else of it. */
  readonly isNoResult: boolean;
  /** Words in front of it make an earlier result of it. */
  readonly isEarlier: boolean;
}

/** The numbers of a part of a plain text but those of ranges, limits, days and times. `text` and `plain` have the same offsets. */
export function scannedNumbers(plain: string, text: string, { start, end }: Span, test: LabTest): ScannedNumber[] {
  const found: ScannedNumber[] = [];
  let said = start;
  for (let position = start; position < end; position += 1) {
    if (/[\p{L}\d.]/u.test(plain[position - 1] ?? '')) continue;
    const dateEnd = dateEndAt(plain, position);
    const count =
      COUNTED.test(plain.slice(Math.max(start, position - LONGEST_WORD), position)) && at(COUNT, plain, position);
    if (count) {
      said = position + count.length;
      position = said - 1;
      continue;
    }
    // Behind a number ">" is an arrow.
    const isArrow = plain[position] === '>' && /\d\s*$/.test(plain.slice(Math.max(0, position - 4), position));
    const range = isArrow ? null : rangeAt(plain, position);
    // "12.9 - 4.4" are two results.
    const rangeEnd = range && (range.low ?? 0) <= (range.high ?? Infinity) ? range.end : null;
    const passed = dateEnd ?? rangeEnd ?? position + (at(TIME, plain, position)?.length ?? 0);
    if (passed > position) {
      // "1.0 on 12-11-2026, 8.7 on 14-11-2026": a day belongs to the number in front of it.
      if (dateEnd !== null && DAY_LABEL.test(plain.slice(said, position))) said = dateEnd;
      position = passed - 1;
      continue;
    }
    const number = at(NUMBER, plain, position);
    if (number === null) continue;
    const numberEnd = position + number.length;
    const unitStart = numberEnd + (/^\s*/.exec(plain.slice(numberEnd, numberEnd + LONGEST_BLANK))?.[0].length ?? 0);
    const written = unitAt(plain, unitStart);
    const own = written && unitOf(test, written);
    const before = plain.slice(Math.max(said, position - LONGEST_BEFORE), position);
    found.push({
      value: Number(number.replaceAll(',', '')),
      decimals: number.split('.')[1]?.length ?? 0,
      unit: written && own ? { printed: text.slice(unitStart, written.end).trim(), ucum: own } : null,
      isOfSomethingElse: own === null && !isNothing(plain, number, unitStart, numberEnd),
      before,
      isNoResult: IS_NO_RESULT.test(before),
      isEarlier: EARLIER_BEFORE.test(before),
      ...{ start: position, end: written?.end ?? numberEnd },
    });
    said = written?.end ?? numberEnd;
    position = said - 1;
  }
  return found;
}
