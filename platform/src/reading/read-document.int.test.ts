import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';

import { type DocumentUnreadable, readDocument } from './read-document.js';
import { startedProcesses } from '../apart/testing/started-processes.js';
import { until } from '../testing/until.js';
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

/** The values that a page has as words, and the numbers that are certain, but that the report does not have. */
function valuesOn({ text }: ReadPage) {
  const texts = text.words.map((word) => word.text);
  const numbers = new Set(['1', ...bloodCount.flat().flatMap((part) => part.match(/[\d.]+/g) ?? [])]);
  const certain = text.words.filter((word) => /^[\d.]+$/.test(word.text) && word.confidence >= 60);
  return {
    found: bloodCount.map(([, value]) => value).filter((value) => texts.includes(value)),
    wrong: certain.map((word) => word.text).filter((number) => !numbers.has(number)),
  };
}

/** Milliseconds: recognition takes seconds of computing, and tests may share the machine. */
const PATIENT = 90_000;
const printed = bloodCount.map((line) => line.join(' '));

let scan: Promise<Buffer> | undefined;
/** The report as a scanner makes it. */
const aScan = () => (scan ??= reportPdf().then((pdf) => scanOf(pdf)));

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
  const { pages } = await readDocument(await aScan(), 'image/jpeg', { deadline: PATIENT });
  expect(pages[0]!.text.method).toBe('ocr');
  expect(valuesOn(pages[0]!)).toEqual({ found: bloodCount.map(([, value]) => value), wrong: [] });
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
  const { pages } = await readDocument(photo, 'image/jpeg', { deadline: PATIENT });
  const { found, wrong } = valuesOn(pages[0]!);
  expect(found.length).toBeGreaterThanOrEqual(bloodCount.length - 1);
  expect(wrong).toEqual([]);
  await expect(inkShare(pages[0]!, '12.4')).resolves.toBeGreaterThan(0.05);
  await expect(inkShare(pages[0]!, 'Haemoglobin')).resolves.toBeGreaterThan(0.05);
});

test('a scan in a PDF is recognised, also if it has a hidden text', async () => {
  const scanned = await aScan();
  const content = await pdfOf((doc) => {
    doc.text('A hidden text that says: Haemoglobin 19.9', 50, 50);
    doc.image(scanned, 0, 0, { width: 595.28 });
  });
  const { pages } = await readDocument(content, 'application/pdf', { deadline: PATIENT });
  expect(pages[0]!.text.method).toBe('ocr');
  const words = pages[0]!.text.words.map(({ text }) => text);
  expect(words).toContain('12.4');
  expect(words).not.toContain('19.9');
});

test('pages are reported one by one, also before one that needs more memory than there is', async () => {
  const progress: number[][] = [];
  const reading = readDocument(flateBomb(), 'application/pdf', {
    onPage: (...page) => progress.push(page),
    deadline: PATIENT,
  });
  const error = (await reading.catch((reason: unknown) => reason)) as DocumentUnreadable;
  expect(error.reason).toBe('tooLarge');
  expect(progress).toEqual([[1, 2]]);
});

test('a reading ends at its deadline', async () => {
  const reading = readDocument(await reportPdf(), 'application/pdf', { deadline: 1 });
  await expect(reading).rejects.toMatchObject({ name: 'DocumentUnreadable', reason: 'timedOut' });
});

test('an aborted reading rejects with the reason of the signal', async () => {
  const reason = new Error('The upload was removed');
  const stop = new AbortController();
  const reading = readDocument(await aScan(), 'image/jpeg', { signal: stop.signal });
  setImmediate(() => stop.abort(reason));
  await expect(reading).rejects.toBe(reason);
});

/** The processes that read documents for this one. */
const readers = () => startedProcesses('reader-process');

async function readerOf(reading: Promise<unknown>): Promise<number> {
  reading.catch(() => undefined);
  await until(async () => expect(readers()).toHaveLength(1));
  return readers()[0]!;
}

test('a reader that is killed from outside says nothing about its document', async () => {
  const scanned = await aScan();
  const reading = readDocument(scanned, 'image/jpeg', { deadline: PATIENT });
  process.kill(await readerOf(reading), 'SIGKILL');
  await expect(reading).rejects.toMatchObject({ name: 'ReaderEnded', message: expect.stringContaining('SIGKILL') });
});

test('a scan is not recognised where only text is asked for', async () => {
  const scanned = await aScan();
  const inPdf = await pdfOf((doc) => doc.image(scanned, 0, 0, { width: 595.28 }));
  const needed = { name: 'RecognitionNeeded' };
  await expect(readDocument(scanned, 'image/jpeg', { recognise: false })).rejects.toMatchObject(needed);
  await expect(readDocument(inPdf, 'application/pdf', { recognise: false, deadline: PATIENT })).rejects.toMatchObject(
    needed,
  );
});

test('the signals of a terminal or a service manager do not end a reading', async () => {
  const reading = readDocument(await aScan(), 'image/jpeg', { deadline: PATIENT });
  const reader = await readerOf(reading);
  // From here on it handles signals: a page takes longer than the start.
  await until(async () => expect(ignoresSignals(reader)).toBe(true));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(reader, signal);
  expect((await reading).pages).toHaveLength(1);
});

/** SIGHUP, SIGINT and SIGTERM in the mask of the signals that a process handles itself. */
const ENDING = 0x4003n;

const ignoresSignals = (pid: number): boolean => {
  const [, caught = '0'] = /SigCgt:\s*([0-9a-f]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (BigInt(`0x${caught}`) & ENDING) === ENDING;
};
