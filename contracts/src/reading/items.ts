import type { Comparator, ValueRange } from '../labs/lab-result.js';
import { endOf } from '../labs/plain-text.js';
import { dateEndAt, isUsable, rangeAt, twoSidedRangeAt, valueAt } from '../labs/printed-range.js';
import { unitAt } from '../labs/units.js';
import { CELL_END, wordsBetween, type CellWord, type Line } from './cells.js';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly words: readonly CellWord[];
}

interface Measure {
  readonly value: number;
  readonly comparator: Comparator | null;
  readonly decimals: number;
  /** A character was replaced: "l3.5", "13,5". */
  readonly isRepaired: boolean;
}

/** A part of a line that has a meaning in a table of results. A bound is a value or a range: "< 5". */
export type Item = Place &
  (
    | ({ readonly kind: 'value' } & Measure)
    | { readonly kind: 'range'; readonly range: ValueRange; readonly isUsable: boolean }
    | ({ readonly kind: 'bound'; readonly range: ValueRange; readonly isUsable: boolean } & Measure)
    | { readonly kind: 'unit'; readonly candidates: readonly string[] }
    | { readonly kind: 'flag'; readonly flag: 'low' | 'high' | null }
    | { readonly kind: 'date' }
    | { readonly kind: 'text' }
  );

type Meaning = Item extends infer Each ? (Each extends Item ? Omit<Each, keyof Place> : never) : never;

