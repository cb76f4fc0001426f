import type { HealthMeasure } from './constants.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
/** "fifth", "12th" */
const ordinal = (count: number) => ORDINALS[count - 1] ?? `${count}${ENDINGS[rules.select(count)] ?? 'th'}`;

/** The phrases of the insights on a day of health data, in English. */
const phrases = {
  /** "Heart rate, 72 bpm" */
  measured: {
    heartRate: (value: string) => `Heart rate, ${value} bpm.`,
    steps: (value: string) => `Steps, ${value}.`,
    calories: (value: string) => `Calories, ${value} kcal.`,
    sleep: (value: string) => `Sleep, ${value} hours.`,
  } satisfies Record<HealthMeasure, (value: string) => string>,
  names: {
    heartRate: 'heart rate',
    steps: 'steps',
    calories: 'calories',
    sleep: 'sleep',
  } satisfies Record<HealthMeasure, string>,
  less: (low: string, high: string) => `Less than usual for you: ${low} to ${high}.`,
  usual: (low: string, high: string) => `As usual for you: ${low} to ${high}.`,
  more: (low: string, high: string) => `More than usual for you: ${low} to ${high}.`,
  allUsual: (day: string) => `On ${day} everything that can be compared was as usual for you.`,
  /** What stands out, first. */
  lead: {
    heartRate: (day: string, value: string) => `On ${day} your heart rate was ${value} bpm.`,
    steps: (day: string, value: string) => `On ${day} you took ${value} steps.`,
    calories: (day: string, value: string) => `On ${day} you used ${value} kcal.`,
    sleep: (day: string, value: string) => `On ${day} you slept ${value} hours.`,
  } satisfies Record<HealthMeasure, (day: string, value: string) => string>,
  /** How far it is from the nearer end of what is usual, and how many days or nights in a row. */
  farLess: (difference: string) => `That is ${difference} below what is usual for you`,
  farMore: (difference: string) => `That is ${difference} above what is usual for you`,
  differences: {
    heartRate: (value: string) => `${value} bpm`,
    steps: (value: string) => `${value} steps`,
    calories: (value: string) => `${value} kcal`,
    sleep: (value: string) => `${value} hours`,
  } satisfies Record<HealthMeasure, (value: string) => string>,
  once: (far: string) => `${far}.`,
  inARow: {
    day: (far: string, count: number) => `${far}, and it is the ${ordinal(count)} such day in a row.`,
    night: (far: string, count: number) => `${far}, and it is the ${ordinal(count)} such night in a row.`,
  },
  alsoUnusual: (names: string) => `Also not as usual for you: ${names}.`,
  nothingCompared: (day: string) =>
    `This is what your device has for ${day}. There are too few earlier days to say what is usual for you.`,
  simulated:
    'All of it comes from a simulated device. The values are made up: they show how insights look, and say nothing about your health.',
  leftOutTitle: (count: number) => (count === 1 ? 'One figure left out' : `${count} figures left out`),
  leftOut: (names: string) => `A simulated device made them up, so nothing here rests on them: ${names}.`,
  worthATry: 'Worth a try',
  tries: {
    sleep: 'Lights out half an hour earlier tonight.',
    steps: 'A walk of ten minutes after a meal, if walking does you good.',
    nights: (count: number) =>
      count === 1
        ? 'Wear the device to bed: one of the last seven nights is missing.'
        : `Wear the device to bed: ${count} of the last seven nights are missing.`,
  },
  basis: 'You are compared with your own last 60 days only.',
} as const;

export default phrases;

/** The phrases of a language: functions of figures and names that are written already. */
export type DayPhrases = { readonly [Key in keyof typeof phrases]: Phrase<(typeof phrases)[Key]> };
type Phrase<Part> = Part extends (...values: infer Values) => string
  ? (...values: Values) => string
  : Part extends string
    ? string
    : { readonly [Key in keyof Part]: Phrase<Part[Key]> };
