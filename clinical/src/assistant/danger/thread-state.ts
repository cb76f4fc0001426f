import { plainText } from '@anamnesis/contracts/labs/plain-text';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { mentions, readEmergencies, readText, type Word } from '../emergencies/emergencies.js';
import { measureOf } from '../emergencies/measures.js';
import { NUMBER } from '../emergencies/numbers.js';
import { toldNamesIn } from '../results/told-names.js';
import { type Keys, keysOf } from '../words/phrases.js';
import { plainWords } from '../words/plain-words.js';
import { agesIn, isPerson } from './ages.js';
import { findDanger } from './find-danger.js';
import { asksOnlyOfFood } from './known-illness.js';
import { isOfSomebodyElse } from './thread-people.js';
import { mealWords, says } from './thread-words.js';

/** A fact that a conversation states once and later messages take as known, such as a pregnancy. `kinds`: the emergencies that a sign or a value means only together with it; of a measure without them a value alone does. */
interface State {
  readonly of: readonly Word[];
  /** The word that stands for it before a later message. */
  readonly word: string;
  readonly kinds?: readonly EmergencyKind[];
  /** Whether a rule has to name one of these kinds, because what was learned finds them in many a message behind the word. */
  readonly isNamed?: boolean;
  /** The lowest and the highest numbers that such a measure has. */
  readonly values?: readonly (readonly [number, number])[];
}
const SUGAR: State = {
  of: ['sugar', 'lowSugar', 'hasDiabetes', 'sugarMedicine'],
  word: 'sugar',
  kinds: ['lowSugar', 'urgent'],
};
const PRESSURE: State = { of: ['bloodPressure'], word: 'bp', values: [[90, 300]] };
/** Saturations that are told, also where the number beside somebody could be an age: "papa 84" after a question about oxygen. Of people of 62 the age is told more often. */
const [LEAST_OXYGEN, MOST_OXYGEN] = [70, 91];
const STATES: readonly State[] = [
  { of: ['pregnant'], word: 'pregnant', kinds: ['preEclampsia', 'pregnancy', 'reducedMovements'] },
  SUGAR,
  { of: ['spo2'], word: 'spo2', values: [[30, 100]] },
  PRESSURE,
  // "It is very high now", of somebody's pressure, has no number.
  { of: PRESSURE.of, word: PRESSURE.word, kinds: ['urgent', 'stroke'], isNamed: true },
  { of: ['hasAsthma'], word: 'asthma', kinds: ['breathing'], isNamed: true },
  { of: ['heartRate'], word: 'pulse', values: [[20, 260]] },
  {
    of: ['fever', 'highFever'],
    word: 'fever',
    values: [
      [34, 43],
      [94, 110],
    ],
  },
];
/** Messages back. */
const RECENT = 4;

/** The message that stated the fact, as a sentence about its writer where it names nobody: "pregnant 34 weeks" is "I am". Which sugar is normal is asked of anybody, and who speaks of the unborn child speaks of the pregnancy. */
const whoseIs = (word: string, named: string, text: string): string =>
  word === 'pregnant' && !mentions(text, ['unbornStill', 'babyMoves', 'babyStill']) ? `I ${named}` : named;

/** Behind the name of a test, its number. */
const RESULT = /^(?:[\s:=]|is|was|came|level|hai|aaya|aayi|है|आया)*\d+(?:\.\d+)?/iu;
/** A message without the tests that it names with their numbers: "mine is 84, creatinine 1.2" is "mine is 84, ". */
const withoutOtherResults = (text: string): string =>
  toldNamesIn(plainText(text)).reduceRight((left, { start, end }) => {
    const [number] = RESULT.exec(left.slice(end)) ?? [];
    return number === undefined ? left : `${left.slice(0, start)}${left.slice(end + number.length)}`;
  }, text);

