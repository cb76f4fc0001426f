import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { DocumentUnreadable, readDocument } from './read-document.js';
import { pdfOf, reportPdf, scanOf } from './testing/documents.js';
import { pageTreeLoop, pngBomb, rawPdf } from './testing/hostile-documents.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
const half = (content: Buffer) => content.subarray(0, content.length / 2);
/** Milliseconds: a busy machine takes longer than people wait. */
const PATIENT = { deadline: 120_000 };
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof DocumentUnreadable ? error.reason : error),
  );

describe('a document that cannot be read is refused with its reason, and the service goes on', () => {
  // A document that decompresses to gigabytes: read-document.int.test.ts; those that take long: long-documents.long.test.ts.
  const cases: [name: string, reason: string, mediaType: string, content: () => Buffer | Promise<Buffer>][] = [
    ['an empty file', 'damaged', 'application/pdf', () => Buffer.alloc(0)],
    ['HTML named PDF', 'unsupported', 'application/pdf', () => Buffer.from('<!doctype html><p>Haemoglobin 12.4</p>')],
    ['a picture named PDF', 'unsupported', 'application/pdf', () => picture(9, 9).png().toBuffer()],
    ['another kind of picture', 'unsupported', 'image/gif', () => picture(9, 9).gif().toBuffer()],
    ['a part of a JPEG', 'damaged', 'image/jpeg', async () => half(await scanOf(await reportPdf(), 600))],
    ['a part of a PNG', 'damaged', 'image/png', async () => half(await picture(500, 500).png().toBuffer())],
    ['a part of a PDF', 'damaged', 'application/pdf', async () => half(await reportPdf())],
    ['a PDF with a password', 'encrypted', 'application/pdf', () => pdfOf(() => undefined, { userPassword: 'secret' })],
    ['a PDF without pages', 'damaged', 'application/pdf', () => rawPdf(['<</Type/Catalog>>'])],
    ['a loop in the tree of pages', 'damaged', 'application/pdf', () => pageTreeLoop()],
    ['a PNG of ten gigapixels', 'tooLarge', 'image/png', () => pngBomb()],
  ];
  test.each(cases)('%s: %s', async (_name, reason, mediaType, content) => {
    await expect(reasonOf(readDocument(await content(), mediaType, PATIENT))).resolves.toBe(reason);
  });
});

test('a page of gigantic size is drawn small', async () => {
  const giant = await pdfOf((doc) => doc.fontSize(50_000).text('Haemoglobin', 100_000, 100_000), { size: [1e6, 1e6] });
  const { pages } = await readDocument(giant, 'application/pdf', PATIENT);
  expect(pages[0]!.text.words.map(({ text }) => text)).toEqual(['Haemoglobin']);
  await expect(sharp(pages[0]!.picture).metadata()).resolves.toMatchObject({ width: 1200, height: 1200 });
});

test('text that the page does not show is not read', async () => {
  const content = await pdfOf((doc) => {
    doc.fontSize(11).text('Visible', 50, 50);
    doc.fillColor('#fff').text('White', 50, 100);
    doc.fillColor('#000').text('Outside', 50, 900, { lineBreak: false });
    doc.fontSize(0.05).text('Tiny', 50, 200);
    doc.fontSize(11).text('Covered', 50, 250).rect(40, 240, 200, 40).fill('#fff');
    for (let line = 0; line < 20; line += 1) doc.fillColor('#000').text('Also visible', 50, 300 + 20 * line);
    doc.addContent('3 Tr').text('Unprinted', 300, 50);
  });
  const { pages } = await readDocument(content, 'application/pdf', PATIENT);
  expect([...new Set(pages[0]!.text.words.map(({ text }) => text))]).toEqual(['Visible', 'Also', 'visible']);
});
