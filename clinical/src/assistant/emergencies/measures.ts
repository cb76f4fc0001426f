import words from './words/measures.json' with { type: 'json' };
import type { Word } from './words.js';
import { isValue, NUMBER } from './numbers.js';
import { keySet } from '../words/phrases.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

/** The measure of which a word tells a value. "Fever" and "high fever" name one measure, so do "sugar" and "low sugar". */
const MEASURES = {
  ...{ fever: 'fever', highFever: 'fever', sugar: 'sugar', lowSugar: 'sugar' },
  ...{ spo2: 'spo2', heartRate: 'heartRate', bloodPressure: 'bloodPressure' },
} as const satisfies Partial<Record<Word, Word>>;
export type Measure = (typeof MEASURES)[keyof typeof MEASURES];
const isMeasure = (meaning: Word): meaning is keyof typeof MEASURES => meaning in MEASURES;

const OTHER_SPECIMEN = keySet(words.otherSpecimen);
const CHANGES = keySet(words.changes);
const JOINS = keySet(words.joins);
const OF_ANOTHER = keySet(words.ofAnother);
const POSSESSIVE = keySet(words.possessive);

/** Words from a measure to its number, and from it to what it has become: "sugar was 250 in the morning and is now 38". */
const NEAR = 6;
const CHANGED = 10;
/** Words from "now" to the number that is the present one. */
const SINCE_CHANGE = 4;
/** Words from a number to the measure behind it: "104 degree ka bukhar". */
const JOINED = 4;
/** The mentions of measures. "Sugar" in "sugar patient" names whose it is; that of urine is another. */
function measuresIn({ words: all, mentions }: ReadText<Word>): readonly Mention<keyof typeof MEASURES>[] {
  const patients = mentions.filter(({ meaning }) => meaning === 'diabetic');
  const isOfPatient = ({ start, end }: Mention<Word>) =>
    patients.some((each) => each.start <= start && each.end >= end);
  return mentions.flatMap((each) => {
    const { meaning } = each;
    const before = all[each.start - 1]?.key ?? '';
    // "24 hr" are hours.
    const isHours = all[each.start]!.key === 'hr' && NUMBER.test(before);
    const isOfBody = !isHours && !OTHER_SPECIMEN.has(before);
    return isMeasure(meaning) && isOfBody && !isOfPatient(each) ? [{ ...each, meaning }] : [];
  });
}

/**
 * Which measure a number is the value of; null for none. It stands behind its measure, with no other value between unless it is what that has become ("sugar 250 se 38"), or directly before one that has no
 * value behind it: in "bp 110/50 sugar 180" and "my sugar is 480, I took 20" only one number is of the sugar.
 */
function findMeasure(index: number, reading: ReadText<Word>, measures: ReturnType<typeof measuresIn>): Measure | null {
  if (!isValue(index, reading)) return null;
  const isValueAt = (at: number) => isValue(at, reading);
  const [before] = measures.filter(({ end }) => end < index).sort((one, other) => other.end - one.end);
  const last = before && places(before.end + 1, index).findLast(isValueAt);
  if (before) {
    const isChanged = places(Math.max(last ?? 0, index - SINCE_CHANGE), index).some((at) =>
      CHANGES.has(reading.words[at]!.key),
    );
    if (index - before.end <= (isChanged ? CHANGED : NEAR) && (last === undefined || isChanged))
      return MEASURES[before.meaning];
  }
  if (before && last !== undefined && isOfAnother(MEASURES[before.meaning], last, index, reading))
    return MEASURES[before.meaning];
  const behind = measures.find(({ start }) => start > index && start - index <= JOINED);
  if (!behind) return null;
  const isJoined = places(index + 1, behind.start).every((at) => JOINS.has(reading.words[at]!.key));
  const hasOwn = places(behind.end + 1, behind.end + 1 + NEAR).some(isValueAt);
  return isJoined && !hasOwn ? MEASURES[behind.meaning] : null;
}

/**
 * Whether a number is the value of another person than the number before it: "papa sugar 110 mummy 40", "papa ka oxygen 97 aur mummy ka 82". "Mummy 82" beside an oxygen may be an age, and 40 beside a sugar is
 * taken for a sugar, because a low one cannot wait.
 */
function isOfAnother(
  measure: Measure,
  first: number,
  index: number,
  { words: all, mentions }: ReadText<Word>,
): boolean {
  const isPerson = (at: number) =>
    mentions.some(({ meaning, start, end }) => meaning === 'person' && start <= at && at <= end);
  const between = places(first + 1, index);
  const isSaid = measure === 'sugar' || (measure === 'spo2' && POSSESSIVE.has(all[index - 1]?.key ?? ''));
  return isSaid && between.some(isPerson) && between.every((at) => isPerson(at) || OF_ANOTHER.has(all[at]!.key));
}

const known = new WeakMap<ReadText<Word>, readonly (Measure | null)[]>();
/** The measure of which the word at a position is the value; null for none, and where it is no value. */
export function measureOf(index: number, reading: ReadText<Word>): Measure | null {
  const found = known.get(reading) ?? measuresOfAll(reading);
  known.set(reading, found);
  return found[index] ?? null;
}
function measuresOfAll(reading: ReadText<Word>): readonly (Measure | null)[] {
  const measures = measuresIn(reading);
  return reading.words.map((_, index) => (measures.length === 0 ? null : findMeasure(index, reading, measures)));
}

const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Whether the clause of a pressure names its lower number. */
export const isLowerPressure = (index: number, { words: all, mentions }: ReadText<Word>): boolean =>
  mentions.some(({ meaning, start }) => meaning === 'lowerPressure' && all[start]!.clause === all[index]!.clause);
