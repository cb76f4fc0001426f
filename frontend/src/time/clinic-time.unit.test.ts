import { describe, expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import * as time from './clinic-time';
import { timeMessages } from './messages';

const m = currentMessages(timeMessages);
const KOLKATA = 'Asia/Kolkata';
const fourOClock = '2026-11-20T10:30:00.000Z';

describe("times are shown in the clinic's zone, with the name of the zone", () => {
  test.each([
    ['zone name', time.zoneName(fourOClock, KOLKATA), 'India Standard Time'],
    ['zone offset', time.zoneOffset(fourOClock, KOLKATA), 'UTC+5:30'],
    ['abbreviation', time.zoneAbbreviation(fourOClock, KOLKATA), 'IST'],
    ['abbreviation in America', time.zoneAbbreviation(fourOClock, 'America/New_York'), 'EST'],
    ['abbreviation in Europe', time.zoneAbbreviation(fourOClock, 'Europe/Berlin'), 'CET'],
    ['abbreviation elsewhere', time.zoneAbbreviation(fourOClock, 'Asia/Tashkent'), 'GMT+5'],
    ['list date', time.listDate('2026-11-05T10:30:00.000Z', KOLKATA), 'Nov 05, 2026'],
    ['list time', time.listTime(fourOClock, KOLKATA), '16:00 IST'],
    ['clock time', time.clockTime(fourOClock, KOLKATA), '4:00 PM IST'],
    ['agreed time', time.agreedTime(fourOClock, KOLKATA), 'Fri, Nov 20, 4:00 PM IST'],
    ['current appointment', time.currentAppointment(m, fourOClock, KOLKATA), 'November 20th, 2026 4:00 PM IST'],
    [
      'current appointment on the first',
      time.currentAppointment(m, '2026-12-01T03:30:00Z', KOLKATA),
      'December 1st, 2026 9:00 AM IST',
    ],
    [
      'current appointment on the 22nd',
      time.currentAppointment(m, '2026-12-22T03:30:00Z', KOLKATA),
      'December 22nd, 2026 9:00 AM IST',
    ],
    [
      'current appointment on the 13th',
      time.currentAppointment(m, '2026-12-13T03:30:00Z', KOLKATA),
      'December 13th, 2026 9:00 AM IST',
    ],
    ['long day', time.longDay(fourOClock, KOLKATA), 'Fri, Nov 20, 2026'],
  ])('%s', (_, shown, expected) => expect(shown.replace(/\s/g, ' ')).toBe(expected));

  test("late evening in UTC is the next day in the clinic's zone", () => {
    expect(time.dayOf('2026-11-20T20:00:00Z', KOLKATA)).toBe('2026-11-21');
    expect(time.timeOf('2026-11-20T20:00:00Z', KOLKATA)).toBe('01:30');
  });
});

describe('a near time is shown by the name of its day', () => {
  const now = '2026-11-20T04:00:00Z';
  test('today', () => expect(time.nearTime(m, '2026-11-20T09:30:00Z', now, KOLKATA)).toBe('Today, 15:00'));
  test('tomorrow', () => expect(time.nearTime(m, '2026-11-21T03:30:00Z', now, KOLKATA)).toBe('Tomorrow, 09:00'));
  test('a later day', () => expect(time.nearTime(m, '2026-11-23T04:30:00Z', now, KOLKATA)).toBe('Nov 23, 10:00'));
});

describe('calendar days', () => {
  test('can be moved across months and leap days', () => {
    expect(time.addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(time.addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
  test('are split into parts for the date picker', () =>
    expect(time.dayWords('2026-11-21')).toEqual({
      weekday: 'Sat',
      date: '21',
      month: 'November 2026',
      label: 'Sat, Nov 21',
    }));
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on %s', (day, monday) => expect(time.mondayOf(day)).toBe(monday));
