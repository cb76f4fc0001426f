import { expect, test } from '@jest/globals';
import { ofBiterFirst } from './bites.js';

test.each([
  ['kutte ne kaat liya', ['animal', 'snake', 'sting']],
  ['बिच्छू ने डंक मारा', ['sting', 'snake', 'animal']],
  ['a dog and a snake bit him', ['snake', 'animal', 'sting']],
  ['something bit him', ['snake', 'animal', 'sting']],
])('of "%s" the advice is read in this order, each once', (text, order) =>
  expect(ofBiterFirst(['snake', 'animal', 'sting'], text)).toEqual(order),
);
