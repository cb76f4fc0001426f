import { FILLER } from './find-value.js';
import { type FoundName, namesIn } from './names.js';
import { endOf, wordsPattern } from './plain-text.js';
import { dateEndAt, rangeAt, twoSidedRangeAt } from './printed-range.js';
import { RANGE_LABEL } from './read-value.js';
import { unitAt } from './units.js';

/**
 * Cells about the person, the sample and the laboratory: "Name: …", "Collected on: …". A label such as "Report:" alone may stand in front of
 * a result, "Bleeding time:" and "Test name:" do.
 */
const ADMINISTRATIVE =
  /(?<![a-z])(?:(?:patient|customer|client|bill|invoice|registration|reg|accession|bar ?code|uhid|mrn|sin|sid|pid|vid)(?:'s)?[ .]*(?:name|id|no|number|date|status|type|code|source)?|(?:sample|specimen|lab|report|order|visit|ip|op|opd|ipd)(?:'s)?[ .]*(?:name|id|no|number|date|time|status|type|code|source)|(?:ip|op)d?(?= *[:=] *(?:[a-z]{1,4}[-/])?\d[\d/-]*(?![.\d]))|(?<!(?:test|parameter|investigation|analyte|organism|isolate|drug|antibiotic) +)name|age|sex|gender|age ?[/&] ?(?:sex|gender)|d\.?o\.?b|date of birth|ref(?:erred)?\.?(?: ?by| doctor| dr)?|dr|doctor|consultant|collected|collection|drawn|received|registered|reported|printed|released|approved|authori[sz]ed|verified|date|(?<!(?:bleeding|clotting|coagulation|thrombin|thromboplastin|lysis) +)time|centre|center|branch|address|phone|ph(?=[ .]*(?:no[ .]*)?[:=]\s*[+\d][\d ()-]{6,})|tel|mobile|mob|fax|e-?mail|web(?:site)?|page|ward|bed|room|method|instrument|machine)[ .]*(?:no|id|on|at|by|date|time|\/)*[ .]*[:=](?:[^\n]*?)(?= {3,}|[;,]|$)/gm;
const PAGE = /(?<![a-z])page\s+\d+(?:\s*(?:of|\/)\s*\d+)?/g;
/** "45 years / male" behind a name. */
const PERSON = /(?<![a-z0-9])\d{1,3}\s*(?:y(?:ea)?rs?|yrs?\.?|y)\b\s*[/,]?\s*(?:fe?male|[mf])?\b/g;

/** A plain text without what it says about the person, the sample and the laboratory. */
export const withoutAdministration = (plain: string): string =>
  plain
    .replace(ADMINISTRATIVE, (cell) => (hasMeasurement(cell) ? cell : ' '))
    .replace(PAGE, ' ')
    .replace(PERSON, ' ');

/** The label of a day, behind which a result may stand in the same cell: "Date: 12/03/2026 Procalcitonin 38". */
const DAY_LABEL =
  /^(?:collected|collection|drawn|received|registered|reported|printed|released|approved|authori[sz]ed|verified|date|time)/;
const MEASURED_WORD =
  /(?<!\p{L})(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*)\p{L}{4,}[\s:=<>]*\d/u;

/** Whether a cell has a number with a unit, directly behind the name of a test, or beside a day behind any word. */
function hasMeasurement(cell: string): boolean {
  const said = cell.slice(cell.search(/[:=]/));
  const names = namesIn(said);
  return (
    [...said.matchAll(/\d\s*/g)].some(({ 0: digit, index }) => unitAt(said, index + digit.length) !== null) ||
    names.some(({ end }) => /^(?:[\s:=<>]|is|was|of)*\d/.test(said.slice(end))) ||
    (DAY_LABEL.test(cell) && MEASURED_WORD.test(unexplained(said, names, false)))
  );
}

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
