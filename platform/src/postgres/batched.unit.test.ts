import { expect, test } from '@jest/globals';
import { batched } from './batched.js';

/** A load that doubles numbers and notes each call. */
function doubling() {
  const calls: (readonly number[])[] = [];
  const double = batched<object, number, number>((_, keys) => {
    calls.push([...keys]);
    return keys.includes(0) ? Promise.reject(new Error('No zero')) : Promise.resolve(keys.map((key) => key * 2));
  });
  return { calls, double };
}

test('calls of one turn are one load, also after a resolved promise; each gets its own value', async () => {
  const { calls, double } = doubling();
  const context = {};
  const later = Promise.resolve().then(() => double(context, 3));
  expect(await Promise.all([double(context, 1), double(context, 2), later])).toEqual([2, 4, 6]);
  expect(await double(context, 4)).toBe(8);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

test('contexts are loaded apart, and each call of a failed load rejects', async () => {
  const { calls, double } = doubling();
  const [one, other] = [{}, {}];
  const results = await Promise.allSettled([double(one, 0), double(one, 1), double(other, 2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(calls).toEqual([[0, 1], [2]]);
  expect(await double(one, 5)).toBe(10);
});
