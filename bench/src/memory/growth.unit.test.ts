import { expect, test } from '@jest/globals';
import { growthOf } from './growth.js';

const samples = (valueAt: (index: number) => number) => Array.from({ length: 48 }, (_, index) => valueAt(index));

test('memory that grows by one each ten seconds grows by six a minute', () => {
  expect(
    growthOf(
      samples((index) => 100 + index),
      10,
    ).perMinute,
  ).toBeCloseTo(6);
});

test('what grows only in the first quarter is flat', () => {
  expect(
    growthOf(
      samples((index) => Math.min(index, 12)),
      10,
    ),
  ).toEqual({ first: 12, last: 12, ratio: 1, perMinute: 0 });
});

test('a sawtooth is flat, and one sample too', () => {
  expect(
    growthOf(
      samples((index) => 50 + (index % 3)),
      10,
    ),
  ).toMatchObject({ ratio: 1, perMinute: 0 });
  expect(growthOf([7], 10)).toEqual({ first: 7, last: 7, ratio: 1, perMinute: 0 });
});
