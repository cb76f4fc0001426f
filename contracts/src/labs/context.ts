import { CELL_BEHIND, FILLER } from './find-value.js';
import { IONISED } from './ionised.js';
import { type FoundName, namesIn } from './names.js';
import { endOf, wordsPattern } from './plain-text.js';
import { EARLIER_IN_ENGLISH } from './time-words.js';

/**
 * Words before a name that leave its meaning as it is: specimens, ways of measuring, and what people write around a value. Any other word
 * makes another name of it: "low density lipoprotein cholesterol" is not cholesterol, "atypical lymphocytes" are not lymphocytes.
 */
const BEFORE_NAME =
  wordsPattern(`sample specimen serum plasma blood whole venous capillary arterial edta s b p total quantitative estimation
  estimated measured calculated direct automated ultrasensitive hypersensitive random fasting of level levels test tests value
  values result results report reports lab labs sr no my your his her their our the a an and or with plus but also then so
  today now is was are were latest recent recently current currently new repeat repeated first second third morning
  evening came back shows showed showing found finds has had have having for in on at as by to from only just very mild
  mildly moderate moderately severe slightly quite high low normal raised elevated increased decreased reduced borderline
  abnormal poor good check checked tested saw see noted patient patients advised done sent pending final sls dialysis transfusion admission discharge baseline treatment delivery surgery this date time parameter parameters investigation investigations analyte analytes present month week year day days weeks months january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec
  last previous previously prev earlier prior past hai ka ki ke ko me mein mera meri mere aur`);
/** Units, behind which a name begins a new result: "12 g/dL TSH 3". */
const UNIT_WORD = wordsPattern(
  'ul nl mmol umol nmol pmol meq cmm g dl ml l pg ng mg ug fl sec secs seconds lakh lakhs lac lacs cumm thou mill u iu ratio mm hr hrs h feu ddu',
);

/** Of another specimen, or another quantity: "urine creatinine", "ionised calcium", "LDL/HDL ratio". */
const OTHER_MEANING = new RegExp(
  String.raw`(?:\b(?:urine|urinary|spot|csf|fluid|pleural|ascitic|peritoneal|pericardial|synovial|amniotic|drain|dialysate|effluent|sweat|stool|fa?ecal|saliva(?:ry)?|cord|free|${IONISED}|corrected|adjusted|micro|non|anti|fo?etal|bone|pancreatic|glycated|reverse|active|abnormal)[\s.(:-]*|(?<!\d\s*|\d\s*[a-z%]{1,6}(?:\s?\/\s?[a-z]{1,5})?\s+)\/\s*)$`,
);
/** Words in front of a value that is aimed at, is an earlier one, or is another person's. */
const NOT_MEASURED_NOW = new RegExp(
  String.raw`\b(?:targets?|goals?|aim(?:ing)?|keep|maintain|should|if|until|ideal(?:ly)?|recommended|${EARLIER_IN_ENGLISH}|past|mother|father|parents?|brother|sister|husband|wife|son|daughter)\b`,
);
/** "papa ka Hb 5" beside results of one's own; where the text begins with it, the whole report is the relative's. */
const OF_RELATIVE =
  /\b(?:papa|pita(?:ji)?|mummy|maa|bhai|behen|bahan|pati|patni|beta|beti|dada|dadi|nana|nani) ?(?:ji )?(?:ka|ki|ke)\b/;
/** Directly in front of a name at the beginning of a clause: a value that is as it should be. Behind a result "normal" is its flag: "Hb 13 normal K 4.1". */
const AS_IT_SHOULD_BE =
  /(?:^|:)[^a-z]*(?:advi[sc]ed|normal|usual|expected|desired|desirable|optimal|required|safe|suggested|typical|reference)(?: (?:serum|plasma|blood|levels?|values?|ranges?|of|for|the))*\s*$/;
const SAID_EARLIER = new RegExp(String.raw`\b(?:${EARLIER_IN_ENGLISH}|past)\b`);
/** No sentence or cell that matters is longer; a limit keeps long texts fast. */
const LONGEST_CONTEXT = 300;

/** No name of a test is longer. */
const LONGEST_NAME = 80;

const lineBefore = (plain: string, position: number) =>
  plain.slice(Math.max(0, position - LONGEST_CONTEXT, plain.lastIndexOf('\n', position - 1) + 1), position);
const clauseBefore = (plain: string, position: number) =>
  lineBefore(plain, position)
    .split(/[;,]|(?<!\b(?:prev|[sbp]))\.\s/)
    .at(-1) ?? '';

/** Whether a word in small letters may stand before a name without changing it. */
export const isBeforeName = (word: string): boolean =>
  endOf(BEFORE_NAME, word, 0) === word.length || endOf(UNIT_WORD, word, 0) === word.length;

/** Whether a word in small letters may stand between a name and its value without changing what is measured. */
export const isFiller = (word: string): boolean => endOf(FILLER, word, 0) === word.length;

