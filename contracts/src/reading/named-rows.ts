import { otherSpecimenParts } from '../labs/context.js';
import { CELL_END, lineOf, type Cell, type Line } from './cells.js';
import { headerOf, lineOfDates, withDates, type Column } from './columns.js';
import { itemsOf } from './items.js';
import type { PageText } from './page-text.js';
import type { RowPart } from './row-reading.js';
import { rowsOf } from './rows.js';
import { misreadNameOf, nameOf, type CellName } from './test-name.js';

/** A row, or a part of one, that names a test and has a number. */
export interface NamedRow {
  readonly page: PageText;
  readonly name: CellName;
  readonly printedName: string;
  readonly part: RowPart;
  readonly columns: readonly Column[];
}

interface NamedCell {
  readonly cell: Cell;
  readonly name: CellName;
}

interface PageLine {
  readonly line: Line;
  readonly columns: readonly Column[];
  readonly named: readonly NamedCell[];
  /** Whether a number stands in the line that is no limit. */
  readonly hasValue: boolean;
}

/** How far lines of one row are apart, in heights. */
const NEXT_LINE = 2.2;
const LINES_BELOW = 6;
/** Attempts to find a misread name, in one document. */
const MOST_ATTEMPTS = 1500;

const isNear = (one: Line, other: Line | undefined): other is Line =>
  other !== undefined && Math.abs(other.middle - one.middle) <= NEXT_LINE * Math.max(one.height, other.height);

const plainOf = (line: Line, cell: Cell) => line.plain.slice(cell.start, cell.end);

/** The cells of a line that begin with the name of a test, and are not followed by words of another meaning. */
function namedCells(line: Line): NamedCell[] {
  const found: NamedCell[] = [];
  for (const cell of line.cells) {
    const plain = plainOf(line, cell);
    const name = /[a-z]/.test(plain) ? nameOf(plain) : null;
    if (name && isNumberOrEnd(line, cell.start + name.end)) found.push({ cell, name });
  }
  return found;
}

const isNumberOrEnd = (line: Line, position: number) => {
  if (position >= line.plain.length || line.plain[position] === CELL_END) return true;
  const [next] = itemsOf(line, position, line.plain.length);
  return next === undefined || (next.kind !== 'text' && next.kind !== 'date');
};

/** The cell of a line with words, above or below another one. */
function cellInColumn(line: Line, left: number, height: number): Cell | undefined {
  return line.cells.find(
    (cell) => Math.abs(cell.left - left) <= 2.5 * height && /\p{L}{2}/u.test(line.text.slice(cell.start, cell.end)),
  );
}

