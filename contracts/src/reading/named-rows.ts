import { namesIn } from '../labs/names.js';
import { specimenOf } from '../labs/context.js';
import { alignedColumns } from './aligned-columns.js';
import { CELL_END, lineOf, type Cell, type Line } from './cells.js';
import { headerOf, lineOfDates, withDates, type Column } from './columns.js';
import { itemsOf, itemsOfLine } from './items.js';
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

/** Words below this confidence are in a script that is not read here. */
const READABLE = 60;

/** Below this confidence nothing is printed that was recognised. */
const NO_WORD = 30;

/** The text of a cell. What follows a name in another script was recognised as anything: "Neutrophils / =ggiftset". */
function plainOf(line: Line, cell: Cell): string {
  const plain = line.plain.slice(cell.start, cell.end);
  const slash = cell.words.findIndex(({ text }, index) => index > 0 && text.startsWith('/'));
  const second = slash < 0 ? [] : cell.words.slice(slash + 1);
  const unread = second.filter(({ confidence }) => confidence < READABLE).length;
  if (second.length === 0 || unread * 2 < second.length) return plain;
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
  // A number alone below a name is one of an axis, or of anything.
  const isRow = itemsOfLine(line).some(({ kind }) => kind === 'unit' || kind === 'range');
  if (!own && !isRow) return null;
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
      const items = itemsOfLine(line);
      const named = namedCells(line);
      const hasValue = items.some(({ kind }) => kind === 'value' || (kind === 'bound' && named.length > 0));
      lines.push({ line, columns, named, hasValue });
      continue;
    }
    lines.push({ line, columns, named: [], hasValue: true });
  }
  return { lines, columns };
}

/** Whether a cell stands in a column of names. */
const beginsPanel = ({ line, columns }: PageLine, cell: Cell) =>
  columns.some(({ role, left }) => role === 'test' && Math.abs(cell.left - left) < 2 * line.height);

/** Where the part of a line ends that belongs to a test: two panels may stand side by side, with tests that are not known. */
function endOfPanel(own: PageLine, cell: Cell): number {
  const { line } = own;
  const next = line.cells.find(
    (each) => each.left > cell.right && /[a-z]{2}/.test(plainOf(line, each)) && beginsPanel(own, each),
  );
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
    const name = misread(plainOf(line, cell));
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

/** Headings of panels that do not name the specimen, which is blood. They stand alone in their line: "Glucose   Nil" is a result. */
const PANEL_HEADING =
  /^[^:]*\b(?:hormones?|endocrinology|immunology|immunoassay|serology|vitamins?|iron|diabet\w+|glucose|sugar|hba1c|coagulation|cardiac|enzymes?|inflammation|markers?|ha?emogram|cbc|lft|kft|rft)\b[^:]*$/;

function headingOf(line: Line): 'blood' | 'other' | null {
  const plain = line.plain.replaceAll(CELL_END, ' ');
  const isAlone = line.cells.length === 1 && plain.length < 60 && PANEL_HEADING.test(plain);
  return specimenOf(plain) ?? (isAlone ? 'blood' : null);
}

/** The rows of all pages that name a test, without those of other specimens than blood. A header is valid until the next one. */
export function namedRows(pages: readonly PageText[]): NamedRow[] {
  let attempts = MOST_ATTEMPTS;
  const misread = (plain: string) => ((attempts -= 1) > 0 ? misreadNameOf(plain) : null);
  let columns: readonly Column[] = [];
  const all: NamedRow[] = [];
  let specimen: 'blood' | 'other' = 'blood';
  for (const page of pages) {
    const read = readLines(page, columns);
    ({ columns } = read);
    read.lines.forEach(({ line }, index) => {
      specimen = headingOf(line) ?? specimen;
      const rows = rowsOfLine(page, read.lines, index, page.method === 'ocr' ? misread : () => null);
      all.push(...rows.filter(({ name }) => specimen === 'blood' || name.keys.includes('uacr')));
    });
  }
  return pages.flatMap((page) => withAlignedColumns(all.filter((row) => row.page === page)));
}

/** The rows of a page; those without a header have the columns in which their numbers stand. */
function withAlignedColumns(rows: readonly NamedRow[]): NamedRow[] {
  const hasHeader = ({ columns }: NamedRow) => columns.some(({ role }) => role === 'result');
  const columns = alignedColumns(rows.filter((row) => !hasHeader(row)).map(({ part }) => part));
  return rows.map((row) => (hasHeader(row) || columns.length === 0 ? row : { ...row, columns }));
}
