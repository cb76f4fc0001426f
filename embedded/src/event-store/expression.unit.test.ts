import { describe, expect, test } from '@jest/globals';
import { guardedExpression } from './expression.js';

describe('a guarded expression', () => {
  test('matches as any expression does', () => {
    const matches = guardedExpression('^[^$].*');
    expect([matches('Noted'), matches('$metadata'), matches('')]).toEqual([true, false, false]);
  });

  test.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$', '^a*a*a*a*a*a*a*a*a*a*a*b$'])(
    '%s is cut off when it runs away',
    (source) => {
      const started = performance.now();
      expect(() => guardedExpression(source)(`${'a'.repeat(1000)}!`)).toThrow(/too slow/);
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );

  test('goes on after it was cut off', () => {
    const matches = guardedExpression('^(a+)+$');
    expect(() => matches(`${'a'.repeat(100)}!`)).toThrow(/too slow/);
    expect(matches('aaa')).toBe(true);
  });

  test('is refused when it is none, or too long', () => {
    expect(() => guardedExpression('(')).toThrow(/can't be read/);
    expect(() => guardedExpression('a'.repeat(1001))).toThrow(/longer than/);
  });
});
