import { describe, expect, test } from '@jest/globals';
import { type Availability, slotsOf, USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { isFree, nextFree } from './free-slots.js';

const zone = 'Asia/Kolkata';
/** 11:30 on a Friday in Kolkata. */
const now = new Date('2026-11-20T06:00:00Z');
const usual: Availability = { ...USUAL_HOURS, leaves: [] };
const mondays: Availability = { slotMinutes: 60, hours: [{ weekday: 1, from: '09:00', to: '11:00' }], leaves: [] };
const from = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('the next free slot', () => {
  test('is the next hour of today that is not taken', () => {
    expect(nextFree(usual, [], now, zone)).toBe('2026-11-20T08:30:00.000Z');
  });

  test('is on another day when today is full', () => {
    expect(nextFree(usual, slotsOf(usual, '2026-11-20', zone), now, zone)).toBe('2026-11-21T03:30:00.000Z');
  });

  test('excludes a slot that begins now', () => {
    expect(nextFree(usual, [], new Date('2026-11-20T08:30:00Z'), zone)).toBe('2026-11-20T09:30:00.000Z');
  });

  test('is within the hours of the doctor and after their leave', () => {
    expect(nextFree(mondays, [], now, zone)).toBe('2026-11-23T03:30:00.000Z');
    const away = { ...mondays, leaves: [{ from: '2026-11-21', to: '2026-11-29' }] };
    expect(nextFree(away, [], now, zone)).toBe('2026-11-30T03:30:00.000Z');
  });

  test('does not overlap a taken period', () => {
    const taken = [from('2026-11-23T04:00:00.000Z', '2026-11-23T04:30:00.000Z')];
    expect(nextFree(mondays, taken, now, zone)).toBe('2026-11-23T04:30:00.000Z');
  });

  test('is null without hours, and during a leave that covers the bookable time', () => {
    expect(nextFree({ ...usual, hours: [] }, [], now, zone)).toBeNull();
    expect(nextFree({ ...usual, leaves: [{ from: '2026-11-01', to: '2027-10-31' }] }, [], now, zone)).toBeNull();
  });
});

test('a slot is free beside a taken one that ends when it begins', () => {
  const [first] = slotsOf(mondays, '2026-11-23', zone);
  if (!first) throw new Error('Mondays have slots');
  expect(
    isFree(first, [from('2026-11-23T03:00:00.000Z', first.startsAt), from(first.endsAt, '2026-11-23T05:30:00.000Z')]),
  ).toBe(true);
  expect(isFree(first, [from('2026-11-23T03:00:00.000Z', '2026-11-23T03:31:00.000Z')])).toBe(false);
});
