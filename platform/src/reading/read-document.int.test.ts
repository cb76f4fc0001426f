import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readDocument } from './read-document.js';
import type { ReadPage } from './read-page.js';
import { bloodCount, reportPdf, scanOf } from './testing/documents.js';

/** The words of each line, from left to right, with lines ordered from top to bottom. */
function linesOf({ text }: ReadPage): string[] {
  const lines: { middle: number; words: { left: number; text: string }[] }[] = [];
  for (const { box, text: word } of text.words) {
    const middle = box.top + box.height / 2;
    const line = lines.find((other) => Math.abs(other.middle - middle) < 0.008);
    if (line) line.words.push({ left: box.left, text: word });
    else lines.push({ middle, words: [{ left: box.left, text: word }] });
  }
  return lines
    .sort((one, other) => one.middle - other.middle)
    .map(({ words }) =>
      words
        .sort((one, other) => one.left - other.left)
        .map((word) => word.text)
        .join(' '),
    );
}
const printed = bloodCount.map((line) => line.join(' '));

test('a PDF is read by its own text, and its words stand where its picture shows them', async () => {
  const { pages, truncated } = await readDocument(await reportPdf(), 'application/pdf');
  expect(truncated).toBe(false);
  expect(pages).toHaveLength(1);
  expect(pages[0]!.text).toMatchObject({ page: 1, method: 'text', aspect: expect.closeTo(0.707, 3) });
  expect(linesOf(pages[0]!)).toEqual(['Sunrise Diagnostics 1', ...printed]);
  await expect(sharp(pages[0]!.picture).metadata()).resolves.toMatchObject({
    format: 'webp',
    width: 1200,
    height: 1697,
  });
});

test('a scan is recognised', async () => {
  const { pages } = await readDocument(await scanOf(await reportPdf()), 'image/jpeg');
  expect(pages[0]!.text.method).toBe('ocr');
  expect(linesOf(pages[0]!).filter((line) => printed.includes(line))).toHaveLength(printed.length);
});
