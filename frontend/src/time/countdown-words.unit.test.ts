import { expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import { countdownWords } from './countdown-words';
import { timeMessages } from './messages';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [11 * DAY + 2 * HOUR + 5 * MINUTE + 9 * SECOND, '11 days, 2:05:09'],
  [DAY, '1 day, 0:00:00'],
  [2 * HOUR + 5 * MINUTE + 9 * SECOND, '2:05:09'],
  [15 * MINUTE - 400, '15:00'],
  [59 * SECOND, '00:59'],
  [0, '00:00'],
  [-MINUTE, '00:00'],
])('%d ms are shown as %s', (ms, words) => expect(countdownWords(currentMessages(timeMessages), ms)).toBe(words));
