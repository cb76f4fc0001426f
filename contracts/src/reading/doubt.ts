import { checkOf } from '../labs/check-value.js';
import { convertRange } from '../labs/conversion.js';
import type { LabResult, ValueRange } from '../labs/lab-result.js';
import type { Limits } from '../labs/lab-test.js';
import { standing } from '../labs/range.js';
import { labTest, type LabTestKey } from '../labs/tests.js';
import type { ReadLabValue } from './lab-value.js';

export type Doubt = NonNullable<ReadLabValue['doubt']>;

/** What is to be known about a value to say whether it can be relied upon. */
export interface Evidence {
  readonly result: Omit<LabResult, 'check' | 'start' | 'end'>;
  readonly flag: 'low' | 'high' | null;
  readonly hasSecondValue: boolean;
  readonly isRepaired: boolean;
  /** The range as printed, before it was dropped because it cannot be right. */
  readonly isRangeDropped: boolean;
  readonly isRecognised: boolean;
  /** Of the words of the value, and of the range. */
  readonly confidence: number;
  readonly rangeConfidence: number;
}

/** Below this a recognised character is not certain. */
const CERTAIN = 85;

/** The ranges of the table for either sex, in a unit of the test. */
function tableRanges(key: LabTestKey, ucum: string | null | undefined): ValueRange[] {
  const { range, unit } = labTest(key);
  if (!range || !ucum) return [];
  const all: readonly (Limits | null)[] = 'male' in range ? [range.male, range.female] : [range];
  return all
    .filter((limits) => limits !== null)
    .map(([low, high]) => convertRange(key, { low, high, exclusive: false, decimals: 0 }, unit, ucum))
    .filter((each) => each !== null);
}

/** About a factor of ten between the limits of laboratories: a decimal point was lost in one of them. */
const FAR = 6;
const isFar = (one: number | null, other: number | null) =>
  one !== null && other !== null && one > 0 && other > 0 && (one > FAR * other || other > FAR * one);

/** A printed range that can be right: its limits are in order and not far from those of the table. */
export function isSoundRange(key: LabTestKey, { low, high }: ValueRange, ucum: string | null): boolean {
  if (low !== null && high !== null && low >= high) return false;
  const table = tableRanges(key, ucum);
  return table.length === 0 || table.some((range) => !isFar(low, range.low) && !isFar(high, range.high));
}

/** Whether a value is outside its range, and inside or near it with the decimal point elsewhere. */
function hasLostPoint(
  { value, decimals, comparator }: Evidence['result'],
  range: ValueRange,
  flag: Evidence['flag'],
): boolean {
  if (comparator !== null || value === 0 || standing({ value, comparator }, range) === 'inRange') return false;
  const isInside = (factor: number) => standing({ value: value * factor, comparator: null }, range) === 'inRange';
  const isWide = range.low === null || range.high === null;
  if (decimals === 0 && range.decimals > 0 && !isWide) return [0.1, 0.01].some(isInside);
  return flag === null && !isWide && [0.1, 0.01, 10, 100].some(isInside);
}

/** Why a value that stands alone cannot be relied upon; null if it can. */
export function doubtOf(evidence: Evidence): Doubt | null {
  const { result, flag, isRecognised, confidence } = evidence;
  const { printedRange: range, unit } = result;
  const test = labTest(result.test);
  if (evidence.hasSecondValue) return 'twoValues';
  const check = checkOf(test, result);
  if (check) return check;
  const stands = standing(result, range);
  if (flag && range && stands !== 'unknown' && stands !== flag) return 'flagDiffers';
  if (evidence.isRepaired || evidence.isRangeDropped || confidence < CERTAIN) return 'faint';
  if (range && hasLostPoint(result, range, flag)) return 'faint';
  if (!isRecognised || !range || evidence.rangeConfidence >= CERTAIN || flag === stands) return null;
  const expected = tableRanges(result.test, unit?.ucum).map((each) => standing(result, each));
  return expected.length > 0 && expected.every((each) => each === stands) ? null : 'faint';
}
