import { describe, expect, test } from '@jest/globals';
import { nextFree, slotsOf } from './free-slots.js';

const zone = 'Asia/Kolkata';
/** 11:30 in Kolkata. */
const now = new Date('2026-11-20T06:00:00Z');

describe('the next free slot', () => {
  test('is the next hour of today that is not taken', () => {
    expect(nextFree(new Set(), now, zone)).toBe('2026-11-20T08:30:00.000Z');
  });

  test('is on another day when today is full', () => {
    const today = new Set(slotsOf('2026-11-20', zone).map(({ startsAt }) => startsAt));
    expect(nextFree(today, now, zone)).toBe('2026-11-21T03:30:00.000Z');
  });

  test('a slot that begins right now is no longer free', () => {
    expect(nextFree(new Set(), new Date('2026-11-20T08:30:00Z'), zone)).toBe('2026-11-20T09:30:00.000Z');
  });
});
