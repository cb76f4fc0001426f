import { unitAt, type WrittenUnit } from '../labs/units.js';

/** A number in a checked text. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  /** Several if a comma or full stop may separate decimals or thousands. */
  readonly values: readonly number[];
  readonly decimals: number;
  /** The reading of 1,234 with thousands; null if there is none. */
  readonly whole: number | null;
  readonly unit: WrittenUnit | null;
  /** After the unit. */
  readonly unitEnd: number;
  /** Whether it is part of a word, fraction, time or longer code, so that it is no amount. */
  readonly isPart: boolean;
}

const NUMBER = /\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?(?![\d.,]*\d)|\d+(?:[.,]\d+)*|[.,]\d+/g;

const GROUPS = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/** The readings of 13.2, 13,2, 1.234,5 and 2,68,000. */
function valuesOf(text: string): Pick<WrittenNumber, 'values' | 'decimals' | 'whole'> {
  const digits = text.replace(/[ ']/g, '');
  const cut = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (cut < 0) return { values: [Number(digits)], decimals: 0, whole: null };
  const [head, fraction] = [digits.slice(0, cut), digits.slice(cut + 1)];
  const isGrouped = GROUPS.test(digits) && new Set(digits.replace(/\d/g, '')).size === 1;
  const whole = isGrouped ? Number(digits.replace(/[.,]/g, '')) : null;
  const isDecimal = !head.includes(digits[cut]!);
  const decimal = isDecimal ? [Number(`${head.replace(/[.,]/g, '')}.${fraction}`)] : [];
  return { values: whole === null ? decimal : [...decimal, whole], decimals: fraction.length, whole };
}

/** Blanks, and a hyphen or bracket, between a number and its unit. */
const BEFORE_UNIT = /[ (]{0,2}/y;

function unitAfter(plain: string, end: number): { unit: WrittenUnit | null; unitEnd: number } {
  BEFORE_UNIT.lastIndex = end;
  const start = end + (BEFORE_UNIT.exec(plain)?.[0].length ?? 0);
  const unit = unitAt(plain, start);
  return unit ? { unit, unitEnd: unit.end } : { unit: null, unitEnd: end };
}

/** Of "omega3", "COVID-19", "1/2", "10:30", "$5" and "-5". */
const IN_WORD_BEFORE = /[\p{L}_#$€₹£@/^]$|[\p{L}]-$|(?:^|[\s(])-$|\d:$|\/\s$/u;
const IN_WORD_AFTER = /^(?:[\p{L}_@^]|:\d|\s?\/\s?\d|-\p{L})/u;

/** The numbers in a checked text outside the given parts, from first to last, each with the unit that follows it. */
export function numbersIn(plain: string, without: readonly { start: number; end: number }[]): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  let consumed = 0;
  for (const { 0: text, index: start } of plain.matchAll(NUMBER)) {
    const end = start + text.length;
    if (start < consumed || without.some((part) => start < part.end && part.start < end)) continue;
    const { unit, unitEnd } = unitAfter(plain, end);
    consumed = unitEnd;
    const before = plain.slice(Math.max(0, start - 3), start);
    const after = plain.slice(end, end + 3);
    const isPart = IN_WORD_BEFORE.test(before) || (unit === null && IN_WORD_AFTER.test(after));
    numbers.push({ start, end, ...valuesOf(text), unit, unitEnd, isPart });
  }
  return numbers;
}
