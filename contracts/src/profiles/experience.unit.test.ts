import { expect, test } from '@jest/globals';
import { experienceOf, yearsOf } from './experience.js';

test.each([
  ['15+ years', 15],
  ['about 7', 7],
  ['0', 0],
  ['since 2009', null],
  ['many years', null],
  ['', null],
])('the text "%s" is read as %s years', (experience, years) => expect(yearsOf(experience)).toBe(years));

test('a number of years written as text is read as the same number', () => {
  expect([1, 12].map(experienceOf)).toEqual(['1 year', '12 years']);
  expect(yearsOf(experienceOf(12))).toBe(12);
});
