import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { writeTogether } from './write-together.js';

/** A stream with an eight-byte buffer whose first flush completes only on `letGo`; `pieces` are the flushes. */
function heldStream() {
  const pieces: string[] = [];
  let letGo = (): void => undefined;
  const leave = (text: string, done: () => void) => {
    pieces.push(text);
    if (pieces.length === 1) letGo = done;
    else done();
  };
  const stream = new Writable({
    highWaterMark: 8,
    write: (chunk: Buffer, _, done) => leave(chunk.toString(), done),
    writev: (chunks: { chunk: Buffer }[], done) => leave(chunks.map(({ chunk }) => chunk.toString()).join(''), done),
  });
  writeTogether(stream);
  const write = (text: string) =>
    new Promise<void>((resolve, reject) =>
      stream.write(Buffer.from(text), (error) => (error ? reject(error) : resolve())),
    );
  return { stream, pieces, write, letGo: () => letGo() };
}

test('messages written during a flush share the next flush', async () => {
  const { stream, pieces, write, letGo } = heldStream();
  for (const each of ['ab', 'cd', 'ef']) await write(each);
  expect(pieces).toEqual(['ab']);
  letGo();
  stream.end();
  await once(stream, 'finish');
  expect(pieces).toEqual(['ab', 'cdef']);
});

test('a write to a full stream completes when there is room again', async () => {
  const { pieces, write, letGo } = heldStream();
  await write('abcd');
  let isDone = false;
  const full = write('efgh').then(() => (isDone = true));
  await new Promise(setImmediate);
  expect({ isDone, pieces }).toEqual({ isDone: false, pieces: ['abcd'] });
  letGo();
  await full;
  expect(pieces).toEqual(['abcd', 'efgh']);
});

test('a write that the stream rejects fails', async () => {
  const { stream, write } = heldStream();
  stream.on('error', () => undefined);
  stream.end();
  await expect(write('ab')).rejects.toThrow('write after end');
});
