import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { integerInput } from './numbers.js';

const age = integerInput(0, 130, 'Please give your age as a number.');

test.each([
  [42, 42],
  ['42', 42],
  [' 7 ', 7],
  ['0', 0],
  [0, 0],
])('%j is accepted as an integer', (input, number) => expect(age.parse(input)).toBe(number));

test.each([
  '',
  ' ',
  true,
  false,
  null,
  [],
  [4],
  {},
  '4e1',
  '0x10',
  '1.5',
  1.5,
  'old',
  '131',
  -1,
  Infinity,
  '1'.repeat(99),
])('%j is rejected: not an integer, or outside the range', (input) => expect(age.safeParse(input).success).toBe(false));

test('a missing number is rejected, unless it is optional or has a default', () => {
  expect(age.safeParse(undefined).error?.issues[0]?.message).toBe('Please give your age as a number.');
  expect(z.object({ age: age.optional() }).parse({})).toEqual({});
  expect(z.object({ page: integerInput(1, 9).prefault(1) }).parse({})).toEqual({ page: 1 });
});
