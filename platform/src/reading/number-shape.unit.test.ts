import { expect, test } from '@jest/globals';
import { numberShape, reshaped, textShape } from './number-shape.js';
import { pictureWith, type Rectangle } from './testing/rectangles.js';

const [WIDTH, HEIGHT] = [300, 60];
const WORD = { left: 20, top: 10, right: 280, bottom: 50 };
const digit = (left: number): Rectangle => [left, 12, 18, 36];
const point = (left: number): Rectangle => [left, 43, 5, 5];

const shapeOf = (...rectangles: readonly Rectangle[]) => numberShape(pictureWith(WIDTH, HEIGHT, rectangles), WORD);

test('digits, points and dashes are told by the form of their ink', () => {
  expect(shapeOf(digit(30), digit(52), point(74), digit(83))).toBe('00.0');
  expect(shapeOf(digit(30), point(52), digit(61), [84, 29, 14, 4], digit(104))).toBe('0.0-0');
});

test('ink that is none of them has no form', () => {
  expect(shapeOf(digit(30), [52, 14, 6, 6], digit(62))).toBeNull();
  expect(shapeOf([30, 12, 60, 36])).toBeNull();
  expect(shapeOf(digit(30), point(52), point(60), digit(70))).toBeNull();
  expect(shapeOf(point(22), digit(30), digit(52))).toBeNull();
  expect(shapeOf()).toBeNull();
});

test('the form of a text is compared with that of the ink', () => {
  expect(textShape('4.0\u20135,6')).toBe('0.0-0.0');
  expect(reshaped('155', '00.0')).toBe('15.5');
  expect(reshaped('155', '0.0')).toBeNull();
});
