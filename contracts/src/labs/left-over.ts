import { presentResults } from './earlier-columns.js';
import { unexplained, withoutAdministration } from './harmless-text.js';
import { namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { printedStanding, type PrintedStanding } from './printed-standing.js';
import { printedTables } from './printed-table.js';
import { wordedResults } from './result-words.js';

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

/** Words of pictures and tissue: a finding without a number and without a word of a result. */
const FINDING =
  /(?<![\p{L}])(?:impression|conclusion|opinion|diagnosis|findings?|suggestive|suspicious|suspected|consistent with|mass|lesions?|nodules?|tumou?rs?|cancer|carcinoma|malignan\w+|metasta\w+|lymphoma|leuk\w+|blasts?|parasites?|falciparum|vivax|bacilli|fractures?|opacit\w+|effusion|infiltrat\w+|consolidation|stenosis|occlusion|infarct\w*|ha?emorrhage|embol\w+|thromb(?:us|osis|i)|aneurysm|abscess|calcul(?:us|i)|abnormal\w*|atypical\w*|dysplasia|invasive|critical|urgent|alert)(?!\p{L})/u;
const WORD = /\p{L}[\p{L}\p{M}]+/u;
/** Longest part of a line that is shown. */
const LONGEST = 240;

/** A part of a text without interpreted results. */
interface Piece {
  readonly kind: 'nothing' | 'more' | 'result';
  /** Without any name: the number of a test that the line above names. */
  readonly isNumberAlone: boolean;
}

function pieceOf(whole: string): Piece {
  if (wordedResults(whole).length > 0 || FINDING.test(whole)) return { kind: 'result', isNumberAlone: false };
  const plain = withoutAdministration(whole);
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
  pieceOf(plainText(text.slice(gap.start, gap.end))).kind !== 'result';

/** "Reference range: < 30" in the line below a result. */
const RANGE_BELOW = /^\s*(?:bio(?:logical|\.)?\s*)?(?:ref(?:erence|\.)?|normal|expected)\b.*\d/i;

/** A part of a report as it is printed, and as plain text without earlier results. */
interface Part {
  readonly text: string;
  readonly plain: string;
}
const joined = (one: Part, other: Part): Part => ({
  text: `${one.text} ${other.text}`,
  plain: `${one.plain} ${other.plain}`,
});

/** The part of a text at a place. */
const partOf = (text: string, plain: string, { start, end }: Placed): Part => ({
  text: text.slice(start, end).trim(),
  plain: plain.slice(start, end).trim(),
});

/** A result as it is shown, and where it stands. */
function leftOverOf({ text, plain }: Part): LeftOver {
  const shown = text.replace(/^[\s,;.:|)]+|[\s,;|]+$/g, '').slice(0, LONGEST);
  return { text: shown, standing: printedStanding(plain.slice(0, LONGEST)) };
}

/**
 * What a report says besides the results that were taken from it, line by line. A number alone belongs to the name in the line above, a
 * range alone to the result above. Never throws.
 */
export function remainderOf(text: string, results: readonly Placed[]): Remainder {
  const { plain } = presentResults(text, plainText(text));
  const tables = printedTables(text);
  const ofTables = tables.flatMap(({ tests, rows, lines }) => (tests.length > 0 ? [...lines, ...rows] : lines));
  const taken = [...results, ...ofTables].sort((one, other) => one.start - other.start);
  const found: Part[] = [];
  let hasMore = false;
  let above: Part | null = null;
  let isResultAbove = false;
  let position = 0;
  for (const line of text.split('\n')) {
    const [start, end] = [position, position + line.length];
    position = end + 1;
    if (line.trim() === '') continue;
    const gaps = gapsOf(start, end, taken).filter((gap) => !isPartOfName(text, gap, taken));
    const [only] = gaps;
    const last = found.at(-1);
    if (only?.start !== start || only.end !== end) [above, isResultAbove] = [null, false];
    else if (isResultAbove && last && RANGE_BELOW.test(line)) {
      found[found.length - 1] = joined(last, partOf(text, plain, only));
      isResultAbove = false;
      continue;
    }
    for (const gap of gaps) {
      const own = partOf(text, plain, gap);
      const piece = pieceOf(own.plain);
      const part: Part = piece.isNumberAlone && above !== null ? joined(above, own) : own;
      const { kind } = part === own ? piece : pieceOf(part.plain);
      if (kind === 'result') found.push(part);
      else hasMore ||= kind === 'more';
      above = kind === 'result' || own.text !== line.trim() ? null : own;
      isResultAbove = kind === 'result';
    }
  }
  return { leftOver: found.map(leftOverOf), hasMore };
}
