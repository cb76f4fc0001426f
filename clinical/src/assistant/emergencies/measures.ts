import words from './words/measures.json' with { type: 'json' };
import type { Word } from './words.js';
import { keysOf } from '../words/phrases.js';
import { soundKey } from '../words/plain-words.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

/** What is measured, and told with a number. Words of a high fever and of a low sugar name the same measure. */
const MEASURES = {
  ...{ fever: 'fever', highFever: 'fever', sugar: 'sugar', lowSugar: 'sugar' },
  ...{ spo2: 'spo2', heartRate: 'heartRate', bloodPressure: 'bloodPressure' },
} as const satisfies Partial<Record<Word, Word>>;
export type Measure = (typeof MEASURES)[keyof typeof MEASURES];
const isMeasure = (meaning: Word): meaning is keyof typeof MEASURES => meaning in MEASURES;

const keys = (list: string): ReadonlySet<string> => new Set(list.split(',').map((each) => soundKey(each.trim())));
const UNITS = keys(words.units);
const OF_SUGAR = keys(words.ofSugar);
const OTHER_BEFORE = keys(words.otherBefore);
/** Of so many something else is done: "eat 20", "insulin 20". */
const DONE_BEFORE = keys(words.doneBefore);
const TABLETS = keys(words.tablets);
const OTHER_SPECIMEN = keys(words.otherSpecimen);
const CHANGES = keys(words.changes);
const JOINS = keys(words.joins);
const AGES = words.ageBehind.split(',').map((phrase) => keysOf(phrase).join(' '));
const CLOCK = new Set(['am', 'pm', 'baje'].map(soundKey));

/** Words from a measure to its number, and from it to what it has become: "sugar was 250 in the morning and is now 38". */
const NEAR = 6;
const CHANGED = 10;
/** Words from "now" to the number that is the present one. */
const SINCE_CHANGE = 4;
/** Words from a number to the measure behind it: "104 degree ka bukhar". */
const JOINED = 4;
/** Words between "sugar" and its value in mg: "sugar level is 40 mg". A medicine for it stands farther away: "metformin 500 mg for sugar". */
const BEFORE_UNIT = 2;
/** A number, which a time and a date are not. */
export const NUMBER = /^\d+(\.\d+)?$/;

/** Whether a word is a number. A time and a date are none. */
export const isNumber = (index: number, { words: all }: ReadText<Word>): boolean => NUMBER.test(all[index]?.key ?? '');

/** Whether a number counts hours, milligrams of a medicine or the like, or is an age, a time or a day. */
export function isOtherCount(index: number, { words: all, mentions }: ReadText<Word>): boolean {
  const { key, clause } = all[index]!;
  const inClause = (at: number) => (all[at]?.clause === clause ? all[at].key : '');
  const [unit, per] = [inClause(index + 1), inClause(index + 2)];
  const [first, before] = [inClause(index - 2), inClause(index - 1)];
  const isAge = OTHER_BEFORE.has(before) || before === 'im' || (first === 'i' && before === 'am');
  if (isAge || AGES.includes(`${unit} ${per}`)) return true;
  if (per === 'dl') return false;
  if (CLOCK.has(unit)) return Number(key) < 13;
  const isBehindSugar = mentions.some(
    ({ meaning, end }) => meaning === 'sugar' && end < index && index - end - 1 <= BEFORE_UNIT,
  );
  const isOfSugar = OF_SUGAR.has(unit) && isBehindSugar && !all.some((word) => word.key === 'insulin');
  return UNITS.has(unit) && !isOfSugar;
}

/** Numbers that may be the value of a measure: "BP ki 6 goliyan" are tablets. */
function isValue(index: number, reading: ReadText<Word>): boolean {
  const keyAt = (at: number) => reading.words[at]?.key ?? '';
  const isOther = DONE_BEFORE.has(keyAt(index - 1)) || TABLETS.has(keyAt(index + 1));
  return isNumber(index, reading) && !isOther && !isOtherCount(index, reading);
}

/** The mentions of measures. "Sugar" in "sugar patient" names whose it is; that of urine is another. */
function measuresIn({ words: all, mentions }: ReadText<Word>): readonly Mention<keyof typeof MEASURES>[] {
  const patients = mentions.filter(({ meaning }) => meaning === 'diabetic');
  const isOfPatient = ({ start, end }: Mention<Word>) =>
    patients.some((each) => each.start <= start && each.end >= end);
  return mentions.flatMap((each) => {
    const { meaning } = each;
    const isOfBody = !OTHER_SPECIMEN.has(all[each.start - 1]?.key ?? '');
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
  if (before) {
    const last = places(before.end + 1, index).findLast(isValueAt);
    const isChanged = places(Math.max(last ?? 0, index - SINCE_CHANGE), index).some((at) =>
      CHANGES.has(reading.words[at]!.key),
    );
    if (index - before.end <= (isChanged ? CHANGED : NEAR) && (last === undefined || isChanged))
      return MEASURES[before.meaning];
  }
  const behind = measures.find(({ start }) => start > index && start - index <= JOINED);
  if (!behind) return null;
  const isJoined = places(index + 1, behind.start).every((at) => JOINS.has(reading.words[at]!.key));
  const hasOwn = places(behind.end + 1, behind.end + 1 + NEAR).some(isValueAt);
  return isJoined && !hasOwn ? MEASURES[behind.meaning] : null;
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

/** A sugar in mg/dL; fewer than 35 with a point or of mmol are mmol/L. */
export function sugarAt(index: number, { words: all }: ReadText<Word>): number {
  const { key } = all[index]!;
  const value = Number(key);
  const isMolar = MOLAR.has(all[index + 1]?.key ?? '') || (key.includes('.') && value < 35);
  return isMolar ? value * 18 : value;
}
const MOLAR = keys('mol, mmol, millimol');
