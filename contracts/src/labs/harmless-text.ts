import { FILLER } from './find-value.js';
import type { FoundName } from './names.js';
import { endOf, wordsPattern } from './plain-text.js';
import { dateEndAt, rangeAt, twoSidedRangeAt } from './printed-range.js';
import { RANGE_LABEL } from './read-value.js';
import { unitAt } from './units.js';

/** Words of headings and columns, and between values: alone they say nothing about the person. */
const HEADING =
  wordsPattern(`previous prev last past current present flag flags observed report reports laboratory lab pathology diagnostics department of the and for with in on
  a an my your from test tests investigation investigations parameter parameters name names observed unit units remark
  remarks method complete full count haemogram hemogram cbc profile panel function screen screening thyroid liver kidney
  renal lipid diabetes diabetic biochemistry haematology hematology immunology serology chemistry clinical routine basic
  lft kft rft tft metabolic electrolytes minerals vitamins iron studies differential absolute biological intervals hrs hours fasting
  random post prandial pp end page final status sent date time specimen sample type morning evening yesterday total
  mean see attached enclosed document file photo scan s b`);
/** What a table of decisions or ages names beside its ranges. */
const DECISION =
  wordsPattern(`prediabetes prediabetic diabetes diabetic nondiabetic non deficient deficiency insufficient
  insufficiency sufficient sufficiency increased decreased reduced toxic toxicity potential very acceptable borderline near above optimal risk goal
  target child children newborn infant pregnant pregnancy trimester 1st 2nd 3rd first second third years year yrs male
  female males females men women adult adults as per ada who ncep atp iii idf guidelines criteria or to`);
const FLAG = /(?:hh|ll|h|l|\*+|[↑↓▲▼!#])(?![a-z0-9/%])/y;
const LATIN = /[a-z0-9]/;
const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char);

/** Where something ends that is not a result by itself; null if nothing known begins at the position. `isNote`: beside ranges of a table. */
function harmlessAt(plain: string, position: number, names: readonly FoundName[], isNote: boolean): number | null {
  return (
    names.find(({ start }) => start === position)?.end ??
    dateEndAt(plain, position) ??
    unitAt(plain, position)?.end ??
    endOf(HEADING, plain, position) ??
    endOf(FILLER, plain, position) ??
    endOf(RANGE_LABEL, plain, position) ??
    endOf(FLAG, plain, position) ??
    (isNote ? endOf(DECISION, plain, position) : null)
  );
}

/** What is left of a text without the words that are known to be no result; ranges of a table of decisions are none. */
export function unexplained(plain: string, names: readonly FoundName[], isNote: boolean): string {
  let rest = '';
  for (let position = 0; position < plain.length; position += 1) {
    const isInWord = LATIN.test(plain[position - 1] ?? '') || isLetter(plain[position - 1]);
    const range = isNote && !isInWord ? (twoSidedRangeAt(plain, position) ?? rangeAt(plain, position)) : null;
    const end = isInWord ? null : (range?.end ?? harmlessAt(plain, position, names, isNote));
    if (end !== null && end > position) {
      position = end - 1;
      rest += ' ';
    } else rest += plain[position];
  }
  return rest;
}
