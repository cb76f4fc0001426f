import { isMeasurableIn } from './check-value.js';
import type { PlacedUnit } from './find-value.js';
import { dayAt, newestOf, type PrintedDay } from './header-dates.js';
import type { Comparator } from './lab-result.js';
import type { FoundName } from './names.js';
import { endOf } from './plain-text.js';
import { flagAt } from './printed-flag.js';
import { dateEndAt, twoSidedRangeAt } from './printed-range.js';
import type { Reading } from './read-value.js';
import { labTest } from './tests.js';
import { unitAt } from './units.js';

/** A name of a list, with the unit that stands behind it. */
interface Column {
  readonly name: FoundName;
  readonly unit: PlacedUnit | null;
}
/** The numbers of a list, and the day in front of them. */
interface Row {
  readonly cells: readonly Reading[];
  readonly day: PrintedDay | null;
  readonly end: number;
}

const BETWEEN_NAMES = /[\s,&+:;/()-]+|and(?![a-z])/y;
const BEFORE_NUMBERS =
  /[\s:=,;()[\]*+-]+|(?:results?|values?|levels?|reports?|observed|today|now|are|were|is|was|came|as|respectively)(?![a-z])/y;
const BETWEEN_NUMBERS = /[^\S\n]*[,;/&+\n]?(?:[^\S\n]*and(?![a-z]))?[^\S\n]*/y;
const NUMBER = /([<>]?)\s*((?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?)(?![\d.]*\d)/y;
const BLANKS = /[^\S\n]*/y;

/** What stands behind a name up to an offset: its unit, and what is between names. Null if anything else does. */
function columnOf(plain: string, name: FoundName, to: number): Column | null {
  let unit: PlacedUnit | null = null;
  for (let position = name.end; position < to;) {
    const written = unitAt(plain, position);
    const end: number | null = written?.end ?? endOf(BETWEEN_NAMES, plain, position);
    if (end === null || end > to) return null;
    if (written) unit ??= { ...written, start: position };
    position = end;
  }
  return { name, unit };
}

/** The names that begin with one and stand beside each other, as columns: "Na/K/Cl", or one below the other. `end`: the index of the name behind them. */
function columnsFrom(plain: string, names: readonly FoundName[], first: number) {
  const columns: Column[] = [];
  let end = first;
  for (let isLast = false; !isLast && end < Math.min(names.length, first + MOST_NAMES); end += 1) {
    const [name, next] = [names[end]!, names[end + 1]];
    const column = next ? columnOf(plain, name, next.start) : null;
    // "Sodium (Na)" is one column.
    const isRepeated = columns.at(-1)?.name.keys.some((key) => name.keys.includes(key));
    if (isRepeated) columns.pop();
    columns.push(column ?? { name, unit: null });
    isLast = column === null;
  }
  return { columns, end };
}
const MOST_NAMES = 24;

function cellAt(plain: string, position: number): Reading | null {
  NUMBER.lastIndex = position;
  const found = /[\w.]/.test(plain[position - 1] ?? '') ? null : NUMBER.exec(plain);
  if (!found || twoSidedRangeAt(plain, position)) return null;
  const [all, sign = '', digits = ''] = found;
  let end = position + all.length;
  const written = unitAt(plain, endOf(BLANKS, plain, end) ?? end);
  const unit = written && { ...written, start: endOf(BLANKS, plain, end) ?? end };
  end = unit?.end ?? end;
  const flag = flagAt(plain, endOf(BLANKS, plain, end) ?? end);
  end = flag?.end ?? end;
  const [bracket] = /^[^\S\n]*[([]?[^\S\n]*/.exec(plain.slice(end, end + LONGEST_GAP)) ?? [''];
  const range = twoSidedRangeAt(plain, end + bracket.length);
  if (range) end = range.end + (/[([]/.test(bracket) && /[)\]]/.test(plain[range.end] ?? '') ? 1 : 0);
  if (/[\p{L}\d%]/u.test(plain[end] ?? '')) return null;
  return {
    value: Number(digits.replaceAll(',', '')),
    comparator: sign === '' ? null : (sign as Comparator),
    decimals: digits.split('.')[1]?.length ?? 0,
    ...{ unit, isUnitOfRange: false, unitOfRange: null, flag: flag?.direction ?? null, hasSecondValue: false, end },
    range: range && { low: range.low, high: range.high, exclusive: false, decimals: range.decimals },
  };
}
const LONGEST_GAP = 9;

/** As many numbers as a list has names, and no more. */
function rowAt(plain: string, from: number, count: number): Row | null {
  const dateEnd = dateEndAt(plain, from);
  const day = dateEnd === null ? null : dayAt(plain, from);
  let position = endOf(BEFORE_NUMBERS, plain, dateEnd ?? from) ?? dateEnd ?? from;
  const cells: Reading[] = [];
  for (;;) {
    const cell = cellAt(plain, position);
    if (!cell) return null;
    cells.push(cell);
    const next = endOf(BETWEEN_NUMBERS, plain, cell.end) ?? cell.end;
    if (cells.length === count) {
      const isMore = !plain.slice(cell.end, next).includes('\n') && /[\d<>]/.test(plain[next] ?? '');
      return isMore ? null : { cells, day, end: cell.end };
    }
    if (next === cell.end) return null;
    position = next;
  }
}

/** What stands between the names of a list and its numbers: the rows below, and a unit in front of them. */
function rowsBelow(plain: string, from: number, count: number): { rows: Row[]; unit: PlacedUnit | null } {
  let position = from;
  let unit: PlacedUnit | null = null;
  for (;;) {
    const written = unitAt(plain, position);
    const end: number | null = written?.end ?? endOf(BEFORE_NUMBERS, plain, position);
    if (end === null) break;
    if (written) unit ??= { ...written, start: position };
    position = end;
  }
  const rows: Row[] = [];
  let row = rowAt(plain, position, count);
  while (row) {
    rows.push(row);
    const below = /^[^\S\n]*\n\s*/.exec(plain.slice(row.end, row.end + LONGEST_BREAK));
    row = below && rowAt(plain, row.end + below[0].length, count);
  }
  const newest = rows.length > 1 && rows.every(({ day }) => day) ? newestOf(rows.map(({ day }) => day!)) : null;
  return { rows: newest ? rows.filter((_, index) => newest[index]) : rows, unit };
}
const LONGEST_BREAK = 40;

/** Whether a number can be a result of a name. */
const canBe = ({ keys }: FoundName, { value, unit }: Reading): boolean =>
  keys.some((key) => isMeasurableIn(labTest(key), value, unit));

/** A number with the first of several units in which it can be one of its name. */
function withUnit(cell: Reading, name: FoundName, units: readonly (PlacedUnit | null)[]): Reading {
  if (cell.unit || name.keys.length === 0) return cell;
  const candidates = units.flatMap((unit) => (unit ? [{ ...cell, unit }] : []));
  return candidates.find((each) => canBe(name, each)) ?? cell;
}

/** The values of a name of a list. */
interface ListedValues {
  /** The first name of the list: what is in front of it is said of all. */
  readonly first: FoundName;
  readonly readings: readonly Reading[];
}

/**
 * The values of names that stand beside each other or in a column, each in the order of the names: "Na/K/Cl: 139/7.2/101", also in the line below. None where there are not as many numbers as
 * names, or where one cannot be a result of its name. Of several rows those of the newest day, or all where no days tell it. A unit behind the last number may be that of all. Which number of a column of numbers belongs to
 * which name of a column of names has to be checked.
 */
export function listedValues(plain: string, names: readonly FoundName[]): ReadonlyMap<FoundName, ListedValues> {
  const found = new Map<FoundName, ListedValues>();
  for (let index = 0; index < names.length; index += 1) {
    const { columns, end: behind } = columnsFrom(plain, names, index);
    const [first, last] = [names[index]!, columns.at(-1)!.name];
    if (columns.length < 2) continue;
    const isColumn = plain.slice(first.end, last.start).includes('\n');
    const { rows, unit } = rowsBelow(plain, last.end, columns.length);
    const readings = rows.map(({ cells, end }) =>
      cells.map((cell, place): Reading => {
        const { name, unit: own } = columns[place]!;
        return { ...withUnit(cell, name, [own, unit, cells.at(-1)!.unit]), hasSecondValue: isColumn, end };
      }),
    );
    const isOfName = (cell: Reading, place: number) => {
      const { name } = columns[place]!;
      return name.keys.length === 0 || canBe(name, cell);
    };
    if (rows.length === 0 || !readings.every((cells) => cells.every(isOfName))) continue;
    columns.forEach(({ name }, place) => found.set(name, { first, readings: readings.map((cells) => cells[place]!) }));
    index = behind - 1;
  }
  return found;
}
