import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type DocumentUnreadable, readDocument } from './read-document.js';
import type { ReadPage } from './read-page.js';
import { bloodCount, pdfOf, reportPdf, scanOf } from './testing/documents.js';
import { flateBomb } from './testing/hostile-documents.js';

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

/** The part of a word's box that is dark in the picture of its page. */
async function inkShare({ text, picture }: ReadPage, word: string): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const { box } = text.words.find((other) => other.text === word)!;
  const area = {
    left: Math.round(box.left * width),
    top: Math.round(box.top * height),
    width: Math.round(box.width * width),
    height: Math.round(box.height * height),
  };
  const pixels = await sharp(picture).extract(area).greyscale().normalise().toColourspace('b-w').raw().toBuffer();
  return pixels.filter((value) => value < 100).length / pixels.length;
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
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
  const found = linesOf(pages[0]!).map(withoutSpaces);
  expect(printed.map(withoutSpaces).filter((line) => !found.includes(line))).toEqual([]);
});

test('a photo is read that is upside down, skewed and in shadow, and its picture is turned with the boxes', async () => {
  const scan = await scanOf(await reportPdf(), 1800);
  const shadow = Buffer.from(
    '<svg width="2100" height="2800"><defs><linearGradient id="s"><stop stop-opacity=".6"/><stop offset="1" stop-opacity=".1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>',
  );
  const turned = await sharp(scan).rotate(183.2, { background: '#753' }).resize(2100, 2800, { fit: 'fill' }).toBuffer();
  const photo = await sharp(turned)
    .composite([{ input: shadow }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const { pages } = await readDocument(photo, 'image/jpeg');
  const found = linesOf(pages[0]!).map(withoutSpaces);
  expect(printed.map(withoutSpaces).filter((line) => !found.includes(line)).length).toBeLessThanOrEqual(1);
  await expect(inkShare(pages[0]!, '12.4')).resolves.toBeGreaterThan(0.05);
  await expect(inkShare(pages[0]!, 'Haemoglobin')).resolves.toBeGreaterThan(0.05);
});

test('a scan in a PDF is recognised, also if it has a hidden text', async () => {
  const scan = await scanOf(await reportPdf());
  const content = await pdfOf((doc) => {
    doc.text('A hidden text that says: Haemoglobin 19.9', 50, 50);
    doc.image(scan, 0, 0, { width: 595.28 });
  });
  const { pages } = await readDocument(content, 'application/pdf');
  expect(pages[0]!.text.method).toBe('ocr');
  const words = pages[0]!.text.words.map(({ text }) => text);
  expect(words).toContain('12.4');
  expect(words).not.toContain('19.9');
});

test('pages are reported one by one, and those that were read before a failure are kept', async () => {
  const progress: number[][] = [];
  const reading = readDocument(flateBomb(), 'application/pdf', { onPage: (...page) => progress.push(page) });
  const error = (await reading.catch((reason: unknown) => reason)) as DocumentUnreadable;
  expect(error.reason).toBe('tooLarge');
  expect(error.pages.map(({ text }) => text.words.map((word) => word.text))).toEqual([['Haemoglobin']]);
  expect(progress).toEqual([[1, 2]]);
});

test('a reading ends at its deadline', async () => {
  const reading = readDocument(await reportPdf(), 'application/pdf', { deadline: 1 });
  await expect(reading).rejects.toMatchObject({ name: 'DocumentUnreadable', reason: 'timedOut', pages: [] });
});

test('an aborted reading rejects with the reason of the signal', async () => {
  const reason = new Error('The upload was removed');
  const stop = new AbortController();
  const reading = readDocument(await scanOf(await reportPdf()), 'image/jpeg', { signal: stop.signal });
  setImmediate(() => stop.abort(reason));
  await expect(reading).rejects.toBe(reason);
});
