import { namesIn } from '../labs/names.js';
import { lineOf, type Cell, type Line } from './cells.js';
import { headerOf, lineOfDates, withDates, withLabelsAbove, type Column } from './columns.js';
import { isSameCell, itemsOf, itemsOfLine } from './items.js';
import type { PageText } from '../uploads/page-text.js';
import { withRangeWords } from './respelled.js';
import { rowsOf } from './rows.js';
import { unitAt } from '../labs/units.js';
import { nameOf, type CellName } from './test-name.js';

/** A cell that begins with the name of a test. */
export interface NamedCell {
  readonly cell: Cell;
  readonly name: CellName;
}

/** A line of a page, with the columns that are valid in it. */
export interface PageLine {
  readonly line: Line;
  readonly columns: readonly Column[];
  readonly named: readonly NamedCell[];
  /** Whether a number stands in the line that is no limit. */
  readonly hasValue: boolean;
}

/** How far lines of one row are apart, in heights. */
const NEXT_LINE = 2.2;
/** Whether a line is the next one to another. */
export const isNear = (one: Line, other: Line | undefined): other is Line =>
  other !== undefined && Math.abs(other.middle - one.middle) <= NEXT_LINE * Math.max(one.height, other.height);

/** Words below this confidence are in a script that is not read here. */
const READABLE = 70;

/** Below this confidence nothing is printed that was recognised. */
const NO_WORD = 30;

/** The text of a cell. What follows a name in another script was recognised as anything: "Neutrophils / =ggiftset". */
export function plainOf(line: Line, cell: Cell): string {
  const plain = line.plain.slice(cell.start, cell.end);
  const slash = cell.words.findIndex(({ text }, index) => index > 0 && text.startsWith('/'));
  const joined = cell.words.find(({ text, confidence }) => confidence < NO_WORD && /^\w{2,}\/\S/.test(text));
  if (joined && !unitAt(plain, joined.start - cell.start)) {
    const end = joined.start - cell.start + joined.text.indexOf('/');
    return plain.slice(0, end).padEnd(plain.length);
  }
  const second = slash < 0 ? [] : cell.words.slice(slash + 1);
  const unread = second.filter(({ confidence }) => confidence < READABLE).length;
  const hasOtherScript = second.some(({ text }) => /\p{Script=Devanagari}/u.test(text));
  if (second.length === 0 || (!hasOtherScript && unread * 2 < second.length)) return plain;
  const from = cell.words[slash]!.start - cell.start;
  if (namesIn(plain.slice(from)).length > 0 || /ratio|index/.test(plain.slice(from))) return plain;
  return plain.slice(0, from).padEnd(plain.length);
}

/** The cells of a line that begin with the name of a test, and are not followed by words of another meaning. */
function namedCells(line: Line): NamedCell[] {
  const found: NamedCell[] = [];
  for (const cell of line.cells) {
    const plain = plainOf(line, cell);
    const name = /[a-z]/.test(plain) ? nameOf(plain) : null;
    if (!name) continue;
    const rest = cell.words.filter(({ start }) => start >= cell.start + name.end);
    if (isNumberOrEnd(line, cell, cell.start + name.end)) found.push({ cell, name });
    else if (rest.every(({ confidence, text }) => confidence < NO_WORD && !/\d/.test(text)))
      found.push({ cell, name: { ...name, end: plain.length, isRepaired: true } });
  }
  return found;
}

const isNumberOrEnd = (line: Line, cell: Cell, position: number) => {
  if (position >= cell.end) return true;
  const [next] = itemsOf(line, position, cell.end);
  return next === undefined || (next.kind !== 'text' && next.kind !== 'date');
};

/** The lines of a page, from top to bottom, and the columns that are valid below it. A header is valid until the next one. */
export function readLines(
  page: PageText,
  carried: readonly Column[],
): { lines: PageLine[]; columns: readonly Column[] } {
  const lines: PageLine[] = [];
  let columns = carried;
  let headerLine: Line | null = null;
  for (const row of rowsOf(page)) {
    const isRecognised = page.method === 'ocr';
    const line = lineOf(isRecognised ? { ...row, words: withRangeWords(row.words) } : row, isRecognised);
    if (line.cells.length === 0) continue;
    const header = headerOf(line);
    const dates = lineOfDates(line);
    if (header) {
      const above = lines.at(-1)?.line;
      columns = isNear(line, above) ? withLabelsAbove(header, above) : header;
      headerLine = line;
    } else if (dates.length > 0 && isNear(line, headerLine ?? undefined)) columns = withDates(columns, dates);
    else {
      const items = itemsOfLine(line);
      const named = namedCells(line);
      const bounds = items.filter(({ kind }) => kind === 'bound');
      // "< 0.5   < 5" is a result and its limit, also of a test that is not known.
      const isResult = bounds.some((one) => bounds.some((other) => !isSameCell(line, one.start, other.start)));
      const hasValue =
        items.some(({ kind }) => kind === 'value') || isResult || (bounds.length > 0 && named.length > 0);
      lines.push({ line, columns, named, hasValue });
      continue;
    }
    lines.push({ line, columns, named: [], hasValue: true });
  }
  return { lines, columns };
}
