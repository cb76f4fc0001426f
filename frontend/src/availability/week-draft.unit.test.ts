import { expect, test } from '@jest/globals';
import { hoursProblems } from '@anamnesis/contracts/availability/availability';
import { currentMessages } from '../language/messages';
import { refusalMessages } from '../api/refusal-messages';
import { availabilityMessages } from './messages';
import { draftProblems, FIRST_WEEK, slotLengths, weekdayName, withMondayCopied, withMore } from './week-draft';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = (...hours: ReturnType<typeof on>[]) => ({ slotMinutes: 30, hours });

test('weekday 1 is Monday and weekday 7 is Sunday', () => {
  expect([weekdayName(1), weekdayName(7)]).toEqual(['Monday', 'Sunday']);
});

test('the initial draft is valid', () => {
  expect([...hoursProblems(FIRST_WEEK)]).toEqual([]);
});

test('a missing time and an invalid range are both reported', () => {
  const problems = draftProblems(
    currentMessages(availabilityMessages),
    currentMessages(refusalMessages).problems,
    week(on(1, '09:00', ''), on(1, '14:00', '13:00'), on(2, '09:00', '12:00')),
  );
  expect([...problems]).toEqual([
    [0, 'Please give the beginning and the end.'],
    [1, 'The end has to lie after the beginning.'],
  ]);
});

test('added hours are a morning, then an afternoon, then empty', () => {
  const morning = withMore(week(), 2);
  const afternoon = withMore(morning, 2);
  expect(withMore(afternoon, 2).hours).toEqual([on(2, '09:00', '12:00'), on(2, '14:00', '17:00'), on(2, '', '')]);
});

test("Monday's hours replace those of Tuesday to Friday, and not those of the weekend", () => {
  const copied = withMondayCopied(week(on(3, '18:00', '19:00'), on(1, '08:00', '10:00'), on(6, '10:00', '11:00')));
  expect(copied.hours).toEqual([
    ...[1, 2, 3, 4, 5].map((weekday) => on(weekday, '08:00', '10:00')),
    on(6, '10:00', '11:00'),
  ]);
});

test('an unusual current length is among the options', () => {
  expect(slotLengths(30)).toEqual([15, 20, 30, 40, 45, 60, 75, 90, 120]);
  expect(slotLengths(50)).toContain(50);
});
