import { expect, test } from '@jest/globals';
import { createAllowance } from './allowance.js';

test('gives the burst at once, then as much as time brings back', () => {
  let now = 0;
  const allowance = createAllowance(3, 2, () => now);
  const take = (times: number) => Array.from({ length: times }, () => allowance.take());
  expect(take(4)).toEqual([true, true, true, false]);
  now = 500;
  expect(take(2)).toEqual([true, false]);
  now = 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
