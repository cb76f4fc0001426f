import { endOf } from './plain-text.js';
import { dateEndAt } from './printed-range.js';
import { ADVERBS, EARLIER_IN_ENGLISH, MEALS, MOMENTS, NOW, OCCASIONS, PERIODS, RESULTS } from './time-words.js';

const WORD = String.raw`(?:${EARLIER_IN_ENGLISH}|before)\b(?:(?<=prev)\.)?`;
/** No date and no range begins with it. */
export const YEAR = String.raw`(?:19|20)\d\d(?!\d|\.\d|\s*[-/]\s*\d)`;
/** Expressions of time that need no further word: "last week", "last 2 months", "3 days ago", "in 2021", "before dialysis". */
const TIME = [
  String.raw`${WORD}(?:\s+this)?(?:\s+(?:\d+|few|couple of|two|three))?\s+(?:${MOMENTS}|${PERIODS})s?(?![a-z])(?:\s+${YEAR})?`,
  String.raw`(?:(?:a\s+)?\w+\s+(?:of\s+)?)?(?:(?:${PERIODS}|long|time|while)\s+(?:ago|back|earlier)|(?:${OCCASIONS})s\s+ago)(?![a-z])`,
  String.raw`(?:in\s+)?${YEAR}`,
  String.raw`(?:before|prior to)(?!\s+(?:${MEALS})(?![a-z]))(?:\s+[a-z]+){1,2}`,
].join('|');
/** "last visit", "previous report from Lal" */
const WORDS = String.raw`${WORD}(?:\s+(?:${OCCASIONS}|${RESULTS})s?(?![a-z]))*(?:\s+(?:from|by|at)\s+[a-z]+)?(?:\s+${YEAR})?`;
const PHRASE = new RegExp(String.raw`^(?<gap>[\s*,;()[\]-]*)(?:(?<time>${TIME})|${WORDS})`);
const BEFORE_DATE = /[\s:]*(?:(?:on|of|dated|from|in)\s+)?/y;
const LABEL_SIGN = /^\s*[:=]/;
/** Behind "earlier" or "previous" the clause ends, or speaks of the present: so these words label nothing that follows. */
const ENDS = new RegExp(
  String.raw`^\s*(?:$|[,;)\]]|[([](?!\s*[\d<>])|\.(?!\d)|-+\s*>|[→⇒➔]|(?:${NOW}|and|but|then|tha|thi)(?![a-z])|to\s+(?=\d))`,
);
const NUMBER = String.raw`(?!(?:19|20)\d\d(?![\d.]))\d+(?:\.\d+)?(?![\d.]|\s*(?:(?:${PERIODS}|[ap]\.?m)(?![a-z])|[/-]))`;
const NUMBER_BEHIND = new RegExp(
  String.raw`^(?:\s+(?:it\s+)?(?:was|is))?\s*${NUMBER}(?<present>(?:\s*[a-z%][\w/%^.]*)?\s+(?:${NOW})(?![a-z]))?`,
);
const MAY_STAND_BEHIND = new RegExp(`(?:${ADVERBS}|(?:${OCCASIONS})s?)$`);
const SEPARATOR = /[,;([-]/;
const LONGEST = 160;

/** Words of an earlier time behind a number. */
export interface EarlierPhrase {
  /** Where they end in the text. */
  readonly end: number;
  /** What they are about: that number, or what follows them, as in "7.4 (previous K 4.2)" and "7.4, previously normal". */
  readonly of: 'number' | 'next' | 'unsure';
}

/**
 * The words of an earlier time directly behind a number; null if there are none. They are about that number where nothing follows that they could be the label of. What a comma or bracket parts from the number and
 * does not end there is a label. Without one it is not known whose a time is ("12.9 last week 4.4"), nor an adverb in front of a further number ("4.2 earlier 7.4").
 */
export function earlierPhraseBehind(plain: string, numberEnd: number): EarlierPhrase | null {
  const line = plain.slice(numberEnd, numberEnd + LONGEST).split('\n', 1)[0] ?? '';
  const found = PHRASE.exec(line);
  if (!found) return null;
  const [phrase] = found;
  const { gap = '', time } = found.groups ?? {};
  const end = dateEndAt(line, endOf(BEFORE_DATE, line, phrase.length) ?? phrase.length) ?? phrase.length;
  const rest = line.slice(end);
  const at = { end: numberEnd + end };
  if (LABEL_SIGN.test(rest)) return { ...at, of: 'next' };
  if (ENDS.test(rest)) return { ...at, of: 'number' };
  if (SEPARATOR.test(gap)) return { ...at, of: 'next' };
  const next = NUMBER_BEHIND.exec(rest);
  if (next?.groups?.['present'] !== undefined) return { ...at, of: 'number' };
  const mayBeOfNumber = time !== undefined || (next !== null && MAY_STAND_BEHIND.test(phrase));
  return { ...at, of: mayBeOfNumber ? 'unsure' : 'next' };
}
