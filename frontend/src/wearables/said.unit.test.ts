import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { expect, test } from '@jest/globals';
import { addDays } from '../time/clinic-time';
import { saidOf } from './said';
import { aHealthDay } from './testing/samples';

const LAST = '2026-11-20';
const usual = { low: 6.6, high: 7.9 };
const night = (value: number, other: object = {}) => ({ value, usual, kind: 'imported' as const, ...other });
const none = { heartRate: null, steps: null, calories: null, sleep: null };
/** Nights up to the last day; null for one without a value. */
function nights(...hours: (number | null)[]): HealthDay[] {
  return hours.map((value, index) => {
    const day = addDays(LAST, index + 1 - hours.length);
    return aHealthDay(day, {
      ...none,
      sleep: value === null ? null : { ...aHealthDay(day).values.sleep!, ...night(value) },
    });
  });
}
const said = (...hours: (number | null)[]) => saidOf(nights(...hours), 'sleep');

test('days in a row below the usual are counted, and whether the days before were as usual', () => {
  expect(said(7, 7, 7, 7, 6.3, 6.1, 6.4, 5.9, 5.4)).toEqual({ standing: 'less', days: 5, wasUsual: true });
  expect(said(7, 8.5, 7, 7, 6.1, 6.4)).toEqual({ standing: 'less', days: 2, wasUsual: false });
  expect(said(7, 7, 7, 8.4)).toEqual({ standing: 'more', days: 1, wasUsual: false });
});

test('a day without a value ends the row', () =>
  expect(said(5, 5, null, 5.4)).toEqual({ standing: 'less', days: 1, wasUsual: false }));

test('usual days are said from three on', () => {
  expect(said(5, 7, 7)).toBeNull();
  expect(said(5, 7, 7, 7)).toEqual({ standing: 'usual', days: 3, wasUsual: false });
});

test('made-up values after the measured ones hide nothing', () => {
  const madeUp = aHealthDay(addDays(LAST, 3));
  expect(saidOf([...nights(7, 7, 7, 7, 5.4), madeUp], 'sleep')).toEqual({ standing: 'less', days: 1, wasUsual: true });
});

test('nothing is said of made-up values, without anything usual, and of old values', () => {
  const days = nights(7, 7, 7);
  const last = days.at(-1)!;
  const changed = (other: object) => [
    ...days.slice(0, -1),
    { ...last, values: { ...last.values, sleep: { ...last.values.sleep!, ...other } } },
  ];
  expect(saidOf(changed({ kind: 'simulated' }), 'sleep')).toBeNull();
  expect(saidOf(changed({ usual: null }), 'sleep')).toBeNull();
  const steps = { ...aHealthDay(LAST).values.steps!, kind: 'imported' as const };
  const later = (after: number) => aHealthDay(addDays(LAST, after), { ...none, steps });
  expect(saidOf([...days, later(1)], 'sleep')).not.toBeNull();
  expect(saidOf([...days, later(1), later(2)], 'sleep')).toBeNull();
  expect(saidOf([], 'sleep')).toBeNull();
});
