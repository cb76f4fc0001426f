import { convert } from '../labs/conversion.js';
import type { EarlierValue, LabFact } from './builtin/facts.js';

/** Less than this share of the earlier value is no change worth a word. */
const SMALL = 0.05;

/** How a value differs from the earlier ones of its test. Amounts are in the unit of the value. */
export interface Change {
  readonly direction: 'rising' | 'falling' | 'steady';
  /** The value that it is compared with: the previous one, or the first of the run. */
  readonly from: EarlierValue;
  /** How many times in a row it moved in this direction; 0 if it is about the same. */
  readonly times: number;
  /** In the unit of the value, without sign. Null if one of the two is known only as a limit. */
  readonly by: number | null;
  /** In percent of `from`, without sign. Null like `by`, and where `from` is 0. */
  readonly percent: number | null;
  /** Several small steps, each of which would be about the same. */
  readonly isSlow: boolean;
}

interface Step {
  readonly value: number;
  readonly comparator: LabFact['comparator'];
  /** One unit of the last printed digit. */
  readonly digit: number;
}

const digitOf = (decimals: number) => 10 ** -decimals;

/** An earlier value in the unit of the present one; null if it does not convert. */
function stepIn(unit: string, earlier: EarlierValue): Step | null {
  const from = earlier.unit?.ucum;
  if (!from) return null;
  const value = convert(earlier.test, earlier.value, from, unit);
  const next = convert(earlier.test, earlier.value + digitOf(earlier.decimals), from, unit);
  return value === null || next === null
    ? null
    : { value, comparator: earlier.comparator, digit: Math.abs(next - value) };
}

/** 1 if the later one is certainly higher, -1 if it is certainly lower, 0 if equal, null if it cannot be said. */
function directionOf(earlier: Step, later: Step): 1 | 0 | -1 | null {
  const difference = later.value - earlier.value;
  const [past, now] = [earlier.comparator?.[0], later.comparator?.[0]];
  if (!past && !now) {
    // Values converted from another unit differ by less than a printed digit though they are the same.
    return Math.abs(difference) <= Math.max(earlier.digit, later.digit) / 2 ? 0 : difference > 0 ? 1 : -1;
  }
  if (past === now) return difference === 0 ? 0 : null;
  const isFalling = (past === '>' || !past) && (now === '<' || !now) && difference <= 0;
  const isRising = (past === '<' || !past) && (now === '>' || !now) && difference >= 0;
  return isFalling && difference < 0 ? -1 : isRising && difference > 0 ? 1 : null;
}

/** The usable values before the day of the report, the latest first, one a day. */
function before(fact: LabFact, earlier: readonly EarlierValue[], date: string): EarlierValue[] {
  const usable = earlier
    .filter(({ test, at, doubt }) => test === fact.test && at < date && !doubt)
    .sort((a, b) => b.at.localeCompare(a.at));
  return usable.filter(({ at }, index) => usable[index - 1]?.at !== at);
}

function amountOf(from: Step, to: Step): Pick<Change, 'by' | 'percent'> {
  if (from.comparator || to.comparator) return { by: null, percent: null };
  const by = Number(Math.abs(to.value - from.value).toPrecision(12));
  return { by, percent: from.value === 0 ? null : (by / from.value) * 100 };
}

/**
 * What changed since the earlier values of the same test. Values to be checked, of the same day or later, and those that do not
 * convert to the unit of the value are left out. Null if nothing is left to compare with, or nothing can be said.
 */
export function changeSince(fact: LabFact, earlier: readonly EarlierValue[], date: string): Change | null {
  const unit = fact.unit?.ucum;
  if (!unit || fact.doubt !== null) return null;
  const now: Step = { value: fact.value, comparator: fact.comparator, digit: digitOf(fact.decimals) };
  const past = before(fact, earlier, date).flatMap((each) => {
    const step = stepIn(unit, each);
    return step ? [{ each, step }] : [];
  });
  const [previous] = past;
  const direction = previous ? directionOf(previous.step, now) : null;
  if (!previous || direction === null) return null;

  let times = 0;
  let [start, next] = [previous, now];
  for (const candidate of past) {
    if (direction === 0 || directionOf(candidate.step, next) !== direction) break;
    times += 1;
    start = candidate;
    next = candidate.step;
    if (candidate.step.comparator) break;
  }

  const { by, percent } = amountOf(start.step, now);
  const isSmall =
    direction === 0 ||
    (by !== null &&
      (by <= Math.max(start.step.digit, now.digit) * (1 + 1e-9) || by < SMALL * Math.abs(start.step.value)));
  if (isSmall) {
    return {
      direction: 'steady',
      from: previous.each,
      times: 0,
      ...amountOf(previous.step, now),
      isSlow: false,
    };
  }
  const isSlow = times > 1 && percent !== null && percent < SMALL * 100 * times;
  return { direction: direction === 1 ? 'rising' : 'falling', from: start.each, times, by, percent, isSlow };
}
