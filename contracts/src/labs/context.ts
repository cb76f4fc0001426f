import { type FoundName, namesIn } from './names.js';
import { endOf, wordsPattern } from './plain-text.js';

/**
 * Words before a name that leave its meaning as it is: specimens, ways of measuring, and what people write around a value. Any other word
 * makes another name of it: "low density lipoprotein cholesterol" is not cholesterol, "atypical lymphocytes" are not lymphocytes.
 */
const BEFORE_NAME =
  wordsPattern(`serum plasma blood whole venous capillary arterial edta s b p total quantitative estimation
  estimated measured calculated direct automated ultrasensitive hypersensitive random fasting of level levels test tests value
  values result results report reports lab labs sr no my your his her their our the a an and or with plus but also then so
  today now is was are were latest recent recently current currently new repeat repeated first second third morning
  evening came back shows showed showing found finds has had have having for in on at as by to from only just very mild
  mildly moderate moderately severe slightly quite high low normal raised elevated increased decreased reduced borderline
  abnormal poor good check checked tested saw see noted patient patients advised done sent pending final`);
/** Units, behind which a name begins a new result: "12 g/dL TSH 3". */
const UNIT_WORD = wordsPattern(
  'g dl ml l pg ng mg ug fl sec secs seconds lakh lakhs lac lacs cumm thou mill u iu ratio mm hr hrs h feu ddu',
);

/** Of another specimen, or another quantity: "urine creatinine", "ionised calcium", "LDL/HDL ratio". */
const OTHER_MEANING =
  /(?:\b(?:urine|urinary|spot|csf|fluid|pleural|ascitic|peritoneal|pericardial|synovial|amniotic|drain|dialysate|effluent|sweat|stool|fa?ecal|saliva(?:ry)?|cord|free|ioni[sz]ed|corrected|adjusted|micro|non|anti|fo?etal|bone|pancreatic|glycated|reverse|active|abnormal|prev)[\s.(:-]*|\/\s*)$/;
/** Words in front of a value that is aimed at, is an earlier one, or is another person's. */
const NOT_MEASURED_NOW =
  /\b(?:targets?|goals?|aim(?:ing)?|keep|maintain|should|if|until|ideal(?:ly)?|recommended|previous(?:ly)?|prev|earlier|prior|last|past|mother|father|parents?|brother|sister|husband|wife|son|daughter)\b/;
const EARLIER =
  /^[\s,;()-]*(?:last|previous(?:ly)?|prev\b|earlier|prior|before|(?:in )?(?:19|20)\d\d\b|(?:\w+ ){1,2}(?:ago|back|earlier))/;
/** "(Prev: 6.2)": the word belongs to the number behind it. */
const LABEL_OF_NEXT =
  /^[\s,;()-]*(?:last|previous(?:ly)?|prev|earlier|prior)\b\.?(?:\s+(?:value|result|was|one)\b)*[\s:=]+\d+(?:\.\d+)?(?![\d.]|\s*(?:months?|weeks?|days?|years?|yrs?|[/-]))/;
/** The same beside a number of a table, where a number alone is no year. */
const MARKED_EARLIER =
  /^[\s*,;([-]*(?:last|previous(?:ly)?|prev|earlier|prior|past|old)\b\.?(?:\s+(?:result|value)s?\b)?[\s)\]]*/;

/** No sentence or cell that matters is longer; a limit keeps long texts fast. */
const LONGEST_CONTEXT = 300;

const lineBefore = (plain: string, position: number) =>
  plain.slice(Math.max(0, position - LONGEST_CONTEXT, plain.lastIndexOf('\n', position - 1) + 1), position);
const clauseBefore = (plain: string, position: number) =>
  lineBefore(plain, position)
    .split(/[;,]|\.\s/)
    .at(-1) ?? '';

/** Whether a word in small letters may stand before a name without changing it. */
export const isBeforeName = (word: string): boolean =>
  endOf(BEFORE_NAME, word, 0) === word.length || endOf(UNIT_WORD, word, 0) === word.length;

/** Whether the word directly before a position makes a longer name of the name there. */
function isLongerName(plain: string, start: number): boolean {
  const before = lineBefore(plain, start);
  const [, word, joint] = /([a-z]+)([ (]*|-)$/.exec(before) ?? [];
  if (word === undefined || joint?.includes('(')) return false;
  const from = before.length - word.length - (joint?.length ?? 0);
  return !isBeforeName(word) && namesIn(before).every(({ end }) => end < from + word.length);
}

/** Whether a name stands for something else than the person's present blood value. */
export const hasOtherMeaning = (plain: string, { start, end }: FoundName): boolean =>
  OTHER_MEANING.test(lineBefore(plain, start)) ||
  isLongerName(plain, start) ||
  NOT_MEASURED_NOW.test(clauseBefore(plain, start)) ||
  /^\s*\//.test(plain.slice(end, end + 3));

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

const restOfLine = (plain: string, from: number) => plain.slice(from, from + LONGEST_CONTEXT).split('\n', 1)[0] ?? '';
const isAlone = (plain: string, { end }: FoundName) =>
  !/[a-z0-9]/.test(restOfLine(plain, end).replace(/\([^)\d]*\)/g, ''));

/** How many lines, with empty ones, may follow a name that stands alone in its line. */
const LINES_OF_A_CELL = 9;

/** Where the text that may hold the value of a name ends. A name alone in its line is followed by its cells, unless names are a column. */
export function endOfCells(plain: string, names: readonly FoundName[], index: number): number {
  const name = names[index]!;
  const limit = names[index + 1]?.start ?? plain.length;
  const lineEnd = name.end + restOfLine(plain, name.end).length;
  const previous = names[index - 1];
  const inColumn = previous && isAlone(plain, previous) && /^[^a-z0-9]*$/.test(plain.slice(previous.end, name.start));
  if (!isAlone(plain, name) || inColumn) return Math.min(lineEnd, limit);
  const cells = plain
    .slice(name.end, name.end + LONGEST_CONTEXT)
    .split('\n')
    .slice(0, LINES_OF_A_CELL)
    .join('\n');
  return Math.min(name.end + cells.length, limit);
}

/** Names in a list have no value of their own: "Na, K and Cl: 140, 4.2, 101". */
export const isListed = (plain: string, one: FoundName | undefined, next: FoundName | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.keys[0] !== next.keys[0] &&
  /^[ ,&+:;/-]*(?:and)?[ ,&+:;/-]*$/.test(plain.slice(one.end, next.start));
