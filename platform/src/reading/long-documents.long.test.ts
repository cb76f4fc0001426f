import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readDocument } from './read-document.js';
import { manyPages, manyWords } from './testing/hostile-documents.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
/** Milliseconds: a busy machine takes longer than people wait. */
const PATIENT = { deadline: 120_000 };

test('a PDF of ten thousand pages is read to the twentieth', async () => {
  const { pages, truncated } = await readDocument(manyPages(10_000), 'application/pdf', PATIENT);
  expect({ pages: pages.length, truncated }).toEqual({ pages: 20, truncated: true });
});

test('a page of thousands of words one over the other is read to twice the text of twenty pages', async () => {
  const { pages, truncated } = await readDocument(manyWords(20_000), 'application/pdf', PATIENT);
  const characters = pages[0]!.text.words.map(({ text }) => text).join('').length;
  expect(truncated).toBe(true);
  expect(characters).toBeGreaterThan(199_000);
  expect(characters).toBeLessThanOrEqual(200_000);
});

test.each([
  ['a blank page', () => picture(1240, 1754).jpeg().toBuffer()],
  ['a picture of one pixel', () => picture(1, 1).jpeg().toBuffer()],
])('%s has no words', async (_name, content) => {
  const { pages } = await readDocument(await content(), 'image/jpeg', PATIENT);
  expect(pages.map(({ text }) => text.words)).toEqual([[]]);
});

test('noise has no number that can be relied upon', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const content = sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff', noise } });
  const { pages } = await readDocument(await content.jpeg().toBuffer(), 'image/jpeg', PATIENT);
  expect(pages[0]!.text.words.filter(({ text, confidence }) => /\d/.test(text) && confidence >= 60)).toEqual([]);
});
