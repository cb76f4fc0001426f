import { describe, expect, test } from '@jest/globals';
import { clinicTime, dayAfter, slotAt } from './slots.js';

describe('a slot', () => {
  test('in Kolkata is five and a half hours ahead of UTC', () => {
    expect(slotAt('2026-11-21', '11:00', 'Asia/Kolkata')).toEqual({
      date: '2026-11-21',
      time: '11:00',
      startsAt: '2026-11-21T05:30:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
    });
  });

  test('keeps its local time across a change to daylight saving', () => {
    expect(slotAt('2027-03-27', '09:00', 'Europe/Berlin').startsAt).toBe('2027-03-27T08:00:00.000Z');
    expect(slotAt('2027-03-28', '09:00', 'Europe/Berlin').startsAt).toBe('2027-03-28T07:00:00.000Z');
  });

  test('has the local date and time of its start', () => {
    expect(clinicTime(new Date('2026-11-20T18:45:00Z'), 'Asia/Kolkata')).toEqual({ date: '2026-11-21', time: '00:15' });
  });

  test('dayAfter counts across the end of a month and a leap day', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});
