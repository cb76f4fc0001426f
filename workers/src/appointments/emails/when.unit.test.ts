import { expect, test } from '@jest/globals';
import { when } from './when.js';

test.each([
  ['2026-11-21T05:30:00.000Z', 'Asia/Kolkata', 'Saturday, November 21, 2026 at 11:00, India Standard Time (UTC+5:30)'],
  ['2026-11-21T19:00:00.000Z', 'Asia/Kolkata', 'Sunday, November 22, 2026 at 00:30, India Standard Time (UTC+5:30)'],
  ['2026-07-01T13:00:00.000Z', 'America/New_York', 'Wednesday, July 1, 2026 at 09:00, Eastern Daylight Time (UTC-4)'],
  ['2026-12-01T14:00:00.000Z', 'America/New_York', 'Tuesday, December 1, 2026 at 09:00, Eastern Standard Time (UTC-5)'],
])('%s in %s', (at, timeZone, words) => {
  expect(when(at, timeZone, 'en')).toBe(words);
});
