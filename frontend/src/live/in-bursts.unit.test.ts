import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inBursts } from './in-bursts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first of a burst is told at once, the others together, with the last position', () => {
  const told = jest.fn();
  const burst = inBursts(told);
  burst.tell(['a'], '1');
  expect(told.mock.calls).toEqual([[['a'], '1']]);
  burst.tell(['a'], '2');
  burst.tell(['b'], '3');
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(told.mock.calls.slice(1)).toEqual([[['a', 'b'], '3']]);
});

test('after a pause the next one is told at once; after the end nothing is', () => {
  const told = jest.fn();
  const burst = inBursts(told);
  burst.tell(['a'], '1');
  jest.advanceTimersByTime(400);
  burst.tell(['a'], '2');
  expect(told).toHaveBeenCalledTimes(2);
  burst.tell(['a'], '3');
  burst.end();
  jest.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(2);
});
