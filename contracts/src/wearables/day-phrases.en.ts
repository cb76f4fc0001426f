import type { HealthMeasure } from './constants.js';

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
  someUnusual: (day: string, names: string) => `On ${day} this was not as usual for you: ${names}.`,
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
