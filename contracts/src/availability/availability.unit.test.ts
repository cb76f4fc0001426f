import { describe, expect, test } from '@jest/globals';
import { type Availability, hoursProblems, sameHours, slotsOf, USUAL_HOURS } from './availability.js';
import { overlaps } from '../time/slots.js';

const sunday = (from: string, to: string, slotMinutes: number): Availability => ({
  ...{ slotMinutes, hours: [{ weekday: 7, from, to }] },
  leaves: [],
});
const timesAndStarts = (availability: Availability, date: string, zone: string) =>
  slotsOf(availability, date, zone).map(({ time, startsAt }) => `${time} ${startsAt.slice(11, 16)}`);
const times = (availability: Availability, date: string) =>
  slotsOf(availability, date, 'Asia/Kolkata').map(({ time }) => time);

describe('the slots of a day', () => {
  test('are the same six every day by default', () => {
    const six = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22'])
      expect(times({ ...USUAL_HOURS, leaves: [] }, date)).toEqual(six);
    const [first] = slotsOf({ ...USUAL_HOURS, leaves: [] }, '2026-11-20', 'Asia/Kolkata');
    expect(first).toMatchObject({ startsAt: '2026-11-20T03:30:00.000Z', endsAt: '2026-11-20T04:00:00.000Z' });
  });

  test('are consecutive in each period, without a partial one at the end', () => {
    const hours = [
      { weekday: 5, from: '15:00', to: '16:00' },
      { weekday: 5, from: '09:00', to: '11:00' },
      { weekday: 6, from: '09:00', to: '10:00' },
    ];
    expect(times({ slotMinutes: 45, hours, leaves: [] }, '2026-11-20')).toEqual(['09:00', '09:45', '15:00']);
  });

  test('can end at midnight', () => {
    expect(times(sunday('22:30', '00:00', 45), '2026-11-22')).toEqual(['22:30', '23:15']);
  });

  test('are empty on other weekdays, and from the first to the last day of a leave', () => {
    const onLeave = { ...sunday('09:00', '10:00', 60), leaves: [{ from: '2026-11-22', to: '2026-11-29' }] };
    expect(times(onLeave, '2026-11-21')).toEqual([]);
    expect(['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06'].map((date) => times(onLeave, date).length)).toEqual(
      [...[1, 0, 0, 1]],
    );
  });
});

describe('on a daylight-saving change', () => {
  test('the skipped hour has no slots', () => {
    expect(timesAndStarts(sunday('01:00', '04:00', 30), '2027-03-28', 'Europe/Berlin')).toEqual([
      ...['01:00 00:00', '01:30 00:30', '03:00 01:00', '03:30 01:30'],
    ]);
    expect(timesAndStarts(sunday('01:30', '03:30', 30), '2027-03-14', 'America/New_York')).toEqual([
      '01:30 06:30',
      '03:00 07:00',
    ]);
  });

  test('the repeated hour has its slots once, at its first occurrence', () => {
    expect(timesAndStarts(sunday('01:30', '03:30', 30), '2026-10-25', 'Europe/Berlin')).toEqual([
      ...['01:30 23:30', '02:00 00:00', '02:30 00:30', '03:00 02:00'],
    ]);
    expect(timesAndStarts(sunday('01:00', '02:30', 30), '2026-11-01', 'America/New_York')).toEqual([
      ...['01:00 05:00', '01:30 05:30', '02:00 07:00'],
    ]);
  });

  test('no slot starts before the end of one that spans the skipped hour', () => {
    const slots = slotsOf(sunday('01:30', '06:00', 45), '2027-03-28', 'Europe/Berlin');
    expect(slots.map(({ time }) => time)).toEqual(['01:30', '03:45', '04:30', '05:15']);
    for (const [index, slot] of slots.entries())
      expect(slots.slice(index + 1).some((other) => overlaps(slot, other))).toBe(false);
  });
});

describe('invalid hours', () => {
  const friday = (from: string, to: string) => ({ weekday: 5, from, to });
  const problems = (...hours: ReturnType<typeof friday>[]) => [...hoursProblems({ slotMinutes: 30, hours })];

  test('are reported by their index', () => {
    expect(problems(friday('09:00', '12:00'), friday('14:00', '13:00'))).toEqual([[1, { code: 'HOURS_BACKWARDS' }]]);
    expect(problems(friday('09:00', '09:20'))).toEqual([[0, { code: 'HOURS_TOO_SHORT', parameters: { minutes: 30 } }]]);
    expect(problems(friday('09:00', '12:00'), friday('11:30', '13:00')).map(([index]) => index)).toEqual([0, 1]);
  });

  test('do not include adjacent periods, periods until midnight or periods on another weekday', () => {
    expect(
      problems(friday('09:00', '12:00'), friday('12:00', '00:00'), { weekday: 6, from: '10:00', to: '11:00' }),
    ).toEqual([]);
    expect([...hoursProblems(USUAL_HOURS)]).toEqual([]);
  });
});

test('hours are compared regardless of order', () => {
  const { slotMinutes, hours } = USUAL_HOURS;
  expect(sameHours(USUAL_HOURS, { slotMinutes, hours: hours.toReversed() })).toBe(true);
  expect(sameHours(USUAL_HOURS, { slotMinutes: 25, hours })).toBe(false);
  expect(sameHours(USUAL_HOURS, { slotMinutes, hours: hours.slice(1) })).toBe(false);
});
