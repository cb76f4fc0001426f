import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printedPage } from '../testing/printed-page.js';
import { readLabValue } from './lab-value.js';
import type { PageText, Word } from '../uploads/page-text.js';
import { textOfPages } from './text-of-pages.js';
import { valuesOfPages } from './values-of-pages.js';
import { ended } from '../testing/ended.js';

const ROW = ['Haemoglobin', '13.2', 'g/dL', '12.0', '-', '15.0'];
const word = (text: string, left: number, top: number, width = 0.05, height = 0.01): Word => ({
  text,
  confidence: 95,
  box: { left, top, width, height },
});
const page = (words: readonly Word[]): PageText => ({ page: 1, aspect: 0.7, method: 'ocr', words });
const many = Array.from({ length: 50_000 }, (_, index) => ROW[index % ROW.length]!);

test.each<[string, Word[]]>([
  ['spread over the page', many.map((text, index) => word(text, (index % 100) / 100, Math.floor(index / 100) / 500))],
  ['in one point', many.map((text) => word(text, 0.5, 0.5))],
  ['without a size', many.map((text, index) => word(text, (index % 100) / 100, Math.floor(index / 100) / 500, 0, 0))],
  ['in one line', many.map((text, index) => word(text, index / 50_000, 0.5, 0, 0.01))],
  ['in one column', many.map((text, index) => word(text, 0.1, index / 50_000))],
  ['of one long word', [word('('.repeat(100_000) + '1,'.repeat(50_000), 0, 0)]],
  [
    'of long rows of names',
    many.map((_, index) => word(index % 2 ? 'Haemoglobin/' : '1.', (index % 200) / 200, Math.floor(index / 200) / 250)),
  ],
])('50,000 words %s are read to their end', (_, words) => {
  expect(ended(() => valuesOfPages([page(words)]))).toBeInstanceOf(Array);
  expect(typeof ended(() => textOfPages([page(words)]))).toBe('string');
});

const texts = fc.oneof(
  fc.constantFrom(
    ...ROW,
    'TSH',
    'HbA1c',
    '%',
    'H',
    '<0.01',
    '12/11/2026',
    'Result',
    'Unit',
    'Test',
    '१३.२',
    '\u202e1.2',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const pages = fc.array(
  fc.record({
    page: fc.integer({ min: 1, max: 9 }),
    aspect: fc.constantFrom(0.7, 1.4, 0, Number.NaN),
    method: fc.constantFrom('text' as const, 'ocr' as const),
    words: fc.array(
      fc.record({
        text: texts,
        confidence: fc.constantFrom(0, 50, 96, 100, Number.NaN),
        box: fc.record({ left: share, top: share, width: share, height: fc.constantFrom(0, 0.01, 0.3) }),
      }),
      { maxLength: 60 },
    ),
  }),
  { maxLength: 2 },
);

test('whatever the pages, each value is complete, and its box lies on the page', () => {
  fc.assert(
    fc.property(pages, (all) => {
      for (const value of valuesOfPages(all)) {
        const { box } = readLabValue.parse(value);
        expect(box.left + box.width).toBeLessThanOrEqual(1.000001);
        expect(box.top + box.height).toBeLessThanOrEqual(1.000001);
      }
      expect(typeof textOfPages(all)).toBe('string');
    }),
    { numRuns: 150 },
  );
});

test('the order of the words changes nothing', () => {
  const { words, ...rest } = printedPage(
    'Test           Result    Unit    Range\nHaemoglobin    13.2      g/dL    12.0 - 15.0',
  );
  fc.assert(
    fc.property(fc.shuffledSubarray([...words], { minLength: words.length }), (shuffled) => {
      expect(valuesOfPages([{ ...rest, words: shuffled }])).toEqual(valuesOfPages([{ ...rest, words }]));
    }),
    { numRuns: 50 },
  );
});
