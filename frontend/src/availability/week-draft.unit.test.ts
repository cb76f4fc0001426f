import { expect, test } from '@jest/globals';
import { hoursProblems } from '@anamnesis/contracts/availability/availability';
import { draftProblems, FIRST_WEEK, slotLengths, weekdayName, withMondayCopied, withMore } from './week-draft';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = (...hours: ReturnType<typeof on>[]) => ({ slotMinutes: 30, hours });

test('the week begins on Monday and ends on Sunday', () => {
  expect([weekdayName(1), weekdayName(7)]).toEqual(['Monday', 'Sunday']);
});

test('the week offered to begin with can be kept', () => {
  expect([...hoursProblems(FIRST_WEEK)]).toEqual([]);
});

test('an empty time is told as such, and what is wrong beside it as well', () => {
  const problems = draftProblems(week(on(1, '09:00', ''), on(1, '14:00', '13:00'), on(2, '09:00', '12:00')));
  expect([...problems]).toEqual([
    [0, 'Please give the beginning and the end.'],
    [1, 'The end has to lie after the beginning.'],
  ]);
});

test('more hours are a morning, then an afternoon, then whatever is entered', () => {
  const morning = withMore(week(), 2);
  const afternoon = withMore(morning, 2);
  expect(withMore(afternoon, 2).hours).toEqual([on(2, '09:00', '12:00'), on(2, '14:00', '17:00'), on(2, '', '')]);
});

test('Monday is copied to the working days in place of what stood there, and to no other', () => {
  const copied = withMondayCopied(week(on(3, '18:00', '19:00'), on(1, '08:00', '10:00'), on(6, '10:00', '11:00')));
  expect(copied.hours).toEqual([
    ...[1, 2, 3, 4, 5].map((weekday) => on(weekday, '08:00', '10:00')),
    on(6, '10:00', '11:00'),
  ]);
});

test('a length set otherwise stands among those to choose from', () => {
  expect(slotLengths(30)).toEqual([15, 20, 30, 40, 45, 60, 75, 90, 120]);
  expect(slotLengths(50)).toContain(50);
});
