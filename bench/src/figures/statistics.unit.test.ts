import { describe, expect, test } from '@jest/globals';
import { median, pairRatio, percentile } from './statistics.js';

describe('the median', () => {
  test('is the middle of an odd number of values in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('is the mean of the two middle values of an even number', () => {
    expect(median([10, 1, 4, 2])).toBe(3);
  });

  test('is not affected by one outlier', () => {
    expect(median([3, 4, 1_000_000])).toBe(4);
  });

  test('does not exist without values', () => {
    expect(() => median([])).toThrow('no median');
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test('is the value that this percentage does not exceed', () => {
    expect(percentile(hundred, 99)).toBe(99);
    expect(percentile(hundred, 50)).toBe(50);
    expect(percentile(hundred, 100)).toBe(100);
  });

  test('is always a measured value', () => {
    expect(percentile([7, 3], 99)).toBe(7);
    expect(percentile([7, 3], 1)).toBe(3);
    expect(percentile([7], 0)).toBe(7);
  });

  test('does not exist without values', () => {
    expect(() => percentile([], 99)).toThrow('no percentile');
  });
});

describe('the ratio of pairs', () => {
  test('compares within each pair, so that a slowdown halfway has no effect', () => {
    const fast = { ours: 400, theirs: 100 };
    const slow = { ours: 40, theirs: 10 };
    expect(pairRatio([fast, fast, slow, slow, slow])).toBe(4);
  });

  test('is the median of the ratios, not the ratio of the medians', () => {
    const pairs = [
      { ours: 1, theirs: 1 },
      { ours: 10, theirs: 2 },
      { ours: 12, theirs: 4 },
    ];
    expect(pairRatio(pairs)).toBe(3);
  });
});
