import { describe, expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import { homeMessages } from './messages';
import { partOfDay, untilWords, weekOf } from './moments';

const at = (hour: number) => new Date(2026, 10, 20, hour, 30);

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
] as const)('at %i:30 it is %s', (hour, part) => {
  expect(partOfDay(at(hour))).toBe(part);
});

test.each([
  [0, null],
  [-10, null],
  [1, 'in 1 min'],
  [59, 'in 59 min'],
  [120, 'in 2 h'],
  [320, 'in 5 h 20 min'],
  [24 * 60, 'in 1 day'],
  [72 * 60, 'in 3 days'],
])('%i minutes ahead are shown as %s', (minutes, words) => {
  const now = new Date('2026-11-20T05:10:00Z');
  expect(untilWords(currentMessages(homeMessages), new Date(now.getTime() + minutes * 60_000).toISOString(), now)).toBe(
    words,
  );
});

describe('the week of a Friday', () => {
  const kinds = (...signedInOn: string[]) => weekOf(signedInOn, '2026-11-20').map(({ kind }) => kind);

  test('has each day with a sign-in done, also before a missed one', () => {
    expect(kinds('2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20')).toEqual([
      ...['done', 'done', 'open', 'done', 'now', 'ahead', 'ahead'],
    ]);
  });

  test('leaves out the days of the week before', () => {
    expect(kinds('2026-11-14', '2026-11-15')).toEqual(['open', 'open', 'open', 'open', 'now', 'ahead', 'ahead']);
  });

  test('counts today only if the patient has signed in today', () => {
    const today = (...days: string[]) => weekOf(days, '2026-11-20')[4];
    expect(today('2026-11-19')).toEqual({ kind: 'now', signedIn: false });
    expect(today('2026-11-20')).toEqual({ kind: 'now', signedIn: true });
  });
});
