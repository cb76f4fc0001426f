import { endOfEarlierMark, isEarlierValue } from '../labs/earlier-value.js';
import { FILLER } from '../labs/find-value.js';
import type { ValueRange } from '../labs/lab-result.js';
import { endOf } from '../labs/plain-text.js';
import { rangeBelow } from '../labs/range-below.js';
import { NOT_A_RESULT, RANGE_LABEL } from '../labs/read-value.js';
import { CELL_END, type CellWord, type Line } from './cells.js';
import { columnAt, gapToColumns, type Column, type Role } from './columns.js';
import { comparatorOf, isSameCell, itemsOf, itemsOfLine, type Item } from './items.js';
import { isRange, rangeOf } from './range-of-row.js';

type ValueItem = Extract<Item, { kind: 'value' | 'bound' }>;
type FlagItem = Extract<Item, { kind: 'flag' }>;

/** A unit as printed. */
interface PrintedUnit {
  readonly printed: string;
  readonly candidates: readonly string[];
}

/** What a row says beside the name of a test. */
export interface RowReading {
  readonly value: ValueItem;
  readonly hasSecondValue: boolean;
  readonly units: readonly PrintedUnit[];
  /** Text where a unit is expected, and the confidence of its words; 100 for none. */
  readonly unitText: string;
  readonly unitConfidence: number;
  readonly range: ValueRange | null;
  readonly rangeWords: readonly CellWord[];
  readonly flag: 'low' | 'high' | null;
  /** A star or another mark without a direction stands beside the value. */
  readonly isMarked: boolean;
  /** Something short stands beside the value that may be a flag. */
  readonly isFlagUnread: boolean;
  readonly hasHeader: boolean;
}

/** A part of a row that belongs to one test, and the lines below that continue it. */
export interface RowPart {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly below: readonly Line[];
}

const isMeasure = (item: Item): item is ValueItem => item.kind === 'value' || item.kind === 'bound';

/** How far a number may stand beside the header of its column, in heights. */
const WIDEST_OFFSET = 1.5;

/** The words that may stand beside a value and change nothing. */
function isKnownWord(line: Line, { start, end }: Item): boolean {
  const word = line.plain.slice(start, end).replace(/^[([]+|[\])*:,.;-]+$/g, '');
  return word === '' || endOf(RANGE_LABEL, word, 0) === word.length || endOf(FILLER, word, 0) === word.length;
}

interface FoundValue {
  readonly value: ValueItem;
  readonly hasSecondValue: boolean;
}

/** Without a header: the number of the row. Several numbers are not told apart. */
function valueAlone(items: readonly Item[]): FoundValue | null {
  const numbers = items.filter((item) => item.kind === 'value');
  const [first, second] = numbers;
  if (first) return { value: first, hasSecondValue: second !== undefined };
  const bound = items.find((item) => item.kind === 'bound');
  return bound?.kind === 'bound' ? { value: bound, hasSecondValue: false } : null;
}

function valueInColumn(items: readonly Item[], roleOf: (item: Item) => Role | null): FoundValue | null {
  const measures = items.filter(isMeasure);
  const own = measures.filter((item) => roleOf(item) === 'result');
  const numbers = own.filter(({ kind }) => kind === 'value');
  const [first, second] = numbers.length > 0 ? numbers : own;
  if (first) return { value: first, hasSecondValue: second !== undefined && numbers.length > 1 };
  // A number beside its column: nothing else in the row can be the value.
  const beside = measures.filter(
    (item) => item.kind === 'value' && ['flag', 'unit', 'test'].includes(roleOf(item) ?? ''),
  );
  if (beside.length === 1 && beside[0]) return { value: beside[0], hasSecondValue: false };
  // The number of a column whose meaning is not known may be the value, or a limit that is aimed at.
  const [other] = measures.filter((item) => item.kind === 'value' && roleOf(item) === 'other');
  return other ? { value: other, hasSecondValue: true } : null;
}

