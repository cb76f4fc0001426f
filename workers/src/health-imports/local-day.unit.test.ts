import { expect, test } from '@jest/globals';
import { clockOf, localDay } from './local-day.js';

const MINUTE = 60_000;

test('the clock of a zone is ahead by its offset at each moment, also after another one', () => {
  const [india, berlin] = [clockOf('Asia/Kolkata'), clockOf('Europe/Berlin')];
  expect(india(Date.parse('2026-11-19T00:00:00Z'))).toBe(330 * MINUTE);
  const change = Date.parse('2026-10-25T01:00:00Z');
  expect([change - 1, change, change - 1].map((moment) => berlin(moment) / MINUTE)).toEqual([120, 60, 120]);
});

test('the day of a moment is that of the clock; there is none for a moment without a date', () => {
  expect(localDay(Date.parse('2026-11-18T18:30:00Z'), 330 * MINUTE)).toBe('2026-11-19');
  expect([localDay(NaN, 0), localDay(1e18, 0)]).toEqual(['', '']);
});