const METHOD_LINE = /^\W*(?:method|technique|note|comment|interpretation|specimen|sample)\b|^\s*[([]/;
const CHANGES_MEANING = /^\W*(?:ratio|uptake|clearance|electrophoresis|antibod|receptor|index|binding)/;

/** A name that goes on in the next line: "Albumin" over "Creatinine Ratio". Null if that line makes another quantity of it. */
function extended({ line }: PageLine, { cell, name }: NamedCell, next: PageLine | undefined): CellName | null {
  if (!next || next.hasValue || !isNear(line, next.line)) return name;
  const below = cellInColumn(next.line, cell.left, line.height);
  if (!below) return name;
  const text = plainOf(next.line, below);
  if (CHANGES_MEANING.test(text)) return null;
  if (METHOD_LINE.test(text) || name.end < cell.end - cell.start) return name;
  const joined = nameOf(`${plainOf(line, cell)} ${text}`);
  return joined && joined.nameEnd > cell.end - cell.start + 1 ? { ...joined, end: name.end } : name;
}

interface WrappedName {
  readonly name: CellName;
  readonly printedName: string;
  readonly from: number;
}

/** The name of a row that stands in several lines, or in a line above or below the numbers. */
function wrappedName(lines: readonly PageLine[], index: number): WrappedName | null {
  const { line } = lines[index]!;
  const first = line.cells[0];
  if (!first) return null;
  const own = /\p{L}{2}/u.test(line.text.slice(first.start, first.end)) ? first : null;
  const neighbour = (offset: 1 | -1) => {
    const other = lines[index + offset];
    if (!other || other.hasValue || !isNear(line, other.line)) return null;
    const cell = own ? cellInColumn(other.line, own.left, line.height) : other.line.cells[0];
    return cell && cell.left <= first.left + line.height ? other.line.text.slice(cell.start, cell.end) : null;
  };
  const [above, below] = [neighbour(-1), neighbour(1)];
  const ownText = own ? line.text.slice(own.start, own.end) : '';
  const options = own
    ? [
        [above, ownText],
        [ownText, below],
        [above, ownText, below],
      ]
    : [[above, below], [above], [below]];
  for (const option of options) {
    const parts = option.filter((part) => part !== null);
    if (parts.length < option.length) continue;
    const text = parts.join(' ');
    const name = nameOf(text.toLowerCase());
    // The name has to reach from the first to the last line.
    const isWhole = name && name.end >= text.length && (parts.length === 1 || name.nameEnd > parts[0]!.length);
    if (isWhole) return { name, printedName: text, from: own ? own.end : 0 };
  }
  return null;
}

/** The lines that may continue a row: without a number of their own, and not far. */
function linesBelow(lines: readonly PageLine[], index: number): Line[] {
  const found: Line[] = [];
  let last = lines[index]!.line;
  for (const { line, hasValue } of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    if (hasValue || !isNear(last, line)) break;
    found.push(line);
    last = line;
  }
  return found;
}

function readLines(page: PageText, carried: readonly Column[]): { lines: PageLine[]; columns: readonly Column[] } {
  const lines: PageLine[] = [];
  let columns = carried;
  let headerLine: Line | null = null;
  for (const row of rowsOf(page)) {
    const line = lineOf(row);
    if (line.cells.length === 0) continue;
    const header = headerOf(line);
    const dates = lineOfDates(line);
    if (header) {
      columns = header;
      headerLine = line;
    } else if (dates.length > 0 && isNear(line, headerLine ?? undefined)) columns = withDates(columns, dates);
    else {
      const items = itemsOf(line, 0, line.plain.length);
      const named = namedCells(line);
      const hasValue = items.some(({ kind }) => kind === 'value' || (kind === 'bound' && named.length > 0));
      lines.push({ line, columns, named, hasValue });
      continue;
    }
    lines.push({ line, columns, named: [], hasValue: true });
  }
  return { lines, columns };
}

function rowsOfLine(
  page: PageText,
  lines: readonly PageLine[],
  index: number,
  misread: (plain: string) => CellName | null,
): NamedRow[] {
  const own = lines[index]!;
  const { line, columns, named } = own;
  const below = linesBelow(lines, index);
  const rows = named.flatMap((each, position): NamedRow[] => {
    const name = extended(own, each, lines[index + 1]);
    if (!name) return [];
    const from = each.cell.start + each.name.end;
    const to = named[position + 1]?.cell.start ?? line.plain.length;
    const printedName = line.text.slice(each.cell.start, from).replace(/[\s:=.-]+$/, '');
    return [{ page, name, printedName, part: { line, from, to, below }, columns }];
  });
  if (rows.length > 0 || !own.hasValue || named.length > 0) return rows;
  const to = line.plain.length;
  const wrapped = wrappedName(lines, index);
  if (wrapped) {
    const { name, printedName, from } = wrapped;
    return [{ page, name, printedName, part: { line, from, to, below }, columns }];
  }
  const cell = line.cells.find((each) => /[a-z]{3}/.test(plainOf(line, each)));
  const name = cell && line.cells.length > 1 ? misread(plainOf(line, cell)) : null;
  if (!cell || !name) return [];
  const printedName = line.text.slice(cell.start, cell.end);
  return [{ page, name, printedName, part: { line, from: cell.end, to, below }, columns }];
}

/** The rows of all pages that name a test, without those of other specimens than blood. A header is valid until the next one. */
export function namedRows(pages: readonly PageText[]): NamedRow[] {
  let attempts = MOST_ATTEMPTS;
  const misread = (plain: string) => ((attempts -= 1) > 0 ? misreadNameOf(plain) : null);
  let columns: readonly Column[] = [];
  const all: { row: NamedRow; offset: number }[] = [];
  const text: string[] = [];
  let offset = 0;
  for (const page of pages) {
    const read = readLines(page, columns);
    ({ columns } = read);
    read.lines.forEach(({ line }, index) => {
      const rows = rowsOfLine(page, read.lines, index, page.method === 'ocr' ? misread : () => null);
      all.push(...rows.map((row) => ({ row, offset })));
      text.push(line.plain.replaceAll(CELL_END, ' '));
      offset += line.plain.length + 1;
    });
  }
  const others = otherSpecimenParts(text.join('\n'));
  return all
    .filter(
      ({ row, offset: at }) =>
        row.name.keys.includes('uacr') || !others.some(([start, end]) => at >= start && at < end),
    )
    .map(({ row }) => row);
}
