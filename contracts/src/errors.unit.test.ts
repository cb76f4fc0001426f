import { expect, test } from '@jest/globals';
import { errors, errorsByFeature } from './errors.js';
import { fieldProblems } from './field-problems.js';

const all = Object.values(errorsByFeature).flatMap((each) => Object.values(each));

test('no two features declare the same code', () => {
  expect(all.map(({ code }) => code).toSorted()).toEqual(Object.keys(errors).toSorted());
});

test.each(all)('$code has an error status and a complete sentence', ({ status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-Z].{10,}[.\w}]$/);
});

test.each(Object.values(fieldProblems))('the problem $code of a field is a sentence', ({ message }) => {
  expect(message).toMatch(/^[A-Z].{10,}[.\w]$/);
});
