import { describe, expect, test } from '@jest/globals';
import { dottedZeros, numberShape, reshaped, textShape } from './number-shape.js';
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

describe('a zero with a dot in it', () => {
  /** The outline of a zero: 18 pixels wide, 36 high. */
  const outline = (left: number): Rectangle[] => [
    [left, 12, 18, 4],
    [left, 44, 18, 4],
    [left, 12, 4, 36],
    [left + 14, 12, 4, 36],
  ];
  /** The same with a waist of two pixels on each side. */
  const eight = (left: number): Rectangle[] => [
    [left, 12, 18, 4],
    [left, 44, 18, 4],
    [left, 12, 4, 16],
    [left, 32, 4, 16],
    [left + 14, 12, 4, 16],
    [left + 14, 32, 4, 16],
    [left + 2, 28, 14, 4],
  ];
  const zerosOf = (...rectangles: readonly Rectangle[]) => dottedZeros(pictureWith(WIDTH, HEIGHT, rectangles), WORD);

  test.each<[string, Rectangle[], boolean[]]>([
    ['a bar that touches both sides', [...outline(30), [34, 28, 10, 4]], [true]],
    ['a dot that touches nothing', [...outline(30), [37, 28, 4, 4]], [true]],
    ['nothing in it', outline(30), [false]],
    ['an eight', eight(30), [false]],
    ['a bar high above the middle, as in a P or nine', [...outline(30), [34, 20, 10, 4]], [false]],
    ['behind another digit', [digit(30), ...outline(60), [64, 28, 10, 4]], [false, true]],
  ])('%s', (_, rectangles, expected) => expect(zerosOf(...rectangles)).toEqual(expected));
});
