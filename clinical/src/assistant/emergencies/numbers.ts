import words from './words/measures.json' with { type: 'json' };
import type { Word } from './words.js';
import { keySet, keysOf } from '../words/phrases.js';
import { soundKey } from '../words/plain-words.js';
import type { ReadText } from '../words/vocabulary.js';

const UNITS = keySet(words.units);
const OF_SUGAR = keySet(words.ofSugar);
const OTHER_BEFORE = keySet(words.otherBefore);
/** "Bp in the bus 220", "bp in ward is 220": where it was measured. "In bus no 205" and "in room 205" are numbered. */
const PLACES = keySet(words.places);
const PLACE_BEFORE = keySet(words.placeBefore);
/** Words between such a one and its place: "at the medical shop". */
const BEFORE_PLACE = 2;
/** Between what is numbered and its number: "flat number 205". */
const NUMBERED = keySet(words.numbered);
/** Behind a value they begin the next one: "spo2 82 hr 120", "fever 104 day 2". */
const NUMBERED_UNITS = keySet(words.numberedUnits);
const TABLETS = keySet(words.tablets);
/** Words in front of a number that is an amount and no value: "eat 20", "insulin 20". */
const DONE_BEFORE = keySet(words.doneBefore);
const AGES = words.ageBehind.split(',').map((phrase) => keysOf(phrase).join(' '));
const CLOCK = new Set(['am', 'pm', 'baje'].map(soundKey));
/** Words between "sugar" and its value in mg: "sugar level is 40 mg". A medicine for it stands farther away: "metformin 500 mg for sugar". */
const BEFORE_UNIT = 2;

/** A number, which a time and a date are not. */
export const NUMBER = /^\d+(\.\d+)?$/;

/** Whether a word is a number. A time and a date are none. */
export const isNumber = (index: number, { words: all }: ReadText<Word>): boolean => NUMBER.test(all[index]?.key ?? '');

/** Whether a number counts hours, milligrams of a medicine or the like, or is an age, a time or a day. */
export function isOtherCount(index: number, { words: all, mentions }: ReadText<Word>): boolean {
  const { key, clause } = all[index]!;
  // "165 now" is no day of November, which sounds the same.
  const inClause = (at: number) => (all[at]?.clause === clause && all[at].written !== 'now' ? all[at].key : '');
  const [unit, per] = [inClause(index + 1), inClause(index + 2)];
  const [first, before] = [inClause(index - 2), inClause(index - 1)];
  const numbered = NUMBERED.has(before) ? index - 2 : index - 1;
  const isPlace =
    (before === 'is' || before === 'hai' || (numbered === index - 1 && PLACES.has(before))) &&
    all.slice(Math.max(0, numbered - 1 - BEFORE_PLACE), numbered).some((word) => PLACE_BEFORE.has(word.key));
  const isOfOther = OTHER_BEFORE.has(inClause(numbered)) && !isPlace;
  const isAge = isOfOther || before === 'im' || (first === 'i' && before === 'am');
  if (isAge || AGES.includes(`${unit} ${per}`)) return true;
  if (per === 'dl') return false;
  if (CLOCK.has(unit)) return Number(key) < 13;
  if (NUMBERED_UNITS.has(unit) && NUMBER.test(per)) return false;
  const isBehindSugar = mentions.some(
    ({ meaning, end }) => meaning === 'sugar' && end < index && index - end - 1 <= BEFORE_UNIT,
  );
  const isOfSugar = OF_SUGAR.has(unit) && isBehindSugar && !all.some((word) => word.key === 'insulin');
  return UNITS.has(unit) && !isOfSugar;
}

/** Numbers that may be the value of a measure: "BP ki 6 goliyan" are tablets. */
export function isValue(index: number, reading: ReadText<Word>): boolean {
  const keyAt = (at: number) => reading.words[at]?.key ?? '';
  const isOther = DONE_BEFORE.has(keyAt(index - 1)) || TABLETS.has(keyAt(index + 1));
  return isNumber(index, reading) && !isOther && !isOtherCount(index, reading);
}

/** A sugar in mg/dL; fewer than 35 with a point or of mmol are mmol/L. */
export function sugarAt(index: number, { words: all }: ReadText<Word>): number {
  const { key } = all[index]!;
  const value = Number(key);
  const isMolar = MOLAR.has(all[index + 1]?.key ?? '') || (key.includes('.') && value < 35);
  return isMolar ? value * 18 : value;
}
const MOLAR = keySet('mol, mmol, millimol');
