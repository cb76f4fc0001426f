import { isExplanation } from './administrative-lines.js';
import { isBeforeName } from './context.js';
import { presentResults } from './earlier-columns.js';
import { explainedRows } from './explained-rows.js';
import { saysNothingFound } from './expected-line.js';
import { isHeading } from './heading-line.js';
import { type IsUrgent, NEVER_URGENT, saysUrgent } from './kept-line.js';
import { hasResult, hasSeveralNumbers, isBesideResult, isResultOfAbove, isUnit } from './line-below.js';
import { type Piece, pieceOf } from './line-piece.js';
import { type FoundName, namesIn } from './names.js';
import { isNameAlone, namesWithoutValue } from './names-alone.js';
import { plainText } from './plain-text.js';
import { isPrintedRow } from './printed-row.js';
import { printedStanding, type PrintedStanding } from './printed-standing.js';
import { resultsBelow } from './result-below.js';
import { isBulleted, isSentenceAcross, withItem } from './sentence-across.js';
import { printedTables, type TableRow } from './printed-table.js';

/** A line of a report, or a part of one, that is not among the recognised results, and not known to be without meaning for the person. */
export interface LeftOver {
  /** Word for word. */
  readonly text: string;
  readonly standing: PrintedStanding;
  /** An item of a list that tells of everybody, below its heading: "Increased in:". */
  readonly isOfAll?: true;
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

/** Longest part of a line that is shown. */
const LONGEST = 240;

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

/** A part that is too long to be shown, as parts that are not: they end at sentences, or else at words. */
function shortened(text: string, { start, end }: Placed): Placed[] {
  const parts: Placed[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const part = text.slice(from, from + LONGEST);
    const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('; ')) + 1;
    const cut = from + (sentence || part.lastIndexOf(' ') + 1 || LONGEST);
    parts.push({ start: from, end: cut });
    from = cut;
  }
  return [...parts, { start: from, end }];
}

/** "Serum" before "Creatinine 1.1": a few words that belong to the name of the result behind them. "Malaria: Hb 13" says something else too. */
function isPartOfName(text: string, gap: Placed, taken: readonly Placed[]): boolean {
  if (!taken.some(({ start }) => start === gap.end)) return false;
  const plain = plainText(text.slice(gap.start, gap.end));
  if (!/^[\s*•#|-]*(?:\p{L}[\p{L}.]*[\s.(,:-]*){0,3}$/u.test(plain)) return false;
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.every(isBeforeName) && pieceOf(plain).kind !== 'result';
}

/** The line of a text around a place in it, without that. */
function lineAround(text: string, { start, end }: Placed): string {
  const next = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start) + text.slice(end, next < 0 ? text.length : next);
}

/**
 * The rows and lines of decision tables, but rows behind a number that is no interpreted result: they tell where it stands. A line that names a test which is named nowhere else beside a number is none of them: "CA 19-9 > 1200 U/mL High, 0 - 37 Normal" may be the result.
 */
function partsOfTables(text: string, results: readonly Placed[]): readonly Placed[] {
  const tables = printedTables(text);
  const lines = tables.flatMap((table) => table.lines);
  const isIn = ({ start, end }: Placed, line: Placed) => start >= line.start && end <= line.end;
  const plain = plainText(text);
  const names = namesIn(plain);
  // A heading with a name and no number is none: "INR" above "INR > 10 High, 0.8 - 1.2 Normal".
  const hasNumber = (place: Placed) =>
    /\d/.test(lineAround(plain, place)) || results.some(({ start, end }) => start < place.end && place.start < end);
  const elsewhere = names.filter((other) => !lines.some((line) => isIn(other, line)));
  const isNamedElsewhere = ({ name, keys }: FoundName) =>
    elsewhere.some(
      (other) => (other.name === name || other.keys.some((key) => keys.includes(key))) && hasNumber(other),
    );
  const others = lines.filter((line) => {
    const own = names.filter((name) => isIn(name, line));
    return own.length > 0 && !own.some(isNamedElsewhere);
  });
  const isOfResult = ({ valueEnd }: TableRow) =>
    valueEnd !== null && results.some(({ start, end }) => start < valueEnd && valueEnd <= end);
  return tables
    .flatMap((table) => [...table.lines, ...table.rows.filter(isOfResult)])
    .filter((part) => !others.some((line) => isIn(part, line)));
}

/** A part of a report as it is printed, and as plain text without earlier results. */
interface Part {
  readonly text: string;
  readonly plain: string;
  readonly isOfAll?: boolean;
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

/** A line that may belong to a number below, with the one above it if it only has limits, a unit or a label of that: "Sodium", "Normal range: 135 - 145 mmol/L". */
const withAbove = (above: Part | null, own: Part, kind: Piece['kind']): Part =>
  above !== null &&
  kind === 'nothing' &&
  namesIn(own.plain).length === 0 &&
  above.text.length + own.text.length < LONGEST / 2
    ? joined(above, own)
    : own;

/** A result as it is shown, and where it stands. */
function leftOverOf({ text, plain, isOfAll }: Part): LeftOver {
  const quoted = text.replace(/^[\s,;.:|)]+|[\s,;|]+$/g, '');
  return { text: quoted, standing: printedStanding(plain), ...(isOfAll && { isOfAll }) };
}

/** "CRITICAL" beside a value says something of the whole line only. */
const ONE_WORD = /^[\s(),;*[-]*\p{L}+[\s)*\]!.]*$/u;
/** Whether a line that is not quoted is known to mean nothing for the person. */
const saysNothing = (plain: string): boolean => isHeading(plain) || saysNothingFound(plain);
/** A line that goes on with the sentence of the line above, in small letters. */
const isContinuation = (line: string): boolean => /^\s*\p{Ll}/u.test(line);

