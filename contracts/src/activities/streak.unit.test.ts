import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TIME_ZONE } from '../language/headers.js';
import { endOfOwnDay, ownDay } from '../time/own-day.js';
import { streakAfter, streakOn, type Streak } from './streak.js';

const none: Streak = { streak: 0, maxStreak: 0, lastDay: null };
const HOUR = 3_600_000;

/** Zones with daylight saving in both halves of the year, one of half an hour, and the ends of the calendar. */
const zones = [
  ...['Asia/Kolkata', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Australia/Sydney'],
  ...['Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'],
];

/** The local date by another implementation than the product's. */
function localDate(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment: Date) => format.format(moment);
}

const days = (date: string) => Date.parse(date) / (24 * HOUR);

/** The run of neighbouring days that ends with the last of the dates, counted back from it. */
function runUpToLast(dates: readonly string[]): number {
  const numbers = [...new Set(dates.map(days))].toSorted((a, b) => b - a);
  return numbers.filter((day, index) => day === (numbers[0] ?? 0) - index).length;
}

/** Moments of sign-ins in order, with gaps of minutes up to two days, so that they fall on both sides of midnight. */
const moments = fc
  .tuple(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
    fc.array(fc.integer({ min: 1, max: 48 * 60 }), { maxLength: 40 }),
  )
  .map(([first, gaps]) =>
    gaps.reduce((all, gap) => [...all, new Date((all.at(-1) ?? first).getTime() + gap * 60_000)], [first]),
  );

test('in every zone, also across daylight saving, the streak is the number of neighbouring local days with a sign-in', () =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, signIns) => {
      const dateOf = localDate(zone);
      let streak = none;
      let longest = 0;
      signIns.forEach((moment, index) => {
        streak = streakAfter(streak, ownDay(moment, { [TIME_ZONE]: zone }, 'Asia/Kolkata'));
        const run = runUpToLast(signIns.slice(0, index + 1).map(dateOf));
        longest = Math.max(longest, run);
        expect(streak).toEqual({ streak: run, maxStreak: longest, lastDay: dateOf(moment) });
      });
    }),
    { numRuns: 300 },
  ));

test('in every zone, a streak stands until the end of the next local day, and not longer', () =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, fc.integer({ min: 0, max: 80 }), (zone, signIns, hours) => {
      const day = (moment: Date) => ownDay(moment, { [TIME_ZONE]: zone }, 'Asia/Kolkata');
      const streak = signIns.map(day).reduce(streakAfter, none);
      const last = signIns.at(-1) ?? new Date(0);
      const later = new Date(last.getTime() + hours * HOUR);
      const passed = days(localDate(zone)(later)) - days(localDate(zone)(last));
      expect(streakOn(streak, day(later))).toBe(passed <= 1 ? streak.streak : 0);
    }),
    { numRuns: 300 },
  ));

test.each([
  [
    '22 and a half hours later, after the day on which the clocks go forward',
    '2027-03-14T05:30:00Z',
    '2027-03-15T04:00:00Z',
    2,
  ],
  ['24 hours later, on the day on which they go back', '2026-11-01T04:30:00Z', '2026-11-02T04:30:00Z', 1],
])('a sign-in %s', (_, first, second, streak) => {
  const day = (moment: string) => ownDay(new Date(moment), { [TIME_ZONE]: 'America/New_York' }, 'UTC');
  expect([first, second].map(day).reduce(streakAfter, none).streak).toBe(streak);
});

test('a journey west does not count a day twice', () => {
  const tokyo = streakAfter(none, '2026-11-21');
  expect(streakAfter(tokyo, '2026-11-20')).toBe(tokyo);
  expect(streakOn(tokyo, '2026-11-20')).toBe(1);
  expect(streakAfter(tokyo, '2026-11-22').streak).toBe(2);
});

test('in every zone, a day of a person ends when the next one begins there', () =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, [now = new Date(0)]) => {
      const dateOf = localDate(zone);
      const end = Date.parse(endOfOwnDay(now, { [TIME_ZONE]: zone }, 'Asia/Kolkata'));
      expect(end).toBeGreaterThan(now.getTime());
      expect(dateOf(new Date(end - 1))).toBe(dateOf(now));
      expect(days(dateOf(new Date(end)))).toBe(days(dateOf(now)) + 1);
    }),
    { numRuns: 300 },
  ));

describe('the zone of a request', () => {
  const now = new Date('2026-11-20T20:00:00Z');
  test.each([
    ['America/New_York', '2026-11-20'],
    ['Asia/Calcutta', '2026-11-21'],
    ['Etc/GMT-14', '2026-11-21'],
    [undefined, '2026-11-21'],
    ['Mars/Olympus', '2026-11-21'],
    ['-99:00', '2026-11-21'],
    ['', '2026-11-21'],
  ])('%s makes today %s, and the clinic’s zone counts if it is unknown', (zone, today) => {
    expect(ownDay(now, { [TIME_ZONE]: zone }, 'Asia/Kolkata')).toBe(today);
  });
});
