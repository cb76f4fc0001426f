import { expect, test } from '@jest/globals';
import { type TextRun, wordsOf } from './pdf-words.js';

const page = { width: 600, height: 800 };
const run = (text: string, left: number, width: number, baseline = 100): TextRun => ({
  text,
  left,
  width,
  baseline,
  size: 10,
});
const textsOf = (...runs: TextRun[]) => wordsOf(runs, page).map(({ text }) => text);

test('a run is split into words, each with its share of the width', () => {
  const [first, second] = wordsOf([run('Urea 42.0', 60, 90)], page);
  expect([first!.text, second!.text]).toEqual(['Urea', '42.0']);
  expect(first!.box.left).toBeCloseTo(0.1);
  expect(first!.box.left + first!.box.width).toBeLessThan(second!.box.left);
  expect(second!.box.left + second!.box.width).toBeCloseTo(0.25);
});

test('letters that are written one by one are a word', () => {
  expect(textsOf(run('1', 60, 5), run('5', 65, 5), run('.', 70, 2), run('5', 72.5, 5))).toEqual(['15.5']);
});

test.each([
  ['a gap', [run('15', 60, 10), run('5', 74, 5)]],
  ['a space', [run('15 ', 60, 11), run('5', 71, 5)]],
  ['a space of its own', [run('15', 60, 10), run(' ', 70, 1), run('5', 71, 5)]],
  ['another line', [run('15', 60, 10), run('5', 70, 5, 112)]],
  ['a raised baseline', [run('15', 60, 10), run('5', 70, 5, 96)]],
])('%s separates words', (_name, runs) => {
  expect(textsOf(...runs)).toEqual(['15', '5']);
});

test('words outside of the page and without size are left out', () => {
  expect(textsOf(run('outside', 700, 40), run('above', 60, 40, -20), { ...run('tiny', 60, 0.1), size: 0.05 })).toEqual(
    [],
  );
});
