import { expect, test } from '@jest/globals';
import { outOfOrder } from './out-of-order.js';

test.each([
  [[], []],
  [[1, 2, 3], []],
  [[3, 1, 2], [3]],
  [[2, 1, 3], [2]],
  [
    [1, 5, 2, 3, 0, 4],
    [5, 0],
  ],
])('of %j, %j are out of order', (numbers, found) => {
  expect(outOfOrder(numbers, (number) => number)).toEqual(found);
});