/** A line without the sign of an item behind one that has it is none, unless it goes on with that: the item begins with a capital, and the line does not. */
const endsList = (item: string, line: string): boolean =>
  isBulleted(item) && !isBulleted(line) && !(isContinuation(line) && /^\P{L}*\p{Lu}/u.test(item));

/**
 * What a report says besides the results that were taken from it, line by line. A number alone belongs to the name in the line above, a
 * range alone to the result above. A line that cannot wait is quoted whatever else it says. Never throws.
 */
export function remainderOf(text: string, results: readonly Placed[], isUrgent: IsUrgent = NEVER_URGENT): Remainder {
  const { plain } = presentResults(text, plainText(text));
  const explained = explainedRows(text);
  const taken = [...results, ...partsOfTables(text, results), ...explained].sort(
    (one, other) => one.start - other.start,
  );
  const found: Part[] = [];
  const unmeasured = namesWithoutValue(namesIn(plain), results);
  let hasMore = explained.length > 0;
  let above: Part | null = null;
  let isResultAbove = false;
  let isWholeAbove = false;
  let isExplained = false;
  let listOfAll = '';
  let itemAbove = '';
  let position = 0;
  const below = resultsBelow(text);
  for (const [index, line] of text.split('\n').entries()) {
    const [start, end] = [position, position + line.length];
    position = end + 1;
    if (line.trim() === '') {
      listOfAll = '';
      continue;
    }
    const isWrapped: boolean = isExplained && isContinuation(line);
    isExplained = (isWrapped || isExplanation(plain.slice(start, end))) && !/[.:!?]\s*$/.test(line);
    const gaps = gapsOf(start, end, taken).filter((gap) => !isPartOfName(text, gap, taken));
    const [only] = gaps;
    const last = found.at(-1);
    const withLine = endsList(itemAbove, line) ? null : withItem(listOfAll, plain.slice(start, end));
    listOfAll = withLine ?? plain.slice(start, end).trim();
    itemAbove = withLine === null ? '' : line;
    if (only?.start !== start || only.end !== end) [above, isResultAbove, isWholeAbove] = [null, false, false];
    else if (isResultAbove && last && isBesideResult(line) && !isPrintedRow(plain.slice(start, end))) {
      found[found.length - 1] = joined(last, partOf(text, plain, only));
      isResultAbove = isUnit(line);
      continue;
    } else if (isWholeAbove && last) {
      const own = partOf(text, plain, only);
      if (
        isSentenceAcross(last.plain, own.plain, isContinuation(line)) &&
        last.text.length + own.text.length < LONGEST * 2
      ) {
        found[found.length - 1] = joined(last, own);
        continue;
      }
    }
    for (const gap of gaps.flatMap((each) => shortened(text, each))) {
      const own = { ...partOf(text, plain, gap), isOfAll: withLine !== null };
      const present = pieceOf(own.plain);
      // A line of which nothing else was taken may have its only result in a column of earlier ones.
      const piece = present.kind === 'nothing' && own.text === line.trim() ? pieceOf(plainText(own.text)) : present;
      const isOfAbove: boolean = piece.isNumberAlone || isResultOfAbove(own.plain) || below.has(index);
      const isBelowQuoted: boolean = isOfAbove && isWholeAbove && found.length > 0;
      const isOfWords: boolean = isBelowQuoted && !hasResult(found.at(-1)?.plain ?? '');
      // A further row of numbers below names.
      const isFurtherRow: boolean = isBelowQuoted && !isOfWords && hasSeveralNumbers(own.plain);
      if (isOfWords) above = found.pop() ?? null;
      const isWordOfLine = piece.kind === 'result' && ONE_WORD.test(own.text) && line.length <= LONGEST;
      const part: Part =
        isOfAbove && above !== null ? joined(above, own) : isWordOfLine ? partOf(text, plain, { start, end }) : own;
      const { kind } = part === own || isWordOfLine ? piece : pieceOf(part.plain);
      const isQuoted: boolean =
        isOfWords ||
        isFurtherRow ||
        kind === 'result' ||
        (kind === 'words' && !isWrapped) ||
        (kind !== 'nothing' && !own.isOfAll && saysUrgent(part.text, isWrapped, isUrgent));
      if (isQuoted) found.push(part);
      else
        hasMore ||=
          kind === 'nothing'
            ? isNameAlone(plain, gap, unmeasured)
            : !(own.text === line.trim() && saysNothing(part.plain));
      above = isQuoted || own.text !== line.trim() ? null : withAbove(above, own, piece.kind);
      isResultAbove = isQuoted;
      isWholeAbove = isQuoted && own.text === line.trim();
    }
  }
  return { leftOver: found.map(leftOverOf), hasMore };
}
