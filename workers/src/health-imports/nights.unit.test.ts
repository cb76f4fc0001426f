import { expect, test } from '@jest/globals';
import type { DayTally } from './day-tally.js';
import { createNights } from './nights.js';

/** Parts of sleep on the night to 20 November 2026 at UTC: from and to, in hours since midnight, negative before it. */
type Part = readonly [from: number, to: number, more?: { isAsleep?: boolean; source?: string; offset?: number }];
const AWAKE = { isAsleep: false };
const MIDNIGHT = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;

/** The hours of sleep by day, and how many parts count nowhere, by what they are. */
function nightsOf(...parts: Part[]) {
  const added: [string, number][] = [];
  const skipped: string[] = [];
  const tally: DayTally = {
    add: ({ day, value }) => void added.push([day, value]),
    workout: () => undefined,
    skip: (reason, kind) => void skipped.push(`${reason} ${kind}`),
    read: () => {
      throw new Error('Nobody reads it');
    },
  };
  const nights = createNights(tally);
  for (const [from, to, { isAsleep = true, source = 'a watch', offset = 0 } = {}] of parts)
    nights.add({ source, start: MIDNIGHT + from * HOUR, end: MIDNIGHT + to * HOUR, isAsleep, offset: offset * HOUR });
  nights.end();
  return { added, skipped };
}

test('a night counts on the day on which it ends, as a whole', () => {
  expect(nightsOf([-2, -1], [-1, 1], [1, 6])).toEqual({ added: [['2026-11-20', 8]], skipped: [] });
});

test('the order in which its parts are written does not matter', () => {
  expect(nightsOf([1, 6], [-1, 1], [-2, -1])).toEqual({ added: [['2026-11-20', 8]], skipped: [] });
});

test('the day is that of the zone in which the sleep ends', () => {
  expect(nightsOf([-8, -1, { offset: 5.5 }]).added).toEqual([['2026-11-20', 7]]);
  expect(nightsOf([-1, 6, { offset: -8 }]).added).toEqual([['2026-11-19', 7]]);
});

test('up to an hour without a part is within one night, more is between two', () => {
  expect(nightsOf([-2, -1], [0, 6])).toEqual({ added: [['2026-11-20', 7]], skipped: [] });
  expect(nightsOf([-3, -1.5], [0, 6])).toEqual({
    added: [
      ['2026-11-19', 1.5],
      ['2026-11-20', 6],
    ],
    skipped: [],
  });
});

test('time awake holds a night together, and does not move its day', () => {
  expect(nightsOf([-4, -2], [-2, 0, AWAKE], [0, 6])).toMatchObject({ added: [['2026-11-20', 8]] });
  expect(nightsOf([-4, -0.5], [-0.5, 0.5, AWAKE])).toMatchObject({ added: [['2026-11-19', 3.5]] });
});

test('what one source wrote twice counts once, and what it calls awake is no sleep', () => {
  // The whole night, and its stages.
  expect(nightsOf([-1, 7], [-1, 2], [2, 3, AWAKE], [3, 7])).toEqual({
    added: [['2026-11-20', 7]],
    skipped: ['other awake', 'other sleepTwice', 'other sleepTwice'],
  });
  expect(nightsOf([-1, 3], [2, 6])).toEqual({ added: [['2026-11-20', 7]], skipped: [] });
  expect(nightsOf([-1, 6], [-1, 6])).toEqual({ added: [['2026-11-20', 7]], skipped: ['other sleepTwice'] });
});

test('a short part within a long one does not end the night', () => {
  expect(nightsOf([-4, 0], [-3.5, -3], [0.5, 6]).added).toEqual([['2026-11-20', 9.5]]);
});

test('somebody who sleeps a little each hour has a night each day', () => {
  const naps = Array.from({ length: 72 }, (_, hour) => [hour, hour + 0.5] as const);
  expect(nightsOf(...naps).added).toEqual([
    ['2026-11-20', 12],
    ['2026-11-21', 12],
    ['2026-11-22', 12],
  ]);
});

test('two sources have their own nights', () => {
  expect(nightsOf([-1, 6], [-2, 6, { source: 'a ring' }])).toEqual({
    added: [
      ['2026-11-20', 7],
      ['2026-11-20', 8],
    ],
    skipped: [],
  });
});

test('a night of which nobody slept is none; a part that ends before it begins or takes more than a day spoils no night', () => {
  expect(nightsOf([0, 2, AWAKE], [3, 2])).toEqual({ added: [], skipped: ['other awake', 'unreadable sleep'] });
  expect(nightsOf([-20, 6], [-1, 6], [NaN, 6])).toEqual({
    added: [['2026-11-20', 7]],
    skipped: ['implausible sleep', 'unreadable sleep'],
  });
});
