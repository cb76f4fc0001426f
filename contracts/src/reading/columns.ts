import { plainText } from '../labs/plain-text.js';
import type { CellWord, Line } from './cells.js';
import { distance } from '../language/distance.js';
import { dayAt, headerDateEndAt, newestOf, type PrintedDay } from '../labs/header-dates.js';
import { EARLIER_IN_ENGLISH } from '../labs/time-words.js';

/** `previous` is any number that is not the present result, such as a target; `other` a column whose header is not known. */
export type Role = 'test' | 'result' | 'previous' | 'unit' | 'range' | 'flag' | 'method' | 'other';

/** A column as its header names it. */
export interface Column {
  readonly role: Role;
  readonly left: number;
  readonly right: number;
  /** The day above a column of results. */
  readonly day: PrintedDay | null;
  /** Which of the columns with dates is the newest cannot be said. */
  readonly isUnsure?: boolean;
}

/** Hindi words stand without their vowel signs. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'previous',
    new RegExp(
      `^(?:${EARLIER_IN_ENGLISH}|past|history|historical|old|before|pre|baseline|initial|targets?|goals?|aims?|changes?|delta|difference|trend|पछल)$`,
    ),
  ],
  ['test', /^(?:tests?|investigations?|parameters?|analytes?|examinations?|assay|परकषण|जच)$/],
  [
    'result',
    /^(?:results?|values?|observed|observations?|obs|findings?|current|today|new|after|post|follow|followup|latest|present|recent|परणम|मन)$/,
  ],
  ['unit', /^(?:units?|uom|इकई|यनट)$/],
  [
    'range',
    /^(?:ref|refs|reference|biological|bio|normal|normals|expected|range|ranges|interval|intervals|limits?|समनय|सदरभ|सम)$/,
  ],
  [
    'flag',
    /^(?:flags?|status|remarks?|abnormal|abn|alert|indicators?|h\/l|l\/h|h\/n\/l|l\/n\/h|hi\/lo|high\/low|low\/high)$/,
  ],
  ['method', /^(?:methods?|methodology|technique|technology|specimen|sample)$/],
];

/** Words of headers that name no column by themselves. */
const NEUTRAL = /^(?:name|names|of|on|your|the|in|and|description|patient|patients|no|sr|sl|s|date|&|\/|-|#|\W*)$/;

/** Recognition often exchanges the vowel signs of Hindi words. */
const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Words of headers in which one letter may be misread. */
const LONG_WORDS: readonly (readonly [Role, string])[] = [
  ...(['result', 'results', 'value', 'observed'] as const).map((word) => ['result', word] as const),
  ...(['parameter', 'investigation'] as const).map((word) => ['test', word] as const),
  ...(['reference', 'interval', 'range', 'normal'] as const).map((word) => ['range', word] as const),
  ...(['unit', 'units'] as const).map((word) => ['unit', word] as const),
  ['previous', 'previous'],
];

const roleOf = (word: string): Role | null => {
  const plain = withoutMarks(plainText(word));
  // "Test/Parameter", "Value(s)", "Bio.Ref.Interval"; two scripts without a blank.
  for (const part of [plain.replace(/^\P{L}+|\P{L}+$/gu, ''), ...(plain.match(/[a-z]+|[^\0-\x7f]+/g) ?? [])])
    for (const [role, pattern] of ROLES) if (pattern.test(part)) return role;
  const letters = plain.replace(/[^a-z]/g, '');
  return LONG_WORDS.find(([, known]) => distance(letters, known, 1) <= 1)?.[0] ?? null;
};

interface Headed {
  role: Role;
  left: number;
  right: number;
  day: PrintedDay | null;
  isUnsure?: boolean;
}

/** The role of a word that stands after another column's word in one cell: "Reference Value" and "Previous Result" are one column. */
const isSameColumn = (before: Role, after: Role) =>
  before === after || ((before === 'range' || before === 'previous') && after === 'result');

/** A word below this confidence is in a script that is not read here, or no word. */
const READABLE = 40;

/** From this confidence a word of a header is one that is not known, and no misread one. */
const CERTAIN_WORD = 70;
const isUnknownWord = ({ text, confidence }: CellWord) =>
  confidence >= CERTAIN_WORD && /\p{L}{3}/u.test(text) && !NEUTRAL.test(plainText(text));

interface HeaderCell {
  readonly columns: Headed[];
  readonly named: number;
  readonly other: number;
}

function headerCell(words: readonly CellWord[]): HeaderCell {
  const columns: Headed[] = [];
  let [named, other] = [0, 0];
  for (const word of words) {
    const role = roleOf(word.text);
    const last = columns.at(-1);
    if (role && !/[:]$/.test(word.text)) {
      named += 1;
      if (last && isSameColumn(last.role, role)) last.right = word.right;
      else if (last?.role === 'previous' && role === 'range') Object.assign(last, { role, right: word.right });
      else if (last && role === 'range' && last.role === 'result' && /\/$/.test(word.text)) last.role = 'range';
      else columns.push({ role, left: word.left, right: word.right, day: null });
    } else if (NEUTRAL.test(plainText(word.text))) {
      if (last) last.right = word.right;
    } else if (word.confidence >= READABLE) other += 1;
  }
  const [first] = words;
  const isUnknown = columns.length === 0 && words.some(isUnknownWord);
  if (first && isUnknown) columns.push({ role: 'other', left: first.left, right: words.at(-1)!.right, day: null });
  return { columns, named, other };
}

/** The dates of a line, each with its place. */
function datesOf(line: Line): Headed[] {
  const found: Headed[] = [];
  for (const cell of line.cells) {
    let from = cell.start;
    for (const word of cell.words) {
      if (word.start < from) continue;
      const start = word.start + (/^[([]/.test(word.text) ? 1 : 0);
      const end = headerDateEndAt(line.plain, start);
      const day = end === null ? null : dayAt(line.plain, start);
      if (end === null || day === null) continue;
      const right = cell.words.findLast((each) => each.start < end)?.right ?? word.right;
      found.push({ role: 'result', left: word.left, right, day });
      from = end;
    }
  }
  return found;
}

/** Of several columns with dates the newest is the present one; beside a column of results without a date, all are earlier ones. */
function withNewest(columns: readonly Headed[]): Headed[] {
  const isResult = ({ role }: Headed) => role === 'result';
  const dated = columns.filter((column) => isResult(column) && column.day !== null);
  const hasPresent = columns.some((column) => isResult(column) && column.day === null);
  if (hasPresent) return columns.map((column) => (dated.includes(column) ? { ...column, role: 'previous' } : column));
  const newest = newestOf(dated.map(({ day }) => day).filter((day) => day !== null));
  return columns.map((column) => {
    if (!dated.includes(column)) return column;
    if (newest === null) return { ...column, isUnsure: true };
    return newest[dated.indexOf(column)] ? column : { ...column, role: 'previous' };
  });
}

const overlaps = (one: Headed, other: Headed) => one.left < other.right && other.left < one.right;

/** The columns that a line names, if it is the header of a table of results. */
export function headerOf(line: Line): Column[] | null {
  const cells = line.cells.map(({ words }) => headerCell(words));
  const columns = cells.flatMap((cell) => cell.columns);
  const roles = new Set(columns.map(({ role }) => role).filter((role) => role !== 'other'));
  const dates = datesOf(line);
  const count = (of: 'named' | 'other') => cells.reduce((sum, cell) => sum + cell[of], 0);
  const isHeader =
    roles.size >= 2 &&
    (roles.has('result') || (roles.has('test') && (roles.has('range') || roles.has('unit') || dates.length > 0))) &&
    count('named') >= 1.5 * Math.max(0, count('other') - 3 * dates.length) &&
    (dates.length > 0 || !/\d{2}/.test(line.plain));
  return isHeader ? withDates(columns, dates) : null;
}

/** The columns with the dates that stand in or near the header. */
export function withDates(headed: readonly Column[], dates: readonly Headed[]): Column[] {
  const columns = headed.filter((column) => column.role !== 'other' || !dates.some((date) => overlaps(date, column)));
  const dated = columns.map((column) => {
    const over = dates.find((date) => overlaps(date, column));
    return column.day === null && over && (column.role === 'result' || column.role === 'previous')
      ? { ...column, day: over.day, left: Math.min(column.left, over.left), right: Math.max(column.right, over.right) }
      : column;
  });
  const alone = dates.filter((date) => !columns.some((column) => overlaps(date, column)));
  return withNewest([...dated, ...alone].sort((a, b) => a.left - b.left));
}

/** The dates of a line that consists of dates: a second line of a header. */
export function lineOfDates(line: Line): Headed[] {
  const dates = datesOf(line);
  const rest = line.plain.replace(
    /[\d/:.,-]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\s|\ue000/g,
    '',
  );
  const isShort =
    dates.length === 1 && !/\d[-/. ]+(?:\d|[a-z]{3})[a-z\d]*[-/. ,]+\d{2}|[a-z]{3} \d{1,2},? \d{4}/.test(line.plain);
  return rest.length <= 2 * dates.length && !isShort ? dates : [];
}

/** The columns of a header whose earlier results are named in the line above: "Previous" over "Result". */
export function withLabelsAbove(columns: readonly Column[], above: Line): Column[] {
  const earlier = above.cells.filter(({ words }) => words.some(({ text }) => roleOf(text) === 'previous'));
  return columns.map((column) =>
    column.role === 'result' && earlier.some(({ left, right }) => left < column.right && column.left < right)
      ? { ...column, role: 'previous' }
      : column,
  );
}

/** How far a place is from all columns. */
export const gapToColumns = (columns: readonly Column[], left: number, right: number): number =>
  Math.min(...columns.map((column) => Math.max(0, column.left - right, left - column.right)));

/** The column that a place belongs to; null if there are none. */
export function columnAt(columns: readonly Column[], left: number, right: number): Column | null {
  let best: Column | null = null;
  let least = Infinity;
  for (const column of columns) {
    const gap = Math.max(0, column.left - right, left - column.right);
    const overlap = Math.min(right, column.right) - Math.max(left, column.left);
    const distance = gap > 0 ? gap : -overlap / Math.max(right - left, 1e-6);
    if (distance < least) [best, least] = [column, distance];
  }
  return best;
}
