import { expect, test } from '@jest/globals';
import { dailyRate, hourOf, type HourlyRates } from './hourly-rates.js';

const EIGHT = Date.UTC(2026, 10, 19, 8);
const ratesOf = (...hours: readonly (readonly [time: number, ...rates: number[]])[]): HourlyRates =>
  new Map(
    hours.map(([time, ...rates]) => [hourOf(time), { sum: rates.reduce((a, b) => a + b, 0), count: rates.length }]),
  );

test('an hour with many values counts as one with few', () => {
  const rates = ratesOf([EIGHT, 150, 150, 150, 150], [EIGHT + 3_600_000, 60], [EIGHT + 7_200_000, 60]);
  expect(dailyRate(rates, new Set())).toEqual({ rate: 90, leftOut: 0 });
});

test('the hours of workouts do not count, and a day of them alone has none', () => {
  const rates = ratesOf([EIGHT, 150, 140], [EIGHT + 3_600_000, 60]);
  expect(dailyRate(rates, new Set([hourOf(EIGHT + 59 * 60_000)]))).toEqual({ rate: 60, leftOut: 2 });
  expect(dailyRate(ratesOf([EIGHT, 150]), new Set([hourOf(EIGHT)]))).toEqual({ rate: null, leftOut: 1 });
});

test('values without an hour are of no workout', () => {
  expect(dailyRate(ratesOf([NaN, 70, 80]), new Set([0, 1]))).toEqual({ rate: 75, leftOut: 0 });
});
