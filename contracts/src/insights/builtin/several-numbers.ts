import { endOfEarlierValue, isSurelyEarlier } from '../../labs/earlier-value.js';
import { MONTH_BEGINS, NOW } from '../../labs/time-words.js';

const NUMBER_WITH_UNIT = String.raw`(?<![\p{L}\d./<>-])\d+(?:\.\d+)?(?:\s?(?:%|[a-z]{1,6}\s?\/\s?[a-z]{1,4}|mm\s?hg|mmols?|meq)(?![a-z]))?`;
const DAY = `(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:${MONTH_BEGINS})[a-z]*`;
const EACH_NUMBER = new RegExp(NUMBER_WITH_UNIT, 'gu');
/** A number, and nothing but a sign or a word of time between it and the next one. */
const FIRST_OF_TWO = new RegExp(
  String.raw`${NUMBER_WITH_UNIT}\s*(?:\([^()\d]*\)\s*)?(?:(?:tha|thi|hai|was)\s*)?(?:[,;/]|(?<![a-z])(?:and|then|to|vs|versus|repeat(?:ed)?|rpt|${NOW}|later|after|aur)(?![a-z]))[\s,:]*(?:(?:repeat(?:ed)?|rpt|${NOW}|later|is|was|${DAY})[\s:]+)*(?=\d+(?:\.\d+)?(?![\d/]|\.\d|\s*[-/]\s*\d))`,
  'u',
);
/** More numbers of one quantity in a line are hardly written. */
const MOST = 4;

/** A plain line without numbers that are said to be earlier, if another one follows: "lactate 9.6 last week, 1.2 now" says 1.2. */
export const withoutEarlier = (line: string): string =>
  line.replace(EACH_NUMBER, (number, index: number) => {
    const end = index + number.length;
    if (!isSurelyEarlier(line, end) || !/^\s*[<>]?\d/.test(line.slice(endOfEarlierValue(line, end)))) return number;
    return ' '.repeat(number.length);
  });

/** A plain line without the first of two numbers beside each other, and without the first of the next two: of which the later ones may be the present result. */
export function withoutFirstNumbers(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (lines.length < MOST && FIRST_OF_TWO.test(rest)) {
    rest = rest.replace(FIRST_OF_TWO, '');
    lines.push(rest);
  }
  return lines;
}
