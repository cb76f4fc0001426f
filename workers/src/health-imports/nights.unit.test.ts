import { expect, test } from '@jest/globals';
import type { DayTally } from './day-tally.js';
import { createNights } from './nights.js';

const AT_UTC = () => 0;
/** Parts of sleep on the night to 20 November 2026: from and to, in hours since midnight, negative before it. */
type Part = readonly [from: number, to: number, isAsleep?: boolean];
const MIDNIGHT = Date.UTC(2026, 10, 20);

/** The hours of sleep by day, and how many parts count nowhere, by reason. */
function nightsOf(...parts: Part[]) {
  const added: [string, number][] = [];
  const skipped: string[] = [];
  const tally: DayTally = {
    add: ({ day, value }) => void added.push([day, value]),
    skip: (reason) => void skipped.push(reason),
    read: () => {
      throw new Error('Nobody reads it');
    },
  };
  const nights = createNights(tally, 'a watch', AT_UTC);
  for (const [from, to, isAsleep = true] of parts)
    nights.add({ start: MIDNIGHT + from * 3_600_000, end: MIDNIGHT + to * 3_600_000, isAsleep });
  nights.end();
  return { added, skipped };
}

test('a night counts on the day on which it ends, as a whole', () => {
  expect(nightsOf([-2, 1], [1, 6])).toEqual({ added: [['2026-11-20', 8]], skipped: [] });
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

test('time awake is no sleep, and what overlaps is counted once', () => {
  expect(nightsOf([-1, 2], [2, 3, false], [2.5, 4], [4, 6])).toEqual({
    added: [['2026-11-20', 5]],
    skipped: ['other', 'other'],
  });
});

test('a night of which nobody slept is none, and a part that ends before it begins is unreadable', () => {
  expect(nightsOf([0, 2, false], [3, 2])).toEqual({ added: [], skipped: ['other', 'unreadable'] });
});
