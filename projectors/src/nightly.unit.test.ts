import { expect, test } from '@jest/globals';
import { untilNext } from './nightly.js';

const hours = (from: string) => untilNext(21, Date.parse(from)) / 3_600_000;

test('the next occurrence of an hour is today before it and tomorrow after it', () => {
  expect(hours('2026-11-20T20:30:00Z')).toBe(0.5);
  expect(hours('2026-11-20T21:00:00Z')).toBe(24);
  expect(hours('2026-11-20T23:00:00Z')).toBe(22);
});
