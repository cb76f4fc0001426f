import { expect, test } from '@jest/globals';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import sharp from 'sharp';
import { valuesOfLines } from './baseline-lines.js';
import { documentsOf } from './documents.js';
import { developmentSeeds } from './look-seeds.js';

test('a scan has the truth of its report, and pictures instead of text, the same for the same seed', async () => {
  const [text] = await documentsOf(3, 'ruled', 'text');
  const [scan] = await documentsOf(3, 'ruled', 'scan');
  const [again] = await documentsOf(3, 'ruled', 'scan');
  expect(scan?.truth).toEqual(text?.truth);
  expect(again!.content.equals(scan!.content)).toBe(true);
  expect((await pdfPages(text!.content)).join('')).toContain(text!.truth[0]!.printed);
  expect((await pdfPages(scan!.content)).join('').trim()).toBe('');
});

test('there is a photo of each page, with the truth of that page', async () => {
  const [report] = await documentsOf(4, 'long', 'text');
  const photos = await documentsOf(4, 'long', 'photo');
  expect(photos.flatMap(({ truth }) => truth.map(({ test: key }) => key))).toEqual(
    report!.truth.map(({ test: key }) => key),
  );
  for (const { content, truth } of photos) {
    expect(truth.every(({ page }) => page === 1)).toBe(true);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', channels: 3 });
  }
});

test('seeds that are held out are refused', () => {
  expect(developmentSeeds('2-4')).toEqual([2, 3, 4]);
  expect(() => developmentSeeds('9999-10001')).toThrow('held out');
  expect(() => developmentSeeds('x')).toThrow('no range');
});

test('the other side reads lines with a known name, a number and a unit', () => {
  const read = valuesOfLines('Hb   11.5 L gm%  12.0 - 15.0\nAge 42\nTSH < 0.05 µIU/mL');
  expect(read.map(({ test: key, value, comparator, unit }) => [key, value, comparator, unit?.ucum])).toEqual([
    ['hb', 11.5, null, 'g/dL'],
    ['tsh', 0.05, '<', 'u[IU]/mL'],
  ]);
});
