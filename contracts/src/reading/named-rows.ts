import { alignedColumns } from './aligned-columns.js';
import { CELL_END, type Cell, type Line } from './cells.js';
import type { Column } from './columns.js';
import { isNear, plainOf, readLines, type PageLine } from './page-lines.js';
import { printedTables } from '../labs/printed-table.js';
import type { PageText } from '../uploads/page-text.js';
import type { RowPart } from './row-reading.js';
import {
  BLOOD_AT_FIRST,
  isOtherSpecimenHeading,
  namesOtherSpecimen,
  specimenBelow,
  statedSpecimen,
  type Specimen,
} from '../labs/specimen.js';
import { headingOf } from './specimen-heading.js';
import { misreadDigitsOf, misreadNameOf, type CellName } from './test-name.js';
import type { LineOfPage } from './unread-lines.js';
import { extended, wrappedName } from './wrapped-name.js';

/** A row, or a part of one, that names a test and has a number. */
export interface NamedRow {
  readonly page: PageText;
  readonly name: CellName;
  readonly printedName: string;
  readonly part: RowPart;
  readonly columns: readonly Column[];
}

const LINES_BELOW = 6;
/** Names whose words are all recognised better than this are not misread. */
const CERTAIN_NAME = 92;
/** Attempts to find a misread name, in one document. */
const MOST_ATTEMPTS = 1500;

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

/** Whether a cell stands in a column of names. */
const beginsPanel = ({ line, columns }: PageLine, cell: Cell) =>
  columns.some(({ role, left }) => role === 'test' && Math.abs(cell.left - left) < 2 * line.height);

/** Where the part of a line ends that belongs to a test: two panels may stand side by side, with tests that are not known. */
function endOfPanel(own: PageLine, cell: Cell): number {
  const { line, columns } = own;
  const names = columns.filter(({ role, left }) => role === 'test' && left > cell.right).map(({ left }) => left);
  const edge = Math.min(...names) - 2 * line.height;
  const next = line.cells.find(({ left }) => left > cell.right && left >= edge);
  return next?.start ?? line.plain.length;
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
    const to = named[position + 1]?.cell.start ?? endOfPanel(own, each.cell);
    const printedName = line.text
      .slice(each.cell.start, from)
      .replace(/^[\s|*•#]+|(?:\s+method)?[\s:=./-]+$|\s+method$/gi, '');
    return [{ page, name, printedName, part: { line, from, to, below }, columns }];
  });
  if (!own.hasValue) return rows;
  const wrapped = named.length === 0 ? wrappedName(lines, index) : null;
  if (wrapped) {
    const { name, printedName, from } = wrapped;
    return [{ page, name, printedName, part: { line, from, to: line.plain.length, below }, columns }];
  }
  return [...rows, ...misreadRows(page, own, below, misread)];
}

/** The rows of a line whose names are misread. */
function misreadRows(
  page: PageText,
  own: PageLine,
  below: Line[],
  misread: (plain: string) => CellName | null,
): NamedRow[] {
  const { line, columns, named } = own;
  if (line.cells.length < 2) return [];
  const isFirst = (cell: Cell) =>
    cell === line.cells.find((each) => /[a-z]{3}/.test(plainOf(line, each))) || beginsPanel(own, cell);
  const cells = line.cells.filter(
    (cell) => /[a-z]{2}/.test(plainOf(line, cell)) && isFirst(cell) && !named.some((each) => each.cell === cell),
  );
  return cells.flatMap((cell): NamedRow[] => {
    const isUnsure = cell.words.some(({ confidence }) => confidence < CERTAIN_NAME);
    const name = misreadDigitsOf(plainOf(line, cell)) ?? (isUnsure ? misread(plainOf(line, cell)) : null);
    if (!name) return [];
    const to = endOfPanel(own, cell);
    return [
      {
        page,
        name,
        printedName: line.text.slice(cell.start, cell.end),
        part: { line, from: cell.end, to, below },
        columns,
      },
    ];
  });
}

const plainLineOf = ({ plain }: Line) => plain.replaceAll(CELL_END, ' ');

/** Of which specimen a row is: a cell of the row or a line below it may say so, as well as the heading above. */
function specimenOfRow({ part: { line, from, to, below } }: NamedRow, above: Specimen): Specimen {
  const isOfOther = line.cells.some(
    ({ start, end }) =>
      (end <= to || start < from) && isOtherSpecimenHeading(line.plain.slice(start, Math.min(end, to))),
  );
  if (isOfOther || namesOtherSpecimen(line.plain.slice(from, to))) return 'other';
  return below.map((each) => statedSpecimen(plainLineOf(each))).find((stated) => stated !== null) ?? above;
}

/** The lines that consist of rows of a decision table. */
function tableLines(lines: readonly PageLine[]): Set<PageLine> {
  let position = 0;
  const starts = lines.map(({ line }) => {
    const start = position;
    position += line.text.length + 1;
    return start;
  });
  const text = lines.map(({ line }) => line.text.replaceAll(CELL_END, ' ')).join('\n');
  const found = new Set(printedTables(text).flatMap((table) => table.lines.map(({ start }) => start)));
  return new Set(lines.filter((_, index) => found.has(starts[index]!)));
}

/** All lines of the pages, and the rows that name a test, without those of other specimens than blood. A header is valid until the next one. */
export function namedRows(pages: readonly PageText[]): { lines: LineOfPage[]; rows: NamedRow[] } {
  let attempts = MOST_ATTEMPTS;
  const misread = (plain: string) => ((attempts -= 1) > 0 ? misreadNameOf(plain) : null);
  let columns: readonly Column[] = [];
  const all: NamedRow[] = [];
  const lines: LineOfPage[] = [];
  let state = BLOOD_AT_FIRST;
  for (const page of pages) {
    const read = readLines(page, columns);
    ({ columns } = read);
    lines.push(...read.lines.map((own) => ({ page: page.page, own })));
    const ofTables = tableLines(read.lines);
    read.lines.forEach((own, index) => {
      const { line } = own;
      state = specimenBelow(state, plainLineOf(line), headingOf(line));
      if (ofTables.has(own)) return;
      const rows = rowsOfLine(page, read.lines, index, page.method === 'ocr' ? misread : () => null);
      all.push(
        ...rows.filter((row) => specimenOfRow(row, state.specimen) === 'blood' || row.name.keys.includes('uacr')),
      );
    });
  }
  const rows = pages.flatMap((page) => withAlignedColumns(all.filter((row) => row.page === page)));
  return { lines, rows };
}

/** The rows of a page; those without a header have the columns in which their numbers stand. */
function withAlignedColumns(rows: readonly NamedRow[]): NamedRow[] {
  const hasHeader = ({ columns }: NamedRow) => columns.some(({ role }) => role === 'result');
  const columns = alignedColumns(rows.filter((row) => !hasHeader(row)).map(({ part }) => part));
  return rows.map((row) => (hasHeader(row) || columns.length === 0 ? row : { ...row, columns }));
}
