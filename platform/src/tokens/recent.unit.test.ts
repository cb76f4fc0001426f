import { expect, test } from '@jest/globals';
import { createRecent } from './recent.js';

test('the oldest value is evicted when the cache is full', () => {
  const recent = createRecent<string, number>(2);
  recent.put('a', 1);
  recent.put('b', 2);
  recent.put('a', 3);
  recent.put('c', 4);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([3, undefined, 4]);
});
