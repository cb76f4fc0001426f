import { expect, test } from '@jest/globals';
import { numberIn } from './number-in-word.js';
import { pictureWith, type Rectangle } from './testing/rectangles.js';

const [WIDTH, HEIGHT] = [200, 60];

const pageWith = (...rectangles: readonly Rectangle[]) => pictureWith(WIDTH, HEIGHT, rectangles);
const bracket = (left: number): Rectangle => [left, 8, 6, 44];
const digit = (left: number): Rectangle => [left, 12, 18, 34];
const word = (text: string) => ({ text, confidence: 90, left: 10, top: 8, right: 190, bottom: 52 });

test('brackets are left out with their ink', () => {
  const page = pageWith(bracket(12), digit(30), [54, 41, 5, 5], digit(64), bracket(90));
  expect(numberIn(page, word('[4.0]'))).toEqual({
    before: '[',
    core: { ...word('4.0'), left: 29, right: 83 },
    after: ']',
  });
});

test('what touches its bracket, or has none, is left as it is', () => {
  const touching = pageWith([12, 8, 40, 44], [54, 41, 5, 5], digit(64));
  expect(numberIn(touching, word('[4.0')).core).toEqual(word('[4.0'));
  expect(numberIn(pageWith(digit(30), digit(64)), word('40')).core).toEqual(word('40'));
  expect(numberIn(pageWith(digit(30), digit(64)), word('9S')).core).toEqual(word('9S'));
});

test('a flag behind a number is left out with its ink', () => {
  const page = pageWith(digit(12), digit(34), bracket(60), digit(72), bracket(96));
  expect(numberIn(page, word('27(H)'))).toEqual({ before: '', core: { ...word('27'), right: 53 }, after: '(H)' });
});
