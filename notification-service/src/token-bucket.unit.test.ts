import { expect, test } from '@jest/globals';
import { createTokenBucket } from './token-bucket.js';

test('allows the burst at once, then as much as is refilled over time', () => {
  let now = 0;
  const bucket = createTokenBucket(3, 2, () => now);
  const take = (times: number) => Array.from({ length: times }, () => bucket.take());
  expect(take(4)).toEqual([true, true, true, false]);
  now = 500;
  expect(take(2)).toEqual([true, false]);
  now = 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
