import type { Alarm } from './frames.js';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Word } from './words.js';
import { soundKey } from '../words/plain-words.js';
import type { ReadText } from '../words/vocabulary.js';

/** A measured value that cannot wait, as it is told: "fever 105", "sugar is 38", "bp 220/130", "took 30 tablets". */
interface ValueRule {
  readonly kind: EmergencyKind;
  readonly of: readonly Word[];
  /** Meanings of which each has to be as near. */
  readonly with: readonly Word[];
  /** Whether the number cannot wait: fever in °F or °C, sugar in mg/dL, pressure in mmHg, saturation in per cent, a count of tablets. */
  readonly urgent: (value: number) => boolean;
}

const between = (least: number, most: number) => (value: number) => value >= least && value <= most;

// The limits are above (below) those at which leaflets for patients say to go to a hospital at once; a time ("since 12 hours") is no value.
const valueRules: readonly ValueRule[] = [
  {
    kind: 'sepsis',
    of: ['fever', 'highFever'],
    with: [],
    urgent: (value) => between(104, 110)(value) || between(40, 43)(value),
  },
  { kind: 'lowSugar', of: ['sugar', 'lowSugar'], with: [], urgent: between(15, 54) },
  { kind: 'urgent', of: ['sugar'], with: [], urgent: between(400, 900) },
  { kind: 'breathing', of: ['spo2'], with: [], urgent: between(40, 91) },
  { kind: 'heart', of: ['heartRate'], with: [], urgent: (value) => between(140, 260)(value) || between(20, 39)(value) },
  { kind: 'poisoning', of: ['medicine'], with: ['swallowed'], urgent: between(8, 500) },
  { kind: 'poisoning', of: ['medicine'], with: ['baby', 'taken'], urgent: between(3, 500) },
  { kind: 'selfHarm', of: ['medicine', 'drug'], with: ['atHand'], urgent: between(10, 500) },
];

/** Whether a sugar is told that is not low, in mg/dL. */
export const isSugarEnough = (reading: ReadText<Word>): boolean =>
  reading.words.some(({ key }, index) => {
    const measure = NUMBER.test(key) && !isOfOtherUnit(index, reading) ? measuredBefore(index, reading) : null;
    return (measure === 'sugar' || measure === 'lowSugar') && between(100, 900)(Number(key));
  });

const NEAR = 6;
const NUMBER = /^\d+(\.\d+)?$/;
/** What a number counts that is no such value. */
const OTHER_UNITS = new Set(
  'mg mcg ml g gram grams kg years yrs days hours hrs weeks week saal months minutes seconds sec din ghante'
    .split(' ')
    .map(soundKey),
);
const CLOCK = new Set(['am', 'pm', 'baje']);
/** Words between "sugar" and its value in mg: "sugar level is 40 mg". A medicine for it stands farther away: "metformin 500 mg for sugar". */
const OF_SUGAR = 2;

/** The kinds of emergency that a number in the text is a sign of, with its position. */
export function urgentValues(reading: ReadText<Word>): Alarm[] {
  return [...urgentPressures(reading), ...urgentNumbers(reading)];
}

/** What stands between the two numbers of a pressure. */
const OVER = new Set(['over', 'by', 'upon', 'aur', 'bata', 'bate', 'and', 'on'].map(soundKey));

/** Pressures such as "220/130", "80/50" and "200 over 120", in mmHg. */
function urgentPressures({ words, mentions }: ReadText<Word>): Alarm[] {
  const has = (meaning: Word) => mentions.some((mention) => mention.meaning === meaning);
  const isPregnant = has('pregnant');
  if (!has('bloodPressure') && !isPregnant) return [];
  return words.flatMap(({ key }, index) => {
    const end = OVER.has(words[index + 1]?.key ?? '') ? index + 2 : index + 1;
    const [systolic, diastolic] = [Number(key), Number(words[end]?.key)];
    const isPressure = between(40, 300)(systolic) && between(20, 200)(diastolic) && diastolic < systolic;
    const isEclamptic = isPregnant && ((systolic >= 150 && diastolic >= 80) || diastolic >= 105);
    const isUrgent = isEclamptic || diastolic <= 45 || systolic >= 180 || diastolic >= 120 || systolic <= 85;
    const kind = isEclamptic ? 'preEclampsia' : 'urgent';
    const isHigh = !isEclamptic && (systolic >= 180 || diastolic >= 120);
    const of = isHigh ? (['value', 'bloodPressure'] as const) : (['value'] as const);
    return isPressure && isUrgent ? [{ kind, of, start: index, end }] : [];
  });
}

function urgentNumbers({ words, mentions }: ReadText<Word>): Alarm[] {
  return words.flatMap(({ key }, index) => {
    if (!NUMBER.test(key) || isOfOtherUnit(index, { words, mentions })) return [];
    const near = (meanings: readonly Word[]) =>
      mentions.some(
        ({ meaning, start, end }) =>
          meanings.includes(meaning) && Math.min(Math.abs(start - index), Math.abs(end - index)) <= NEAR,
      );
    const owner = measuredBefore(index, { words, mentions });
    const isOwn = (of: readonly Word[]) => owner === null || !of.some(isMeasure) || of.includes(owner);
    return valueRules
      .filter(
        ({ of, with: others, urgent }) =>
          urgent(Number(key)) && isOwn(of) && near(of) && others.every((other) => near([other])),
      )
      .map(({ kind }) => ({ kind, of: ['value'], start: index, end: index }));
  });
}

/** What is measured, and told with a number. */
const MEASURES = ['fever', 'highFever', 'sugar', 'lowSugar', 'spo2', 'heartRate', 'bloodPressure'] as const;
const isMeasure = (meaning: Word): boolean => MEASURES.some((measure) => measure === meaning);

/** What a number is the value of, if it is told before it in the same clause: in "bp 110/50 sugar 180" and "fever 40 sugar 250" none is of the sugar but the last. */
function measuredBefore(index: number, { words, mentions }: ReadText<Word>): Word | null {
  const before = mentions
    .filter(({ meaning, end }) => isMeasure(meaning) && end < index && index - end <= NEAR)
    .filter(({ end }) => words[end]!.clause === words[index]!.clause)
    .sort((one, other) => other.end - one.end);
  return before[0]?.meaning ?? null;
}

/** Whether the number counts hours, milligrams of a medicine or the like. */
function isOfOtherUnit(index: number, { words, mentions }: ReadText<Word>): boolean {
  const { key, clause } = words[index]!;
  const [unit, per] = words.slice(index + 1, index + 3).map((word) => (word.clause === clause ? word.key : ''));
  if (unit === undefined || per === 'dl') return false;
  if (CLOCK.has(unit)) return Number(key) <= 12;
  const isSugar = mentions.some(
    ({ meaning, end }) => meaning === 'sugar' && end < index && index - end - 1 <= OF_SUGAR,
  );
  return OTHER_UNITS.has(unit) && !(unit === 'mg' && isSugar);
}
