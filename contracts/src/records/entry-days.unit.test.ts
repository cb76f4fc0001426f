import { expect, test } from '@jest/globals';
import { type DayProblem, daysProblem, entryDayProblem, followUpProblem, stopDayProblem } from './entry-days.js';
import * as problems from './field-problems.js';

const today = '2026-11-20';

test.each<[string, DayProblem | null]>([
  ['1899-12-31', 'ENTRY_DAY_TOO_EARLY'],
  ['1900-01-01', null],
  ['2026-11-20', null],
  ['2026-11-21', 'ENTRY_DAY_IN_FUTURE'],
])('an entry about %s: %s', (date, problem) => expect(entryDayProblem(date, today)).toBe(problem));

test.each<[string, DayProblem | null]>([
  ['2026-11-17', 'FOLLOW_UP_TOO_EARLY'],
  ['2026-11-18', null],
  ['2100-12-31', null],
  ['2101-01-01', 'FOLLOW_UP_TOO_LATE'],
])('a follow-up on %s of an entry about Nov 18, 2026: %s', (followUp, problem) =>
  expect(followUpProblem(followUp, '2026-11-18')).toBe(problem),
);

test.each<[string, string, DayProblem | null]>([
  ['2026-11-17', '2026-11-18', 'STOP_DAY_TOO_EARLY'],
  ['2026-11-18', '2026-11-18', null],
  ['2026-11-20', '2026-11-18', null],
  ['2026-11-21', '2026-11-18', 'STOP_DAY_IN_FUTURE'],
  ['2026-11-20', '2026-12-01', null],
])('stopped on %s a medicine since %s: %s', (stoppedOn, firstDay, problem) =>
  expect(stopDayProblem(stoppedOn, firstDay, today)).toBe(problem),
);

test('the first impossible day of an entry is named', () => {
  const date = '2026-11-18';
  expect(daysProblem({ date, followUpDate: null, stoppedOn: '2026-11-20' }, today)).toBeNull();
  expect(daysProblem({ date: '2026-11-21' }, today)).toEqual({ field: 'date', problem: 'ENTRY_DAY_IN_FUTURE' });
  expect(daysProblem({ date, followUpDate: '2026-11-17' }, today)).toEqual({
    ...{ field: 'followUpDate', problem: 'FOLLOW_UP_TOO_EARLY' },
  });
  expect(daysProblem({ date, stoppedOn: '2026-11-21' }, today)).toEqual({
    ...{ field: 'stoppedOn', problem: 'STOP_DAY_IN_FUTURE' },
  });
});

test('each problem of a day is declared with a sentence', () => {
  const found = [
    ...[entryDayProblem('1800-01-01', today), entryDayProblem('2027-01-01', today)],
    ...[followUpProblem('2026-01-01', today), followUpProblem('2101-01-01', today)],
    ...[stopDayProblem('2026-01-01', '2026-02-01', today), stopDayProblem('2027-01-01', '2026-02-01', today)],
  ];
  for (const code of found) expect(problems[code!].code).toBe(code);
});
