import { unexplained, withoutAdministration } from './harmless-text.js';
import { namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { printedStanding, type PrintedStanding } from './printed-standing.js';
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

function pieceOf(text: string): Piece {
  const whole = plainText(text);
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
