import type { Alarm } from './frames.js';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { isLowerPressure, type Measure, measureOf } from './measures.js';
import { isNumber, isOtherCount, sugarAt } from './numbers.js';
import { urgentMeter } from './meter.js';
import type { Word } from './words.js';
import { soundKey } from '../words/plain-words.js';
import type { ReadText } from '../words/vocabulary.js';

/** A measured value that cannot wait, as it is told: "fever 105", "sugar is 38", "pulse 190". */
interface MeasureRule {
  readonly kind: EmergencyKind;
  readonly of: Measure;
  /** Whether the number cannot wait: fever in °F or °C, sugar in mg/dL, pressure in mmHg, saturation in per cent. */
  readonly urgent: (value: number) => boolean;
}

/** A count of tablets that cannot wait: "took 30 tablets". */
interface CountRule {
  readonly kind: EmergencyKind;
  readonly of: readonly Word[];
  /** Meanings of which each has to be as near. */
  readonly with: readonly Word[];
  readonly urgent: (value: number) => boolean;
}

const between = (least: number, most: number) => (value: number) => value >= least && value <= most;

// The limits are above (below) those at which leaflets for patients say to go to a hospital at once; a time ("since 12 hours") is no value.
const measureRules: readonly MeasureRule[] = [
  { kind: 'sepsis', of: 'fever', urgent: (value) => between(104, 110)(value) || between(40, 43)(value) },
  { kind: 'lowSugar', of: 'sugar', urgent: between(15, 54) },
  { kind: 'urgent', of: 'sugar', urgent: between(400, 900) },
  { kind: 'breathing', of: 'spo2', urgent: between(30, 91) },
  { kind: 'heart', of: 'heartRate', urgent: (value) => between(140, 260)(value) || between(20, 39)(value) },
];
const countRules: readonly CountRule[] = [
  { kind: 'poisoning', of: ['medicine'], with: ['swallowed'], urgent: between(8, 500) },
  { kind: 'poisoning', of: ['medicine'], with: ['baby', 'taken'], urgent: between(3, 500) },
  { kind: 'selfHarm', of: ['medicine', 'drug'], with: ['atHand'], urgent: between(10, 500) },
];
/** Strengths of tablets, in milligrams, of which nobody counts so many. */
const STRENGTHS = new Set([200, 250, 300, 400, 500]);
const NEAR = 6;

/** Whether a sugar is told that is not low, in mg/dL. */
export const isSugarEnough = (reading: ReadText<Word>): boolean =>
  reading.words.some((_, index) => measureOf(index, reading) === 'sugar' && between(100, 900)(sugarAt(index, reading)));

/** The kinds of emergency that a number in the text is a sign of, with its position. */
export const urgentValues = (reading: ReadText<Word>): Alarm[] => [
  ...urgentPressures(reading),
  ...urgentMeter(reading.words),
  ...reading.words.flatMap((_, index) => [
    ...urgentPressure(index, reading),
    ...urgentMeasure(index, reading),
    ...urgentCount(index, reading),
  ]),
];

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

/** A pressure of which one number is told: "upper bp 210", "bp 70 ho gaya". */
function urgentPressure(index: number, reading: ReadText<Word>): Alarm[] {
  if (measureOf(index, reading) !== 'bloodPressure') return [];
  const [value, next] = [index, index + 1].map((at) => Number(reading.words[at]?.key)) as [number, number];
  if (between(20, 200)(next)) return [];
  const alarm = { kind: 'urgent', start: index, end: index } as const;
  if (between(180, 300)(value)) return [{ ...alarm, of: ['value', 'bloodPressure'] }];
  // "120 to 70" and "120 se 70" are two numbers of one.
  const isSecond = isNumber(index - 2, reading);
  return between(40, 70)(value) && !isSecond && !isLowerPressure(index, reading) ? [{ ...alarm, of: ['value'] }] : [];
}

function urgentMeasure(index: number, reading: ReadText<Word>): Alarm[] {
  const measure = measureOf(index, reading);
  const value = measure === 'sugar' ? sugarAt(index, reading) : Number(reading.words[index]!.key);
  return measureRules
    .filter(({ of, urgent }) => of === measure && urgent(value))
    .map(({ kind }) => ({ kind, of: ['value'], start: index, end: index }));
}

function urgentCount(index: number, reading: ReadText<Word>): Alarm[] {
  const { words, mentions } = reading;
  const isOther = isOtherCount(index, reading) || measureOf(index, reading) !== null || isStrength(index, reading);
  if (!isNumber(index, reading) || isOther) return [];
  const near = (meanings: readonly Word[]) =>
    mentions.some(
      ({ meaning, start, end }) =>
        meanings.includes(meaning) && Math.min(Math.abs(start - index), Math.abs(end - index)) <= NEAR,
    );
  return countRules
    .filter(
      ({ of, with: others, urgent }) =>
        urgent(Number(words[index]!.key)) && near(of) && others.every((other) => near([other])),
    )
    .map(({ kind }) => ({ kind, of: ['value'], start: index, end: index }));
}

const COUNTED = new Set(['tablets', 'tabs', 'pills', 'capsules', 'goliyan', 'goliya', 'गोलियां'].map(soundKey));
/** "Metformin 500 tablet": so many milligrams in one, and no count. */
const isStrength = (index: number, { words }: ReadText<Word>): boolean =>
  STRENGTHS.has(Number(words[index]!.key)) && !COUNTED.has(words[index + 1]?.key ?? '');
