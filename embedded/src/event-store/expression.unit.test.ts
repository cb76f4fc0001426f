import { describe, expect, test } from '@jest/globals';
import { guardedExpression } from './expression.js';

describe('a guarded expression', () => {
  test('matches like any expression', () => {
    const matches = guardedExpression('^[^$].*');
    expect([matches('Noted'), matches('$metadata'), matches('')]).toEqual([true, false, false]);
  });

  test.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$', '^a*a*a*a*a*a*a*a*a*a*a*b$'])(
    '%s is stopped when it takes too long',
    (source) => {
      expect(() => guardedExpression(source)(`${'a'.repeat(1000)}!`)).toThrow(/too slow/);
    },
  );

  test('still works after it was stopped', () => {
    const matches = guardedExpression('^(a+)+$');
    expect(() => matches(`${'a'.repeat(100)}!`)).toThrow(/too slow/);
    expect(matches('aaa')).toBe(true);
  });

  test('is rejected if it is invalid or too long', () => {
    expect(() => guardedExpression('(')).toThrow(/can't be read/);
    expect(() => guardedExpression('a'.repeat(1001))).toThrow(/longer than/);
  });
});