/** Whether the word directly before a position makes a longer name of the name there. */
function isLongerName(plain: string, start: number): boolean {
  const before = lineBefore(plain, start);
  const [, word, joint] = /([a-z]+)([ (]*|-)$/.exec(before) ?? [];
  if (word === undefined || joint?.includes('(')) return false;
  // The beginning of a longer text may be a part of a word.
  const near = before.length > LONGEST_NAME ? before.slice(-LONGEST_NAME).replace(/^\S*/, '') : before;
  const wordEnd = near.length - (joint?.length ?? 0);
  return !isBeforeName(word) && namesIn(near).every(({ end }) => end < wordEnd);
}

/** Haemoglobin is one of whole blood: in plasma it is what cells that broke left behind. */
const OUTSIDE_CELLS = /\b(?:plasma|serum)[\s.(:-]*$/;
const HAEMOGLOBIN = /(?:ha?emoglobin|hb|hgb)(?![a-z\d])/y;
const isOutsideCells = (plain: string, start: number): boolean =>
  OUTSIDE_CELLS.test(lineBefore(plain, start)) && endOf(HAEMOGLOBIN, plain, start) !== null;

/** Whether a name stands for something else than the person's blood value: of another specimen, or a part of a longer name. */
export const isOfOther = (plain: string, start: number): boolean =>
  OTHER_MEANING.test(lineBefore(plain, start)) || isOutsideCells(plain, start) || isLongerName(plain, start);

/** Words of a sentence in front of a name are no part of it, even if they are not known: "the doctor told that potassium". */
const FEWEST_WORDS = 3;

/** The same of a name in a sentence or a line that could not be read: an unknown word alone in front of it may make another name. */
export const isSurelyOfOther = (plain: string, start: number): boolean =>
  OTHER_MEANING.test(lineBefore(plain, start)) ||
  (isLongerName(plain, start) && (clauseBefore(plain, start).match(/[a-z]+/g)?.length ?? 0) < FEWEST_WORDS);

/**
 * Whether a name in brackets repeats one of which other words make another name: "valproate sodium (Na)". A longer name that is not known at all may have a known short form: "aspartate transaminase (SGOT)".
 */
export function isShortFormOfOther(plain: string, previous: FoundName | undefined, { start }: FoundName): boolean {
  if (!previous) return false;
  const between = plain.slice(previous.end, start);
  if (between.length > LONGEST_CONTEXT || !/^[^\d\n]*[([]\s*$/.test(between)) return false;
  const words = between.match(/[a-z]+/g) ?? [];
  return isOfOther(plain, previous.start) || words.some((word) => !isBeforeName(word) && !isFiller(word));
}

/** "Target INR: 2.0-3.0 INR 9.8": the range aimed at, in front of the value of the same test. */
const TARGET_IN_FRONT =
  /\b(?:targets?|goals?)\s+(?<name>[a-z][a-z\d]*)[\s:=(-]*\d[\d.]*\s*(?:-|to)\s*\d[\d.]*[\s):-]*(?:patient(?:'?s)?\s+)?$/;
function isBehindTarget(plain: string, start: number): boolean {
  const clause = clauseBefore(plain, start);
  const found = TARGET_IN_FRONT.exec(clause);
  const name = found?.groups?.name;
  if (name === undefined || !plain.startsWith(name, start) || NOT_MEASURED_NOW.test(clause.slice(0, found?.index)))
    return false;
  return /^[\s:=-]*\d[\d.]*(?![\d.]|\s*(?:-|to)\s*\d)/.test(plain.slice(start + name.length, start + LONGEST_NAME));
}

/** Whether what stands in front of a name says that its value is aimed at, an earlier one, or another person's. */
export function isNotMeasuredNow(plain: string, start: number): boolean {
  const clause = clauseBefore(plain, start);
  const isOfRelative = start > clause.length && OF_RELATIVE.test(clause);
  const isAimedAt = NOT_MEASURED_NOW.test(clause) || AS_IT_SHOULD_BE.test(clause);
  return isOfRelative || (isAimedAt && !isBehindTarget(plain, start));
}

/** Whether it says only that the value is an earlier one: "last month Hb 12.9". */
export const isNamedEarlier = (plain: string, start: number): boolean => {
  const clause = clauseBefore(plain, start);
  return SAID_EARLIER.test(clause) && !NOT_MEASURED_NOW.test(clause.replace(new RegExp(SAID_EARLIER, 'g'), ' '));
};

/** Whether a name stands for something else than the person's present blood value. */
export const hasOtherMeaning = (plain: string, { start, end }: FoundName): boolean =>
  isOfOther(plain, start) ||
  isNotMeasuredNow(plain, start) ||
  (/^\s*\//.test(plain.slice(end, end + 3)) && endOf(CELL_BEHIND, plain, end) === null);

const restOfLine = (plain: string, from: number) => plain.slice(from, from + LONGEST_CONTEXT).split('\n', 1)[0] ?? '';
const isAlone = (plain: string, { end }: FoundName) =>
  !/[a-z0-9]/.test(
    restOfLine(plain, end).replace(/\([^)\d]*\)|(?<![a-z])(?:serum|plasma|edta|(?:whole )?blood)(?![a-z])/g, ''),
  );

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
