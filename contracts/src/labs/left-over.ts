import { FILLER } from './find-value.js';
import { namesIn } from './names.js';
import { endOf, plainText, wordsPattern } from './plain-text.js';
import { dateEndAt, rangeAt, twoSidedRangeAt } from './printed-range.js';
import { printedStanding, type PrintedStanding } from './printed-standing.js';
import { RANGE_LABEL } from './read-value.js';
import { wordedResults } from './result-words.js';
import { unitAt } from './units.js';

/** A line of a report, or a part of one, that looks like a result and is not among those that were recognised. */
export interface LeftOver {
  /** Word for word. */
  readonly text: string;
  readonly standing: PrintedStanding;
}

/** What a report says besides its recognised results. */
export interface Remainder {
  readonly leftOver: LeftOver[];
  /** Whether something else is left that is not known to be without meaning for the person, such as a name, a date or a heading. */
  readonly hasMore: boolean;
}

/** What has a place in a text: offsets of the first character, and of the one after the last. */
interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Cells about the person, the sample and the laboratory: "Name: …", "Collected on: …". */
const ADMINISTRATIVE =
  /(?<![a-z])(?:(?:patient|customer|client|sample|specimen|lab|report|order|visit|bill|invoice|registration|reg|accession|bar ?code|uhid|mrn|ip|op|opd|ipd|sin|sid|pid|vid)(?:'s)?[ .]*(?:name|id|no|number|date|status|type|code|source)?|name|age|sex|gender|age ?[/&] ?(?:sex|gender)|d\.?o\.?b|date of birth|ref(?:erred)?\.?(?: ?by| doctor| dr)?|dr|doctor|consultant|collected|collection|drawn|received|registered|reported|printed|released|approved|authori[sz]ed|verified|date|time|centre|center|branch|address|phone|ph|tel|mobile|mob|fax|e-?mail|web(?:site)?|page|ward|bed|room|method|instrument|machine)[ .]*(?:no|id|on|at|by|date|time|\/)*[ .]*[:=](?:[^\n]*?)(?= {3,}|[;,]|$)/gm;
const PAGE = /(?<![a-z])page\s+\d+(?:\s*(?:of|\/)\s*\d+)?/g;
/** "45 years / male" behind a name. */
const PERSON = /(?<![a-z0-9])\d{1,3}\s*(?:y(?:ea)?rs?|yrs?\.?|y)\b\s*[/,]?\s*(?:fe?male|[mf])?\b/g;

/** Words of headings and columns, and between values: alone they say nothing about the person. */
const HEADING = wordsPattern(`report reports laboratory lab pathology diagnostics department of the and for with in on
  a an my your from test tests investigation investigations parameter parameters name names observed unit units remark
  remarks method complete full count haemogram hemogram cbc profile panel function screen screening thyroid liver kidney
  renal lipid diabetes diabetic biochemistry haematology hematology immunology serology chemistry clinical routine basic
  metabolic electrolytes minerals vitamins iron studies differential absolute biological intervals hrs hours fasting
  random post prandial pp end page final status sent date time specimen sample type morning evening yesterday total
  mean see attached enclosed document file photo scan s b`);
/** What a table of decisions or ages names beside its ranges. */
const DECISION = wordsPattern(`prediabetes prediabetic diabetes nondiabetic deficient deficiency insufficient
  insufficiency sufficient sufficiency toxic toxicity potential very acceptable borderline near above optimal risk goal
  target child children newborn infant pregnant pregnancy trimester 1st 2nd 3rd first second third years year yrs male
  female males females men women adult adults as per ada who ncep atp iii idf guidelines criteria or to`);
const FLAG = /(?:hh|ll|h|l|\*+|[↑↓▲▼!#])(?![a-z0-9/%])/y;
const LATIN = /[a-z0-9]/;
/** Words of pictures and tissue: a finding without a number and without a word of a result. */
const FINDING =
  /(?<![\p{L}])(?:impression|conclusion|opinion|diagnosis|findings?|suggestive|suspicious|suspected|consistent with|mass|lesions?|nodules?|tumou?rs?|cancer|carcinoma|malignan\w+|metasta\w+|lymphoma|leuk\w+|blasts?|parasites?|falciparum|vivax|bacilli|fractures?|opacit\w+|effusion|infiltrat\w+|consolidation|stenosis|occlusion|infarct\w*|ha?emorrhage|embol\w+|thromb(?:us|osis|i)|aneurysm|abscess|calcul(?:us|i)|abnormal\w*|atypical\w*|dysplasia|invasive|critical|urgent|alert)(?!\p{L})/u;
const WORD = /\p{L}[\p{L}\p{M}]+/u;
/** Longest part of a line that is shown. */
const LONGEST = 240;

const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char);

/** Where something ends that is not a result by itself; null if nothing known begins at the position. `isNote`: beside ranges of a table. */
function harmlessAt(plain: string, position: number, names: readonly Placed[], isNote: boolean): number | null {
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
function unexplained(plain: string, names: readonly Placed[], isNote: boolean): string {
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

/** A part of a text without interpreted results. */
interface Piece {
  readonly kind: 'nothing' | 'more' | 'result';
  /** Without any name: the number of a test that the line above names. */
  readonly isNumberAlone: boolean;
}

function pieceOf(text: string): Piece {
  const whole = plainText(text);
  if (wordedResults(whole).length > 0 || FINDING.test(whole)) return { kind: 'result', isNumberAlone: false };
  const plain = whole.replace(ADMINISTRATIVE, ' ').replace(PAGE, ' ').replace(PERSON, ' ');
  if (!/[\p{L}\p{N}]/u.test(plain)) return { kind: 'nothing', isNumberAlone: false };
  const names = namesIn(plain);
  const rest = unexplained(plain, names, false);
  const hasName = names.length > 0 || WORD.test(rest);
  const isNumberAlone = !hasName && /\d/.test(whole);
  if (!/[\p{L}\p{N}]/u.test(rest) || !/[\p{L}\p{N}]/u.test(unexplained(plain, names, true)))
    return { kind: 'nothing', isNumberAlone };
  return { kind: hasName && /\d/.test(rest) ? 'result' : 'more', isNumberAlone };
}

/** The parts of a line that no interpreted result covers, as offsets in the text. */
function gapsOf(start: number, end: number, taken: readonly Placed[]): Placed[] {
  const gaps: Placed[] = [];
  let from = start;
  for (const each of taken) {
    if (each.end <= from || each.start >= end) continue;
    if (each.start > from) gaps.push({ start: from, end: each.start });
    from = Math.max(from, each.end);
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps;
}

/** "Serum" before "Creatinine 1.1": a few words that belong to the name of the result behind them. */
const isPartOfName = (text: string, gap: Placed, taken: readonly Placed[]): boolean =>
  taken.some(({ start }) => start === gap.end) &&
  /^[\s*•#|-]*(?:\p{L}[\p{L}.]*[\s.(,:-]*){0,3}$/u.test(text.slice(gap.start, gap.end)) &&
  pieceOf(text.slice(gap.start, gap.end)).kind !== 'result';

/** "Reference range: < 30" in the line below a result. */
const RANGE_BELOW = /^\s*(?:bio(?:logical|\.)?\s*)?(?:ref(?:erence|\.)?|normal|expected)\b.*\d/i;

/** A result as it is shown, and where it stands. */
function leftOverOf(text: string): LeftOver {
  const shown = text.replace(/^[\s,;.:|)]+|[\s,;|]+$/g, '').slice(0, LONGEST);
  return { text: shown, standing: printedStanding(plainText(shown)) };
}

/**
 * What a report says besides the results that were taken from it, line by line. A number alone belongs to the name in the line above, a
 * range alone to the result above. Never throws.
 */
export function remainderOf(text: string, taken: readonly Placed[]): Remainder {
  const sorted = [...taken].sort((one, other) => one.start - other.start);
  const found: string[] = [];
  let hasMore = false;
  let [above, isResultAbove] = ['', false];
  let position = 0;
  for (const line of text.split('\n')) {
    const [start, end] = [position, position + line.length];
    position = end + 1;
    if (line.trim() === '') continue;
    const gaps = gapsOf(start, end, sorted).filter((gap) => !isPartOfName(text, gap, sorted));
    const [only] = gaps;
    if (only?.start !== start || only.end !== end) [above, isResultAbove] = ['', false];
    else if (isResultAbove && RANGE_BELOW.test(line)) {
      found.push(`${found.pop()} ${line.trim()}`);
      isResultAbove = false;
      continue;
    }
    for (const gap of gaps) {
      const part = text.slice(gap.start, gap.end).trim();
      const piece = pieceOf(part);
      const isBelow = piece.isNumberAlone && above !== '';
      const kind = isBelow ? pieceOf(`${above} ${part}`).kind : piece.kind;
      if (kind === 'result') found.push(isBelow ? `${above} ${part}` : part);
      else hasMore ||= kind === 'more';
      [above, isResultAbove] = [kind === 'result' || part !== line.trim() ? '' : part, kind === 'result'];
    }
  }
  return { leftOver: found.map(leftOverOf), hasMore };
}
