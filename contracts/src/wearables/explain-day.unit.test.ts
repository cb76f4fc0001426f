import { describe, expect, test } from '@jest/globals';
import type { SpokenLanguage } from '../language/languages.js';
import { dayAfter } from '../time/slots.js';
import type { SourceKind } from './constants.js';
import { explainDay } from './explain-day.js';
import { NO_MEASURES, type Measures } from './measures.js';
import { mergedDays, type SourceDay } from './merged-day.js';
import { usualBefore } from './usual.js';

const TODAY = '2026-11-20';
const on = (day: string, kind: SourceKind, some: Partial<Measures>): SourceDay => ({
  ...{ day, deviceId: kind, kind },
  measures: { ...NO_MEASURES, ...some },
});
/** Nights of 7.0, 7.1, … hours on the days before today, the last one yesterday. */
const nights = (count: number, kind: SourceKind = 'imported') =>
  Array.from({ length: count }, (_, index) => on(dayAfter(TODAY, -1 - index), kind, { sleep: 7 + index / 10 }));
const textsOf = (sources: readonly SourceDay[], language: SpokenLanguage = 'en') => {
  const days = mergedDays(sources);
  const { blocks, ...others } = explainDay(days, days.at(-1)!, language);
  expect(others).toEqual({ engine: { kind: 'built-in', model: null }, failure: null, leftOut: [] });
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : [block.text]));
};

describe('what is usual', () => {
  const usual = (...sources: SourceDay[]) => {
    const days = mergedDays(sources);
    return usualBefore(days, days.at(-1)!, 'sleep');
  };
  test('is where eight of ten earlier values lie', () =>
    expect(usual(...nights(11), on(TODAY, 'imported', { sleep: 5 }))).toEqual({ low: 7.1, high: 7.9 }));
  test('is not known from fewer than seven days', () =>
    expect(usual(...nights(6), on(TODAY, 'imported', { sleep: 5 }))).toBeNull());
  test('is not known from days more than 60 days ago', () =>
    expect(usual(...nights(7), on(dayAfter(TODAY, 57), 'imported', { sleep: 5 }))).toBeNull());
  test('of measured values is not known from made-up ones', () =>
    expect(usual(...nights(11, 'simulated'), on(TODAY, 'imported', { sleep: 5 }))).toBeNull());
});

describe('the insights', () => {
  test('say what is less than usual', () =>
    expect(textsOf([...nights(11), on(TODAY, 'imported', { sleep: 5.4 })])).toEqual([
      'On Friday, November 20 you slept 5.4 hours. That is 1.7 hours below what is usual for you, and it is the fifth such night in a row.',
      'Sleep, 5.4 hours. Less than usual for you: 7.1 to 7.9.',
      'Worth a try',
      'Lights out half an hour earlier tonight.',
      'You are compared with your own last 60 days only.',
    ]));
  test('name the night in a row, and what else stands out', () => {
    const walks = nights(40).map(({ day }) => on(day, 'imported', { sleep: 7, steps: 6_000 }));
    const short = [0, 1, 2, 3, 4].map((ago) =>
      on(dayAfter(TODAY, -ago), 'imported', { sleep: 5, steps: ago ? 6_000 : 90 }),
    );
    const before = walks.map((each) => ({ ...each, day: dayAfter(each.day, -5) }));
    expect(textsOf([...before, ...short])[0]).toBe(
      'On Friday, November 20 you slept 5.0 hours. That is 2.0 hours below what is usual for you, and it is the fifth such night in a row. Also not as usual for you: steps.',
    );
  });
  test('say what is as usual', () =>
    expect(textsOf([...nights(11), on(TODAY, 'imported', { sleep: 7.5, steps: 4_310 })])).toEqual([
      'On Friday, November 20 everything that can be compared was as usual for you.',
      'Steps, 4,310.',
      'Sleep, 7.5 hours. As usual for you: 7.1 to 7.9.',
      'You are compared with your own last 60 days only.',
    ]));
  test('of a simulated device alone say that the values are made up', () =>
    expect(textsOf([on(TODAY, 'simulated', { heartRate: 72 })])).toEqual([
      'This is what your device has for Friday, November 20. There are too few earlier days to say what is usual for you.',
      'All of it comes from a simulated device. The values are made up: they show how insights look, and say nothing about your health.',
      'Heart rate, 72 bpm.',
    ]));
  test('leave made-up values out beside measured ones, and say so', () =>
    expect(
      textsOf([on(TODAY, 'simulated', { heartRate: 72, calories: 1_980 }), on(TODAY, 'imported', { sleep: 5.4 })]),
    ).toEqual([
      expect.stringContaining('too few earlier days'),
      'Sleep, 5.4 hours.',
      '2 figures left out',
      'A simulated device made them up, so nothing here rests on them: heart rate and calories.',
    ]));
});

describe('what is worth a try', () => {
  const WEAR = /^Wear the device to bed: (.*)$/;
  /** The nights of the last week that are known, as days ago. */
  const tried = (...ago: number[]) =>
    textsOf([on(TODAY, 'imported', { steps: 4_310 }), ...ago.map((days) => nights(7)[days - 1]!)]).filter((text) =>
      WEAR.test(text),
    );
  test('is the device at night, if some of the last nights are missing', () => {
    expect(tried(1, 2, 3, 5)).toEqual(['Wear the device to bed: 3 of the last seven nights are missing.']);
    expect(tried(1, 2, 3, 4, 5, 6)).toEqual(['Wear the device to bed: one of the last seven nights is missing.']);
  });
  test('is not that, if it is not worn at night', () => expect(tried(1, 2, 3)).toEqual([]));
  test('is a walk, if there were fewer steps than usual', () => {
    const walks = Array.from({ length: 9 }, (_, index) =>
      on(dayAfter(TODAY, -1 - index), 'imported', { steps: 6_000 + index }),
    );
    expect(textsOf([...walks, on(TODAY, 'imported', { steps: 900 })])).toContain(
      'A walk of ten minutes after a meal, if walking does you good.',
    );
  });
  test('does not rest on made-up values', () =>
    expect(textsOf([...nights(11, 'simulated'), on(TODAY, 'simulated', { sleep: 5 })])).not.toContain('Worth a try'));
});

test('the same is said in Hindi, with its days and numbers', () => {
  const sources = [...nights(11), on(TODAY, 'imported', { sleep: 5, steps: 120_000 })];
  const texts = textsOf(sources, 'hi');
  expect(texts).toHaveLength(textsOf(sources).length);
  expect(texts).toContain(
    'शुक्रवार, 20 नवंबर को आपकी नींद 5.0 घंटे की रही। यह आपके आम दायरे से 2.1 घंटे कम है, और ऐसी लगातार 5 रातें हो चुकी हैं।',
  );
  expect(texts).toContain('कदम, 1,20,000।');
  for (const text of texts) expect(text).not.toMatch(/[a-z]{4}/i);
});