/** Whether a message is one or several people with numbers of which one may be a saturation, and no word of an age. */
function isOnlySomebodys(keys: Keys): boolean {
  const numbers = keys.filter((key) => NUMBER.test(key)).map(Number);
  return (
    numbers.some((number) => number >= LEAST_OXYGEN && number <= MOST_OXYGEN) &&
    numbers.every((number) => number >= LEAST_OXYGEN && number <= 100) &&
    keys.every((key) => NUMBER.test(key) || isPerson(key) || BESIDE_OXYGEN.has(key))
  );
}
const BESIDE_OXYGEN: ReadonlySet<string> = new Set(
  keysOf('hai my our mera meri mere hamare and aur ab abhi now percent'),
);

/** Behind or in front of which sugar it is, its number: "fasting 190". "Fasting 220/130" is a pressure. */
function isSugarOfMeal(text: string): boolean {
  const { words } = readText(text);
  const numbers = words.filter(({ key }) => NUMBER.test(key));
  const isPair = numbers.length > 1 || /\d\s*\/\s*\d/u.test(text);
  return (
    !isPair &&
    says(
      text,
      numbers.flatMap(({ key }) => mealWords.flatMap((meal) => [`${meal} ${key}`, `${key} ${meal}`])),
    )
  );
}

/** Whether a number is told of a measure, and it is among those that the measure has. */
function hasValue(text: string, values: readonly (readonly [number, number])[]): boolean {
  const reading = readText(text);
  return reading.words.some(
    ({ key }, at) =>
      measureOf(at, reading) !== null && values.some(([least, most]) => Number(key) >= least && Number(key) <= most),
  );
}

/**
 * The kinds of danger in a message that leaves out what an earlier one named: "mine is 35 now" after a question about sugar, "swelling in face" after "pregnant 34 weeks". Empty if the state makes nothing of it. Takes the
 * questions before, the oldest first. Pure.
 */
export function dangerOfState(text: string, earlier: readonly string[]): readonly EmergencyKind[] {
  if (earlier.length === 0 || asksOnlyOfFood(text)) return [];
  // "I am 42 and sweating" tells of danger whatever the number is; "I am 42" does not.
  const own = withoutOtherResults(text);
  const said = plainWords(own);
  const keys = said.map(({ key }) => key);
  const asked = earlier.findLast((each) => STATES.some(({ of, values }) => values && mentions(each, of)));
  const isOxygen = asked !== undefined && mentions(asked, ['spo2']) && isOnlySomebodys(keys);
  const ages = isOxygen ? new Set<number>() : agesIn(keys);
  const read = ages.size === 0 ? own : said.flatMap(({ written }, at) => (ages.has(at) ? [] : [written])).join(' ');
  const recent = earlier.slice(-RECENT).toReversed();
  const stated = STATES.flatMap((state) => {
    const ago = recent.findIndex((each) => mentions(each, state.of));
    return ago < 0 ? [] : [{ ...state, text: recent[ago]!, ago: state.values ? ago : 0 }];
  });
  // "Fasting 190" is a sugar, whatever was measured before. A pregnancy stays.
  const states = isSugarOfMeal(text) ? [...stated.filter(({ values }) => !values), { ...SUGAR, text, ago: 0 }] : stated;
  // After questions on two measures a number is of the later one, unless it is no value of that.
  let oldest = RECENT;
  for (const { of, word, kinds, isNamed, values, text: before, ago } of states.toSorted(
    (one, other) => one.ago - other.ago,
  )) {
    if (ago > oldest || mentions(text, of) || isOfSomebodyElse(text, whoseIs(word, before, text))) continue;
    const whole = `${word} ${read}`;
    const found = findDanger(whole);
    const named = readEmergencies(whole);
    const first = isNamed ? named.kinds[0] : found[0];
    const isOfState = kinds ? kinds.some((kind) => kind === first) && !(isNamed && named.isMeasured) : named.isMeasured;
    if (isOfState) return found;
    if (values && hasValue(whole, values)) oldest = ago;
  }
  return [];
}
