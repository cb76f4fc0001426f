import { expect, test } from '@jest/globals';
import { withoutLines } from './ruled-lines.js';
import { withoutSpecks } from './specks.js';
import { pictureWith, type Rectangle } from './testing/rectangles.js';

const [WIDTH, HEIGHT] = [400, 200];

const pageWith = (...rectangles: readonly Rectangle[]) => pictureWith(WIDTH, HEIGHT, rectangles);
const LETTER: Rectangle = [100, 80, 20, 40];

test.each<[string, Rectangle]>([
  ['below', [10, 140, 380, 3]],
  ['beside', [60, 5, 3, 190]],
])('a line %s letters is erased', (_name, line) => {
  expect(withoutLines(pageWith(LETTER, line))).toEqual(pageWith(LETTER));
});

test('a letter that crosses a line is kept', () => {
  const { data } = withoutLines(pageWith(LETTER, [10, 100, 380, 3]));
  expect(data[101 * WIDTH + 110]).toBe(0);
  expect(data[101 * WIDTH + 200]).toBe(255);
});

test('a dash and a thick bar are no lines', () => {
  const page = pageWith([150, 95, 60, 5], [10, 20, 380, 30]);
  expect(withoutLines(page)).toEqual(page);
});

test('a word whose letters stand on joined feet is kept', () => {
  const stems = Array.from({ length: 12 }, (_, index): Rectangle => [60 + 24 * index, 80, 8, 40]);
  const page = pageWith(...stems, [56, 117, 280, 3]);
  expect(withoutLines(page)).toEqual(page);
});

test('specks and dotted lines are erased, but no decimal point and no dot above a letter', () => {
  const [point, dot]: Rectangle[] = [
    [126, 113, 7, 7],
    [106, 66, 7, 7],
  ];
  const specks: Rectangle[] = [
    [300, 100, 4, 4],
    [100, 20, 3, 3],
    [110, 20, 3, 3],
  ];
  expect(withoutSpecks(pageWith(LETTER, point!, dot!, ...specks))).toEqual(pageWith(LETTER, point!, dot!));
});
