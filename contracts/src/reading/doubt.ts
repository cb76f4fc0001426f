import { checkOf, isFlagOther } from '../labs/check-value.js';
import type { LabResult, ValueRange } from '../labs/lab-result.js';
import { standing } from '../labs/range.js';
import { labTest, type LabTestKey } from '../labs/tests.js';
import type { ReadLabValue } from './lab-value.js';
import { tableRanges } from '../labs/table-ranges.js';

export type Doubt = NonNullable<ReadLabValue['doubt']>;

/** What is to be known about a value to say whether it can be relied upon. */
export interface Evidence {
  readonly result: Omit<LabResult, 'flag' | 'check' | 'start' | 'end'>;
  readonly flag: 'low' | 'high' | null;
  /** Whether a mark without a direction stands beside the value, such as "*": it is outside its range. */
  readonly isMarked: boolean;
  /** Whether something stands beside the value that may be a flag. */
  readonly isFlagUnread: boolean;
  /** Whether the document has flags beside other values. */
  readonly areFlagsPrinted: boolean;
  /** Whether the document prints values with as many decimals as their ranges. */
  readonly areDecimalsKept: boolean;
  /** Whether the document has decimal commas. */
  readonly areCommasDecimal: boolean;
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
/** The same of the digits of a range. */
const CERTAIN_RANGE = 80;
/** The same where the printed flag, or the range with its decimals, supports the value. */
const CERTAIN_IF_SUPPORTED = 75;

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

/** Above or below a range by this factor, a recognised value probably lost its decimal point. */
const FAR_OUTSIDE = 4;

/** The flag of a value; a mark says that it is outside, on whichever side it is. */
function flagOf({ flag, isMarked, result }: Evidence): Evidence['flag'] {
  const stands = standing(result, result.printedRange);
  return flag ?? (isMarked && (stands === 'low' || stands === 'high') ? stands : null);
}

/** Whether the decimal point of a value may have been lost or invented, by what is plausible and by its range. */
export function hasLostPoint(evidence: Evidence): boolean {
  const { result, isRecognised } = evidence;
  const flag = flagOf(evidence);
  const { value, decimals, comparator, printedRange: range } = result;
  if (comparator !== null) return isRecognised && decimals === 0 && (range?.decimals ?? 0) > 0;
  if (value === 0) return false;
  if (decimals === 0 && checkOf(labTest(result.test), result) === 'implausible') return true;
  if (!range) return false;
  const { low, high } = range;
  const isInside = (factor: number) => standing({ value: value * factor, comparator: null }, range) === 'inRange';
  const isBounded = low !== null && high !== null;
  const hasFewer = decimals === 0 && range.decimals > 0;
  if (!isRecognised) return hasFewer && isBounded && low > 0 && !isInside(1) && [0.1, 0.01].some(isInside);
  if (hasFewer && (!isInside(1) || (isBounded && isInside(0.1)))) return true;
  if (isInside(1)) return false;
  if (decimals === 0 && flag !== 'high' && high !== null && value > FAR_OUTSIDE * high) return true;
  return flag === null && isBounded && [0.1, 0.01, 10, 100].some(isInside);
}

/** Whether the point of a value may part thousands, as in "1.234": beside decimal commas, or where the value does not fit its range. */
function mayPartThousands({ result, areCommasDecimal }: Evidence): boolean {
  const { value, decimals, printedRange: range } = result;
  if (decimals !== 3 || value < 1) return false;
  if (areCommasDecimal) return true;
  if (range?.decimals === 3) return false;
  const ranges = range ? [range] : tableRanges(result.test, result.unit?.ucum);
  const isPlausible = checkOf(labTest(result.test), { ...result, value: value * 1000 }) !== 'implausible';
  return isPlausible && !ranges.some((each) => standing(result, each) === 'inRange');
}

/** Whether a limit of detection lies outside the range, where none is: "< 15" beside "< 8" was "< 1.5". */
const isOddLimit = ({ value, comparator, printedRange: range }: Evidence['result']) =>
  comparator?.startsWith('<')
    ? value > (range?.high ?? Infinity)
    : comparator
      ? value < (range?.low ?? -Infinity)
      : false;

/** Why a value that stands alone cannot be relied upon; null if it can. */
export function doubtOf(evidence: Evidence): Doubt | null {
  const { result, isRecognised, confidence } = evidence;
  const flag = flagOf(evidence);
  const { printedRange: range, unit } = result;
  const test = labTest(result.test);
  if (evidence.hasSecondValue) return 'twoValues';
  const check = checkOf(test, result);
  if (check) return check;
  const stands = standing(result, range);
  if (isFlagOther(flag, result)) return 'flagDiffers';
  // A laboratory that prints flags prints one here: a digit of the value or of the range is another one.
  if (
    isRecognised &&
    evidence.areFlagsPrinted &&
    !flag &&
    !evidence.isFlagUnread &&
    (stands === 'low' || stands === 'high')
  )
    return 'flagDiffers';
  if (evidence.isRepaired) return 'faint';
  const expected = tableRanges(result.test, unit?.ucum).map((each) => standing(result, each));
  const isSupported = range
    ? stands === (flag ?? 'inRange') && result.decimals === range.decimals
    : expected.length > 0 && expected.every((each) => each === (flag ?? 'inRange'));
  // With another digit a value may be on the other side of a single limit: without flags nothing would say so.
  const isOneSided = range !== null && (range.low === null || range.high === null);
  const supports = isSupported && (!isOneSided || flag !== null || evidence.areFlagsPrinted);
  if (confidence < (supports ? CERTAIN_IF_SUPPORTED : CERTAIN)) return 'faint';
  // The range of the table says the same of a value with its decimal point.
  if (evidence.isRangeDropped && !(isSupported && result.decimals > 0)) return 'faint';
  if (hasLostPoint(evidence) || mayPartThousands(evidence) || isOddLimit(result)) return 'faint';
  if (isRecognised && evidence.areDecimalsKept && range && result.decimals !== range.decimals) return 'faint';
  if (!isRecognised || !range || evidence.rangeConfidence >= CERTAIN_RANGE || flag === stands) return null;
  return expected.length > 0 && expected.every((each) => each === stands) ? null : 'faint';
}