const textOf = (line: Line, items: readonly Item[]) =>
  items.length === 0 ? '' : line.text.slice(items[0]!.start, items.at(-1)!.end).replaceAll('\ue000', ' ').trim();

/** The items of the lines below that stand in a column, or under an item. */
function itemsBelow(below: readonly Line[], isHere: (item: Item) => boolean) {
  return below
    .map((line) => [line, itemsOfLine(line).filter(isHere)] as const)
    .filter(([, items]) => items.length > 0)
    .map(([line, items]): readonly [Line, Item[]] => [line, items]);
}

/** Whether a number is a dose, a time or a count in a microscope's field. */
const isDose = ({ plain }: Line, value: Item, next: Item | undefined) =>
  next?.kind === 'text' &&
  !plain.slice(next.start, next.end).includes('/') &&
  endOf(NOT_A_RESULT, plain, value.end + (plain[value.end] === ' ' ? 1 : 0)) !== null;

/** Characters of a flag in brackets, which recognition may take for others: "(RH". */
const LONGEST_FLAG = 3;

/** A number that is marked as an earlier result: "1.1 (previous)". */
const isMarkedEarlier = (line: Line, item: Item) =>
  isMeasure(item) && endOfEarlierMark(line.plain.replaceAll(CELL_END, ' '), item.end) !== null;

/** A number that could not be read, such as "42>": it may be the value. */
const isUnreadNumber = (line: Line, { kind, start, end }: Item) =>
  kind === 'text' && /^\d[\d.,]*\D{0,2}$/.test(line.plain.slice(start, end));

/** Whether a flag stands where one may: not among ranges, whose bands are called low and high, nor beside an earlier result. */
function isFlag(line: Line, item: Item, role: Role | null, column: Item | undefined): item is FlagItem {
  if (item.kind !== 'flag' || role === 'previous' || role === 'method') return false;
  // "High Performance Liquid Chromatography"
  if (/^ [a-z]{4}/.test(line.plain.slice(item.end, item.end + 5))) return false;
  return (
    role !== 'range' || (column !== undefined && item.start > column.end && !isSameCell(line, column.end, item.start))
  );
}

