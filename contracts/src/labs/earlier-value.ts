import { endOf } from './plain-text.js';
import { EARLIER_IN_ENGLISH, NOW } from './time-words.js';

const EARLIER = new RegExp(
  String.raw`^[\s,;()-]*(?:(?:${EARLIER_IN_ENGLISH})\b|before|(?:in )?(?:19|20)\d\d\b|(?:\w+ ){1,2}(?:ago|back|earlier))`,
);
const SAID_BEFORE = String.raw`(?:${EARLIER_IN_ENGLISH}|before)\b\.?`;
const AGO = String.raw`(?:\w+ ){1,2}(?:ago|back|earlier)`;
const TIME_WORD = String.raw`(?:\s+(?:month|week|year|time|visit|report|test|night|checkup)s?)?`;
const NEXT_NUMBER = String.raw`(?!(?:19|20)\d\d(?![\d.]))\d+(?:\.\d+)?(?![\d.]|\s*(?:months?|weeks?|days?|years?|yrs?|[/-]))`;
/**
 * The words belong to the number right behind them: "(Prev: 6.2)", "3 days back = 4.0", and behind a comma or bracket also ", last week 12.9".
 */
const LABEL_OF_NEXT = new RegExp(
  String.raw`^(?:[\s,;()-]*${SAID_BEFORE}(?:\s+(?:value|result|was|one)\b)*[\s:=]+|[\s,;()-]*${AGO}\s*[:=]\s*|\s*[,;([-][\s,;([-]*(?:${SAID_BEFORE}${TIME_WORD}|${AGO})(?:\s+(?:it\s+)?(?:was|is))?[\s:=]+)${NEXT_NUMBER}`,
);
/** The same beside a number of a table, where a number alone is no year. */
const MARKED_EARLIER = new RegExp(
  String.raw`^[\s*,;([-]*(?:${EARLIER_IN_ENGLISH}|past|old)\b\.?(?:\s+(?:result|value)s?\b)?[\s)\]]*`,
);

/** Whether words after a value say that it is an earlier one: "last year", "two months ago", "in 2021". */
export function isEarlierValue(plain: string, end: number): boolean {
  const behind = plain.slice(end, end + 40).split('\n', 1)[0] ?? '';
  return EARLIER.test(behind) && !LABEL_OF_NEXT.test(behind);
}

/** Where the words end that mark a number in front of them as an earlier result: "1.1 (previous)". Null without such words. */
export function endOfEarlierMark(plain: string, end: number): number | null {
  const found = MARKED_EARLIER.exec(plain.slice(end, end + 40).split('\n', 1)[0] ?? '');
  return found && end + found[0].length;
}

/** What stands behind an earlier value up to the next one: "last month, and now". */
const EARLIER_TIME =
  /(?:[\s.]*(?:month|week|year|time|visit|report|test|result|value|reading|check-?up|admission|night|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?(?![a-z]))?(?:\s+(?:19|20)\d\d(?![\d.]))?/y;
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
  const mark = EARLIER.exec(plain.slice(end, end + 40).split('\n', 1)[0] ?? '')?.[0].length ?? 0;
  const time = endOf(EARLIER_TIME, plain, end + mark) ?? end + mark;
  return endOf(TO_PRESENT, plain, time) ?? time;
}
