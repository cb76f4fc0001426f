import { isSameValue } from '../labs/check-value.js';
import type { LabTestKey } from '../labs/tests.js';
import { agreementOf } from './agreement.js';
import type { FoundValue } from './found-value.js';

/** The lowest confidence at which a value is certain that is read in two places, or follows from others. */
const CERTAIN_IF_CONFIRMED = 40;

/** Two readings of one value: two faint ones confirm each other if both were recognised at all. Any other doubt stays. */
function readTwice(one: FoundValue, other: FoundValue): FoundValue {
  const contradicted = [one, other].find(({ doubt }) => doubt !== null && doubt !== 'faint');
  if (contradicted) return contradicted;
  if (one.doubt === null || other.doubt === null) return one.doubt === null ? one : other;
  const isRead = [one, other].every(({ evidence }) => evidence.confidence >= CERTAIN_IF_CONFIRMED);
  return isRead ? { ...other, doubt: null } : one;
}

/** What may be a limit is none of the values of a test that has others. */
const withoutLimits = (found: readonly FoundValue[]) =>
  found.filter(
    ({ doubt, value }) =>
      doubt !== 'maybeLimit' || !found.some((other) => other.value.test === value.test && other.doubt !== 'maybeLimit'),
  );

/** Leaves out repetitions of a value, and marks different values of one test. */
export function eachOnce(all: readonly FoundValue[]): FoundValue[] {
  const found = withoutLimits(all);
  const byTest = new Map<LabTestKey, FoundValue[]>();
  for (const each of found) {
    const { test } = each.evidence.result;
    byTest.set(test, [...(byTest.get(test) ?? []), each]);
  }
  const once: FoundValue[] = [];
  for (const own of byTest.values()) {
    const distinct: FoundValue[] = [];
    for (const each of own) {
      const same = distinct.findIndex((other) => isSameValue(other.evidence.result, each.evidence.result));
      const known = distinct[same];
      if (known) distinct[same] = readTwice(known, each);
      else distinct.push(each);
    }
    const differs = (one: FoundValue) =>
      distinct.some((other) => other !== one && isSameValue(other.evidence.result, one.evidence.result) === false);
    once.push(...distinct.map((one) => (differs(one) ? { ...one, doubt: 'twoValues' as const } : one)));
  }
  return found.flatMap(({ value }) => once.filter((each) => each.value === value));
}

/** What is no recognition is compared more generously: laboratories calculate in several ways. */
const SLACK = { recognised: 1, text: 6 };

/** Marks values that contradict others of the report, and relies on those that follow from them. */
export function compared(found: readonly FoundValue[]): FoundValue[] {
  const usable = found.filter(({ doubt }) => doubt === null || doubt === 'faint');
  const isRecognised = found.some(({ evidence }) => evidence.isRecognised);
  const { confirmed, contradicted } = agreementOf(
    usable.map(({ evidence }) => evidence.result),
    isRecognised ? SLACK.recognised : SLACK.text,
  );
  return found.map((each) => {
    const { test } = each.evidence.result;
    if (each.doubt === null && contradicted.has(test)) return { ...each, doubt: 'faint' };
    const isTrusted =
      each.doubt === 'faint' &&
      confirmed.has(test) &&
      !each.evidence.isRangeDropped &&
      each.evidence.confidence >= CERTAIN_IF_CONFIRMED;
    return isTrusted ? { ...each, doubt: null } : each;
  });
}