/** Reads value, unit, range and flag after the name of a test. Null if there is no value, or if other words stand with it. */
export function readRow({ line, from, to, below }: RowPart, columns: readonly Column[]): RowReading | null {
  const items = itemsOf(line, from, to).filter((item) => !isMarkedEarlier(line, item));
  const hasHeader = columns.some(({ role }) => role === 'result');
  const columnOf = (item: Item) => (hasHeader ? columnAt(columns, item.left, item.right) : null);
  const roleOf = (item: Item): Role | null => columnOf(item)?.role ?? null;
  const found = hasHeader ? valueInColumn(items, roleOf) : valueAlone(items);
  if (!found) return null;
  const { value } = found;
  const index = items.indexOf(value);
  // "HDL 2" is another test than HDL, and its result stands in the next cell.
  const isNumbered = items
    .slice(0, index)
    .some(
      (item) => item.kind === 'value' && isSameCell(line, from, item.start) && !isSameCell(line, from, value.start),
    );
  if (isNumbered && hasHeader) return null;
  if (!hasHeader && isDose(line, value, items[index + 1])) return null;
  if (!hasHeader && isEarlierValue(line.plain.replaceAll('\ue000', ' '), value.end)) return null;
  const unknown = items.filter(
    (item) =>
      item.kind === 'text' &&
      !['method', 'flag', 'range', 'test'].includes(roleOf(item) ?? '') &&
      !isKnownWord(line, item),
  );
  const before = items[index - 1];
  if (before?.kind === 'text' && isSameCell(line, before.start, value.start) && !isKnownWord(line, before)) return null;
  if (!hasHeader && unknown.length > 4) return null;
  // A sentence is no row of a table.
  const words = items.filter((item) => item.kind === 'text' && isSameCell(line, item.start, value.start));
  if (
    words.filter((item) => !isKnownWord(line, item) && !(value.kind === 'bound' && roleOf(item) === 'unit')).length >=
    (value.kind === 'bound' ? 1 : 3)
  )
    return null;
  // A number in front of the value that belongs to no column: the header of its column was not recognised.
  const isStray = (item: Item) =>
    item.kind === 'value' &&
    (roleOf(item) === 'other' || gapToColumns(columns, item.left, item.right) > WIDEST_OFFSET * line.height);
  const mayBeValue = (item: Item) =>
    isUnreadNumber(line, item) &&
    !isSameCell(line, from, item.start) &&
    (hasHeader ? ['result', 'other'].includes(roleOf(item) ?? '') : item.start < value.start);
  // Beside a number that was not read, limits are no value.
  if (value.kind === 'bound' && items.some(mayBeValue)) return null;
  const isUnsure = found.hasSecondValue || columnOf(value)?.isUnsure === true || items.some(mayBeValue);
  const hasSecondValue = isUnsure || (hasHeader && items.slice(0, index).some(isStray));

  const inUnitColumn = items.filter((item) => item !== value && item.kind !== 'flag' && roleOf(item) === 'unit');
  const units = [...items.filter(({ kind }) => kind === 'unit')].sort(
    (a, b) => Math.abs(items.indexOf(a) - index) - Math.abs(items.indexOf(b) - index),
  );
  const following = items.slice(index + 1).filter(({ kind }) => kind !== 'flag');
  const beside = following.filter(
    (item) => (item.kind === 'text' || item.kind === 'unit') && isSameCell(line, item.start, value.start),
  );
  const [next] = following;
  const isUnitCell = next?.kind === 'text' && (!hasHeader || ['result', 'flag'].includes(roleOf(next) ?? ''));
  const nextCell = isUnitCell ? [next] : [];
  const unitItems = inUnitColumn.length > 0 ? inUnitColumn : beside.length > 0 ? beside : nextCell;
  const unitText = textOf(line, unitItems);
  const unitBelow = itemsBelow(below, (item) => roleOf(item) === 'unit');

  const inColumn = items.filter((item) => item !== value && (hasHeader ? roleOf(item) === 'range' : true));
  const column = inColumn.find(isRange);
  // A flag in a cell of its own is no label of a range.
  const ranges = inColumn.filter(
    (item) =>
      item.kind !== 'flag' || (column && (item.start < column.start || isSameCell(line, item.start, column.start))),
  );
  const range = rangeOf(
    line,
    hasHeader
      ? ranges
      : ranges.filter((item) => isRange(item) || (column && isSameCell(line, item.start, column.start))),
    itemsBelow(below, (item) =>
      hasHeader
        ? roleOf(item) === 'range'
        : column !== undefined && item.left < column.right && column.left < item.right,
    ),
  );
  const labelled = range ? null : rangeBelow(below.map(({ plain }) => plain.replaceAll(CELL_END, ' ')));
  const flags = items.filter((item) => isFlag(line, item, roleOf(item), column));
  const flag = flags.map((item) => item.flag).find((each) => each !== null) ?? null;
  return {
    value: { ...value, comparator: value.comparator ?? comparatorOf(line, before) },
    hasSecondValue,
    units: units.map((item) => ({
      printed: textOf(line, [item]),
      candidates: item.kind === 'unit' ? item.candidates : [],
    })),
    unitText: [unitText, ...unitBelow.map(([each, own]) => textOf(each, own))].join(' ').trim(),
    unitConfidence: Math.min(
      100,
      ...[...unitItems, ...units].flatMap(({ words }) => words.map(({ confidence }) => confidence)),
    ),
    range: range?.range ?? labelled?.range ?? null,
    rangeWords: range?.words ?? (labelled ? below[labelled.line]!.cells.flatMap(({ words }) => words) : []),
    flag,
    isMarked: flag === null && flags.length > 0,
    isFlagUnread: following[0]?.kind === 'text' && following[0].end - following[0].start <= LONGEST_FLAG,
    hasHeader,
  };
}
