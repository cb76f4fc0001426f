import { dayAt, headerDateEndAt, newestOf, type PrintedDay } from './header-dates.js';
import { twoSidedRangeAt } from './printed-range.js';
import { EARLIER_IN_ENGLISH, MONTH_BEGINS } from './time-words.js';

/** `unsure`: one of several dated columns, of which the newest cannot be told. */
type Role = 'present' | 'earlier' | 'unsure' | 'other';

interface Cell {
  readonly start: number;
  readonly end: number;
}

interface Header {
  readonly cells: readonly (Cell & { readonly role: Role })[];
  /** Whether cells stand below each other: gaps have different widths. */
  readonly isAligned: boolean;
}

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
const EARLIER_WORDS = `${EARLIER_IN_ENGLISH}|past|history|historical|old|baseline`;
const EARLIER = word(EARLIER_WORDS);
const PRESENT = word('results?|values?|observed|current|present|latest|today|findings?');
const RANGE = word('ref|reference|normal|ranges?|intervals?|biological|bio|limits?');
const TEST = word('tests?|investigations?|parameters?|analytes?');
const UNIT = word('units?|uom');
/** What may stand beside the date of a column. */
const BESIDE_DATE = new RegExp(
  `(?<![a-z])(?:${EARLIER_WORDS}|results?|values?|current|latest|date|on|am|pm|(?:${MONTH_BEGINS})[a-z]*)(?![a-z])`,
  'g',
);

/** The cells of a line: between bars or tabs, or more than one blank. Empty cells are kept only between bars and tabs. */
function cellsOf(line: string): Cell[] {
  const isRuled = /[|\t]/.test(line);
  const cells: Cell[] = [];
  let start = 0;
  for (const { 0: gap, index } of line.matchAll(isRuled ? / *[|\t] */g : / {2,}|$/g)) {
    cells.push({ start, end: index });
    start = index + gap.length;
  }
  if (isRuled) cells.push({ start, end: line.length });
  return isRuled ? cells : cells.filter((cell) => cell.end > cell.start);
}

/** The day that a cell of a header consists of; null for none. */
function dayOf(text: string): PrintedDay | null {
  const at = text.search(new RegExp(String.raw`\d|(?<![a-z])(?:${MONTH_BEGINS})`));
  if (
    at < 0 ||
    text
      .replace(/[\d\W]/g, ' ')
      .replace(BESIDE_DATE, '')
      .trim() !== ''
  )
    return null;
  return dayAt(text, at);
}

/** The columns that a line names; null if it is no header of a table with results. */
function headerOf(line: string, plain: string): Header | null {
  const cells = cellsOf(line);
  const texts = cells.map(({ start, end }) => plain.slice(start, end));
  if (
    texts.filter((text) => text !== '').length < 3 ||
    !texts.some((text) => TEST.test(text) || UNIT.test(text) || RANGE.test(text))
  )
    return null;
  const days = texts.map(dayOf);
  if (texts.some((text, index) => /\d/.test(text) && !days[index])) return null;
  const isUndated = (text: string, index: number) =>
    !days[index] && PRESENT.test(text) && !EARLIER.test(text) && !RANGE.test(text);
  const hasPresent = texts.some(isUndated);
  const dated = days.filter((day) => day !== null);
  const newest = hasPresent ? dated.map(() => false) : newestOf(dated);
  let count = -1;
  const roles = texts.map((text, index): Role => {
    if (days[index]) count += 1;
    if (EARLIER.test(text)) return 'earlier';
    if (days[index]) return newest === null ? 'unsure' : newest[count] ? 'present' : 'earlier';
    return isUndated(text, index) ? 'present' : 'other';
  });
  if (roles.every((role) => role === 'other')) return null;
  const gaps = new Set(cells.slice(1).map(({ start }, index) => start - cells[index]!.end));
  return { cells: cells.map((cell, index) => ({ ...cell, role: roles[index]! })), isAligned: gaps.size > 1 };
}

const NUMBER_CELL = /^\W*\d[\d,]*(?:\.\d+)?(?![\d.,]|\s*(?:-|to\b)\s*\d)/;

/** The columns of the numbers of a row, where they can be told. */
function rolesOfRow({ cells: columns, isAligned }: Header, cells: readonly Cell[], numbers: readonly Cell[]): Role[] {
  const values = columns.filter(({ role }) => role !== 'other');
  const under = ({ start, end }: Cell) => columns.filter((column) => start < column.end && column.start < end);
  return numbers.map((cell, index): Role => {
    const [column, other] = under(cell);
    if (isAligned && column && !other) return column.role;
    if (cells.length === columns.length) return columns[cells.indexOf(cell)]!.role;
    return numbers.length === values.length ? values[index]!.role : 'unsure';
  });
}

const LOOSE_EARLIER = new RegExp(`(?<![a-z])(?:${EARLIER_WORDS})(?:\\s+(?:results?|values?))?(?![a-z])`);
/** Two numbers beside each other, with a flag between them. */
const PAIR =
  /(?<![\w.,:/-])([<>]?\d[\d.,]*)((?:\s+(?:high|low|h|l)(?![a-z])|\s*[*↑↓]+)?\s+)(\d[\d.,]*)(?![\w.,/:]|\s*-|\s+to\b)/;

