import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { faces } from '../pdf/fonts.js';
import { pdfPages } from './pdf-text.js';

test('a date whose digits and comma are drawn closer together is read as it was written', async () => {
  const doc = new PDFDocument();
  doc.font(faces.body.main).text('Nov 27, 2026').text('17.4 g/dL').end();
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(piece as Buffer);
  expect(await pdfPages(Buffer.concat(pieces))).toEqual([expect.stringMatching(/^Nov 27, 2026 17\.4 g\/dL\s?$/)]);
});
