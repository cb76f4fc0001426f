import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { checkExport, checkPdf } from './file-types.js';

/** A content that comes in chunks of this size. */
const inChunks = (content: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)),
    { objectMode: false },
  );
const pdf = (body: string, after = '') => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n${after}`);

test.each([1, 3, 1_000, 100_000])('a PDF is one in chunks of %d bytes', async (size) => {
  await expect(checkPdf(inChunks(pdf('x'.repeat(5_000)), size))).resolves.toBeUndefined();
  await expect(checkPdf(inChunks(pdf('x', '\0'.repeat(900)), size))).resolves.toBeUndefined();
});

test.each([
  ['without an end', Buffer.from(`%PDF-1.7\n${'x'.repeat(5_000)}`)],
  ['whose end mark is in the middle', pdf('', '<p>'.repeat(1_000))],
  ['without a version', Buffer.from('%PDF-<html>%%EOF')],
  ['that is cut off', pdf('x').subarray(0, -4)],
])('a file %s is refused', async (_, content) => {
  for (const size of [1, 100_000])
    await expect(checkPdf(inChunks(content, size))).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
});

test.each([
  ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ["Health Connect's database", Buffer.from('SQLite format 3\0\x10\0\x01\x01\0', 'latin1')],
  ['XML', Buffer.from('<?xml version="1.0"?><HealthData>')],
  ['lines of values', Buffer.from('date,steps\n2026-11-20,4000\n')],
])('%s may be an export of health data', (_, content) =>
  expect(checkExport(Readable.from([content]))).resolves.toBeUndefined(),
);

test('a picture is no export of health data', () =>
  expect(checkExport(Readable.from([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')]))).rejects.toMatchObject({
    code: 'FILE_TYPE_REFUSED',
  }));
