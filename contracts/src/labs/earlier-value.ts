import { earlierPhraseBehind, YEAR } from './earlier-phrase.js';
import { endOf } from './plain-text.js';
import { EARLIER_IN_ENGLISH, MOMENTS, NOW, OCCASIONS, RESULTS } from './time-words.js';
import { unitAt } from './units.js';

/** Beside a number of a table, where a number alone is no year. */
const MARKED_EARLIER = new RegExp(
  String.raw`^[\s*,;([-]*(?:${EARLIER_IN_ENGLISH}|past|old)\b\.?(?:\s+(?:${RESULTS})s?\b)?[\s)\]]*`,
);
/** The mark is the label of what follows: "9.4 (last INR 2.3)", "9.4 previous: 2.3". A range belongs to the row. */
const LABELLED = /^(?:[:=]|\p{L}|\d+(?:\.\d+)?(?![\d.]|\s*(?:-|to\s)\s*\d))/u;

/** Whether words after a value say, or may say, that it is an earlier one: "last year", "two months ago", "in 2021". The text must not end within its line: what follows tells whose the words are. */
export const isEarlierValue = (plain: string, end: number): boolean =>
  ['number', 'unsure'].includes(earlierPhraseBehind(plain, end)?.of ?? 'next');

/** Whether they say so for certain: not in "12.9 last week 4.4". */
export const isSurelyEarlier = (plain: string, end: number): boolean =>
  earlierPhraseBehind(plain, end)?.of === 'number';

/** Where the words end that mark a number in front of them as an earlier result: "1.1 (previous)". Null without such words. */
export function endOfEarlierMark(plain: string, end: number): number | null {
  const line = plain.slice(end, end + LONGEST_MARK).split('\n', 1)[0] ?? '';
  const found = MARKED_EARLIER.exec(line);
  if (!found) return null;
  const markEnd = end + found[0].length;
  const isClosed = /[)\]]\s*$/.test(found[0]);
  return !isClosed && LABELLED.test(line.slice(found[0].length)) && !unitAt(plain, markEnd) ? null : markEnd;
}
const LONGEST_MARK = 60;

/** What stands behind an earlier value up to the next one: "last month, and now". */
const EARLIER_TIME = new RegExp(
  String.raw`(?:[\s.]*(?:${MOMENTS}|${OCCASIONS}|${RESULTS})s?(?![a-z]))?(?:\s+${YEAR})?`,
  'y',
);
const TO_PRESENT = new RegExp(
  String.raw`(?:[\s,;:.()[\]-]|(?:${NOW}|and|but|then|to|is|it|its|has|have|latest|new|recent(?:ly)?|present(?:ly)?|this|week|month|time|morning|visit|fell|fallen|dropped|rose|risen|became|come|came|gone|went|down|up|increased|decreased|repeat(?:ed)?|report|result|value|level)(?![a-z]))*`,
  'y',
);
const SAID_PRESENT = new RegExp(
  String.raw`(?<![a-z])(?:${NOW}|latest|present(?:ly)?|this (?:week|month|time|morning|visit))(?![a-z])`,
);

/** Whether words say that a value beside them is the present one. */
export const isSaidPresent = (words: string): boolean => SAID_PRESENT.test(words);

/** Where the words end that mark the value in front of a position as an earlier one, with what leads to the next: "last month, now ". */
export function endOfEarlierValue(plain: string, end: number): number {
  const mark = earlierPhraseBehind(plain, end)?.end ?? end;
  const time = endOf(EARLIER_TIME, plain, mark) ?? mark;
  return endOf(TO_PRESENT, plain, time) ?? time;
}