const GAP = /[\s\ue000:=,;_"'·…{}]+|[()[\]-](?!\d)|[()[\]]/y;
const FLAG =
  /[([]?(?:(high|hi|hh|h|↑+|▲+|raised)|(low|lo|ll|l|↓+|▼+)|(?:[*#!]+|abnormal|critical|borderline|normal))[)\]]?(?=[\s\ue000*)\]]|$)/y;
const WORD = /[^\s\ue000]+/y;
/** A number in which letters or commas stand for digits and the decimal point. */
const MISREAD = /([<>≤≥]?)\s*([0-9oqdlizsb|!$]*[.,:·]?[0-9oqdlizsb|!$]+|\d*[.,]\d+[.,]\d+)\*?(?=[\s\ue000)\]]|$)/y;
/** The digits, and the decimal point, for which characters were recognised, in small letters. */
export const DIGITS: Readonly<Record<string, string>> = {
  ...{ o: '0', q: '0', d: '0', l: '1', i: '1', '|': '1', '!': '1' },
  ...{ z: '2', s: '5', $: '5', b: '8', ',': '.', ':': '.', '·': '.' },
};
const COMPARATORS: Readonly<Record<string, Comparator>> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' };

/** A number that can only be read if some of its characters are others than were recognised. */
function misreadAt(plain: string, position: number): (Measure & { end: number }) | null {
  MISREAD.lastIndex = position;
  const found = MISREAD.exec(plain);
  if (!found) return null;
  const [, comparator = '', written = ''] = found;
  const digits = (written.match(/\d/g) ?? []).length;
  // A time is no number, and a word is none because of one digit.
  if (digits === 0 || digits * 2 < written.length - 1 || /^\d{1,2}:\d\d$/.test(written)) return null;
  const digitsAndPoints = written.replace(/[^\d.]/g, (char) => DIGITS[char] ?? '');
  // Of two points one is dirt: the second, or one before the first digit.
  const repaired = digitsAndPoints.replace(/^\.(?=\d+\.)|(?<=^\d+\.\d+)\./, '');
  const value = Number(repaired);
  if (!Number.isFinite(value) || repaired === written) return null;
  const decimals = repaired.split('.')[1]?.length ?? 0;
  return { value, comparator: COMPARATORS[comparator] ?? null, decimals, isRepaired: true, end: MISREAD.lastIndex };
}

/** A recognised "045" was printed as 0.45. In a text of its own, "04" is 4. */
function withFirstPoint(written: string, measure: Omit<Measure, 'isRepaired'>, isRecognised: boolean): Measure {
  const [, digits] = /^\s*0(\d+)$/.exec(written) ?? [];
  if (!digits || !isRecognised) return { ...measure, isRepaired: false };
  return { ...measure, value: Number(`0.${digits}`), decimals: digits.length, isRepaired: true };
}

const boundOf = ({ low, high, exclusive }: ValueRange): Comparator =>
  high !== null ? (exclusive ? '<' : '<=') : low !== null && exclusive ? '>' : '>=';

/** What stands at a position, and where it ends. */
function meaningAt(plain: string, position: number, isRecognised: boolean): { meaning: Meaning; end: number } {
  const dateEnd = dateEndAt(plain, position);
  if (dateEnd !== null) return { meaning: { kind: 'date' }, end: dateEnd };
  const between = twoSidedRangeAt(plain, position);
  if (between) {
    const { end, ...range } = between;
    return { meaning: { kind: 'range', range, isUsable: isUsable(plain, between) }, end };
  }
  const bound = rangeAt(plain, position);
  if (bound) {
    const { end, ...range } = bound;
    const value = range.high ?? range.low ?? 0;
    const { decimals } = range;
    const measure = { value, comparator: boundOf(range), decimals, isRepaired: false };
    return { meaning: { kind: 'bound', range, isUsable: isUsable(plain, bound), ...measure }, end };
  }
  const unit = unitAt(plain, position);
  if (unit) return { meaning: { kind: 'unit', candidates: unit.candidates }, end: unit.end };
  const value = valueAt(plain, position);
  const wordEnd = endOf(WORD, plain, position) ?? position + 1;
  if (value) {
    const { end, ...measure } = value;
    // Digits of a word are no value: "2nd", "10°9/L"; a unit or a flag may follow without a blank.
    const isEnd = end >= wordEnd || /[)\]}*,;:|-]/.test(plain[end] ?? '');
    if (isEnd || unitAt(plain, end) || endOf(FLAG, plain, end) !== null)
      return { meaning: { kind: 'value', ...withFirstPoint(plain.slice(position, end), measure, isRecognised) }, end };
  }
  FLAG.lastIndex = position;
  const flag = FLAG.exec(plain);
  if (flag) {
    const direction = flag[1] ? 'high' : flag[2] ? 'low' : null;
    return { meaning: { kind: 'flag', flag: direction }, end: FLAG.lastIndex };
  }
  const misread = misreadAt(plain, position);
  if (misread) {
    const { end, ...measure } = misread;
    return { meaning: { kind: 'value', ...measure }, end };
  }
  return { meaning: { kind: 'text' }, end: wordEnd };
}

/** A letter below this confidence, from 0 to 100, is no flag but any sign, as a "%". */
const NO_FLAG = 30;

/** The items of a part of a line, from left to right. */
export function itemsOf(line: Line, from: number, to: number): Item[] {
  const plain = line.plain.slice(0, to);
  const items: Item[] = [];
  let position = from;
  while (position < plain.length) {
    const gap = endOf(GAP, plain, position);
    if (gap !== null) {
      position = gap;
      continue;
    }
    const { meaning, end } = meaningAt(plain, position, line.isRecognised);
    const words = wordsBetween(line, position, end);
    // The second half of a range whose first half stands elsewhere.
    const isHalf =
      meaning.kind === 'value' && /(?:^|\ue000)\s*[-~]\s*$/.test(plain.slice(Math.max(0, position - 4), position));
    if (words.length > 0 && !isHalf) {
      const [left, right] = [words[0]!.left, Math.max(...words.map((word) => word.right))];
      const isUnread = meaning.kind === 'flag' && words.some(({ confidence }) => confidence < NO_FLAG);
      items.push({ ...(isUnread ? { kind: 'text' } : meaning), start: position, end, left, right, words });
    }
    position = Math.max(end, position + 1);
  }
  return items;
}

const ofLines = new WeakMap<Line, Item[]>();

/** The items of a whole line. */
export function itemsOfLine(line: Line): Item[] {
  const items = ofLines.get(line) ?? itemsOf(line, 0, line.plain.length);
  ofLines.set(line, items);
  return items;
}

/** The comparator that stands in a cell of its own; null for any other text. */
export const comparatorOf = (line: Line, item: Item | undefined): Comparator | null =>
  item?.kind === 'text' ? (COMPARATORS[line.plain.slice(item.start, item.end)] ?? null) : null;

/** Whether two offsets lie in one cell. */
export const isSameCell = (line: Line, one: number, other: number) =>
  !line.plain.slice(Math.min(one, other), Math.max(one, other)).includes(CELL_END);
