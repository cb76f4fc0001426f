import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { CHUNK_BYTES, createSealer, openChunks, SEALED_CHUNK_BYTES, spanOf, wholeOf } from './sealed-content.js';

const key = randomBytes(32);
const sealed = (content: Buffer, pieces: number): Buffer => {
  const sealer = createSealer(key);
  const chunks: Buffer[] = [];
  for (let from = 0; from < content.length; from += pieces)
    chunks.push(...sealer.update(content.subarray(from, from + pieces)));
  return Buffer.concat([...chunks, ...sealer.final()]);
};
const opened = (size: number, bytes: Buffer, range = wholeOf(size)) =>
  buffer(Readable.from(openChunks(key, size, range, Readable.from([bytes]))));

test('encryption does not depend on the incoming pieces, and any range is decrypted from its own chunks', async () => {
  const sizes = fc.oneof(fc.nat(300), fc.integer({ min: CHUNK_BYTES - 2, max: 2 * CHUNK_BYTES + 2 }));
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 1, max: 100_000 }), fc.nat(), fc.nat(), async (size, pieces, a, b) => {
      const content = randomBytes(size);
      const bytes = sealed(content, pieces);
      expect((await opened(size, bytes)).equals(content)).toBe(true);
      if (size === 0) return;
      const [start, end] = [Math.min(a % size, b % size), Math.max(a % size, b % size)];
      const span = spanOf(size, { start, end });
      const part = await opened(size, bytes.subarray(span.start, span.end), { start, end });
      expect(part.equals(content.subarray(start, end + 1))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('bytes that arrive chunk by chunk are encrypted and decrypted without being joined', async () => {
  const content = randomBytes(3 * CHUNK_BYTES + 7);
  const join = jest.spyOn(Buffer, 'concat');
  const sealer = createSealer(key);
  const parts = [...sealer.update(content), ...sealer.final()];
  expect(join).not.toHaveBeenCalled();
  const bytes = Buffer.concat(parts);
  const pieces = [0, 1, 2, 3].map((n) => bytes.subarray(n * SEALED_CHUNK_BYTES, (n + 1) * SEALED_CHUNK_BYTES));
  join.mockClear();
  const opening = openChunks(key, content.length, wholeOf(content.length), Readable.from(pieces));
  const plain = (await Readable.from(opening).toArray()) as Buffer[];
  expect(join).not.toHaveBeenCalled();
  join.mockRestore();
  expect(Buffer.concat(plain).equals(content)).toBe(true);
});

test('modified content is rejected: the last chunk read as a middle one, and a middle one read as the last', async () => {
  const content = randomBytes(2 * CHUNK_BYTES);
  const bytes = sealed(content, 50_000);
  await expect(opened(CHUNK_BYTES, bytes.subarray(0, CHUNK_BYTES + 16))).rejects.toThrow('authenticate');
  await expect(opened(3 * CHUNK_BYTES, bytes)).rejects.toThrow('authenticate');
  await expect(opened(2 * CHUNK_BYTES, bytes.subarray(0, CHUNK_BYTES + 16))).rejects.toThrow('ends too early');
});
