import { describe, expect, test } from '@jest/globals';
import { isTakenOn, lastDayOf } from './course.js';

describe('the last day of a medicine', () => {
  test.each([
    ['5 days', '2026-11-24'],
    ['1 day', '2026-11-20'],
    ['for 2 weeks', '2026-12-03'],
    ['x 10 days', '2026-11-29'],
    ['1 Month.', '2026-12-20'],
    ['1 year', '2027-11-20'],
  ])('of %s', (duration, last) => expect(lastDayOf('2026-11-20', duration)).toBe(last));

  test('after the year 9999 is open', () => expect(lastDayOf('9999-12-31', '999 years')).toBeNull());

  test.each(['', 'Long term', '5-7 days', 'until the review', '0 days', '5 days, then weekly', '५ दिन'])(
    'is open for "%s"',
    (duration) => expect(lastDayOf('2026-11-20', duration)).toBeNull(),
  );
});

describe('a medicine counts as taken', () => {
  const course = { date: '2026-11-20', duration: '5 days', stoppedOn: null };
  test('on its last day, and not on the next', () => {
    expect(isTakenOn(course, '2026-11-24')).toBe(true);
    expect(isTakenOn(course, '2026-11-25')).toBe(false);
  });
  test('before it starts', () => expect(isTakenOn(course, '2026-11-19')).toBe(true));
  test('without an end, until it is stopped', () => {
    const open = { ...course, duration: '' };
    expect(isTakenOn(open, '2030-01-01')).toBe(true);
    expect(isTakenOn({ ...open, stoppedOn: '2026-11-21' }, '2026-11-21')).toBe(false);
  });
});
