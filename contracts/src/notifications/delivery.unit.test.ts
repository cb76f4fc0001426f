import { describe, expect, test } from '@jest/globals';
import { cannotWait, deliveryOf, quietUntil } from './delivery.js';
import type { Choices } from './events.js';

const night = { from: '22:00', to: '07:00', zone: 'Asia/Kolkata' };
const at = (text: string) => new Date(`${text}+05:30`);
const moment = (text: string) => at(text).toISOString();

describe('quiet hours', () => {
  test.each([
    ['before', night, '2026-11-20T21:59', null],
    ['from their start', night, '2026-11-20T22:00', '2026-11-21T07:00'],
    ['after midnight', night, '2026-11-21T06:59', '2026-11-21T07:00'],
    ['at their end', night, '2026-11-21T07:00', null],
    ['within a day', { ...night, from: '13:00', to: '15:00' }, '2026-11-20T14:00', '2026-11-20T15:00'],
    ['outside, within a day', { ...night, from: '13:00', to: '15:00' }, '2026-11-20T15:00', null],
  ])('%s', (_, hours, now, until) => {
    expect(quietUntil(hours, at(now))).toBe(until && moment(until));
  });

  test('end by the clock of their zone when it is changed', () => {
    const berlin = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };
    expect(quietUntil(berlin, new Date('2026-10-24T21:00:00Z'))).toBe('2026-10-25T06:00:00.000Z');
  });

  test.each([
    ['the first time it is past one', '2026-11-01T05:15:00Z', '2026-11-01T05:30:00.000Z'],
    ['the second time', '2026-11-01T06:15:00Z', '2026-11-01T06:30:00.000Z'],
  ])('never end in the past when the clock goes back: %s', (_, now, until) => {
    const newYork = { from: '23:00', to: '01:30', zone: 'America/New_York' };
    expect(quietUntil(newYork, new Date(now))).toBe(until);
  });

  test('let through what begins before they end', () => {
    const end = moment('2026-11-21T07:00');
    expect(cannotWait(moment('2026-11-21T06:30'), end)).toBe(true);
    expect(cannotWait(moment('2026-11-21T07:30'), end)).toBe(false);
    expect(cannotWait(null, end)).toBe(false);
  });
});

describe('what is sent', () => {
  const choices: Choices = { mailOff: ['payments'], pushOff: ['family'], quietHours: night };
  const late = at('2026-11-20T23:00');
  const quiet = moment('2026-11-21T07:00');

  test('is everything at once before a choice', () =>
    expect(deliveryOf(null, 'payments', late)).toEqual({ mail: true, push: true, quietUntil: null }));
  test('is what the person wants, after their quiet hours', () => {
    expect(deliveryOf(choices, 'payments', late)).toEqual({ mail: false, push: true, quietUntil: quiet });
    expect(deliveryOf(choices, 'family', late)).toEqual({ mail: true, push: false, quietUntil: quiet });
  });
  test.each(['urgent', 'emergency', 'account'] as const)('is always and at once what is about: %s', (group) =>
    expect(deliveryOf({ ...choices, mailOff: [group], pushOff: [group] }, group, late)).toEqual({
      ...{ mail: true, push: true, quietUntil: null },
    }),
  );
});