/** The dated columns of a header whose cells have one blank between them; `isNewest` is null where the newest cannot be told. */
interface DatedColumns {
  readonly count: number;
  readonly isNewest: readonly boolean[] | null;
}

/** The words of a header with dated columns. "Test collected 26/11/2026 reported 27/11/2026" has others. */
const OF_HEADER = new RegExp(
  [TEST, RANGE, UNIT, word('names?|method|observed')].map(({ source }) => source).join('|'),
  'g',
);

/** "Parameter 01/11/26 27/11/26 Ref": null for no such header. */
function datedColumnsOf(plain: string): DatedColumns | null {
  const days: PrintedDay[] = [];
  let words = '';
  for (let position = 0; position < plain.length; position += 1) {
    const day = /[a-z0-9]/.test(plain[position - 1] ?? '') ? null : dayAt(plain, position);
    const end = day && headerDateEndAt(plain, position);
    if (day && end) {
      days.push(day);
      position = end - 1;
    } else words += plain[position];
  }
  const isHeader = TEST.test(words) && !/[a-z\d?!]/.test(words.replace(OF_HEADER, ' ').replace(BESIDE_DATE, ' '));
  return isHeader && days.length > 1 ? { count: days.length, isNewest: newestOf(days) } : null;
}

const NUMBER_ALONE = /(?<![\w.,:/<>-])\d[\d,]*(?:\.\d+)?(?![\w.,/:]|\s*-\s*\d|\s+to\b)/g;

/** The numbers of a row that stand in dated columns; null where they are not as many. */
function numbersOfRow(plain: string, count: number): readonly Cell[] | null {
  const range = [...plain.matchAll(/\d/g)].find(
    ({ index }) => !/[\w.]/.test(plain[index - 1] ?? '') && twoSidedRangeAt(plain, index) !== null,
  );
  const numbers = [...plain.slice(0, range?.index).matchAll(NUMBER_ALONE)].map(({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
  }));
  return numbers.length === count ? numbers : null;
}

/** No header without cells has more words: a sentence has. */
const LONGEST_HEADER = 12;

/** Whether a header without cells names the earlier result first; null for no such header. */
function earlierIsFirst(plain: string): boolean | null {
  const earlier = LOOSE_EARLIER.exec(plain);
  const isHeader = TEST.test(plain) && (RANGE.test(plain) || UNIT.test(plain)) && !/[\d.?!]/.test(plain);
  if (!earlier || !isHeader || plain.split(/\s+/).length > LONGEST_HEADER) return null;
  const present = PRESENT.exec(plain.replace(LOOSE_EARLIER, (found) => ' '.repeat(found.length)));
  return present ? earlier.index < present.index : null;
}

/** A plain text without its earlier results, and the lines in which present and earlier ones cannot be told apart. */
export interface PresentResults {
  /** As long as the text: what stood in a column of earlier results is blank. */
  readonly plain: string;
  readonly isUnsure: (position: number) => boolean;
}

/**
 * Leaves out what stands in columns of earlier results: under "Previous", "Last result", or a date beside a newer one, also where one blank alone is between the columns. A header is valid until the next.
 * `text` and `plain` have the same offsets.
 */
export function presentResults(text: string, plain: string): PresentResults {
  let header: Header | DatedColumns | boolean | null = null;
  let position = 0;
  let present = plain;
  const unsure: Cell[] = [];
  const blank = (start: number, end: number) =>
    (present = present.slice(0, start) + ' '.repeat(end - start) + present.slice(end));
  for (const line of text.split('\n')) {
    const start = position;
    position += line.length + 1;
    const own = plain.slice(start, start + line.length);
    const named = headerOf(line, own) ?? earlierIsFirst(own) ?? datedColumnsOf(own);
    if (named !== null) {
      header =
        typeof named === 'boolean' ||
        'count' in named ||
        named.cells.some(({ role }) => role === 'earlier' || role === 'unsure')
          ? named
          : null;
      continue;
    }
    if (header === null || !/\d/.test(own)) continue;
    if (typeof header === 'boolean') {
      const pair = PAIR.exec(own);
      if (!pair) unsure.push({ start, end: position });
      else {
        const [all, first = '', , second = ''] = pair;
        const from = start + pair.index + (header ? 0 : all.length - second.length);
        blank(from, from + (header ? first : second).length);
      }
      continue;
    }
    if ('count' in header) {
      const { isNewest } = header;
      const numbers = isNewest && numbersOfRow(own, header.count);
      if (!numbers) unsure.push({ start, end: position });
      numbers?.forEach((cell, index) => {
        if (!isNewest?.[index]) blank(start + cell.start, start + cell.end);
      });
      continue;
    }
    const cells = cellsOf(line);
    if (cells.length < 2) {
      unsure.push({ start, end: position });
      continue;
    }
    const numbers = cells.slice(1).filter((cell) => NUMBER_CELL.test(own.slice(cell.start, cell.end)));
    rolesOfRow(header, cells, numbers).forEach((role, index) => {
      const { start: from, end } = numbers[index]!;
      if (role === 'earlier') blank(start + from, start + end);
      if (role === 'unsure') unsure.push({ start, end: position });
    });
  }
  return { plain: present, isUnsure: (at) => unsure.some((line) => at >= line.start && at < line.end) };
}
