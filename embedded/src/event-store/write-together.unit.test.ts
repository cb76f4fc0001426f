import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { writeTogether } from './write-together.js';

/** A stream with room for eight bytes whose first piece leaves only when it is let go; what leaves together is one piece. */
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

test('messages leave together while one is on its way', async () => {
  const { stream, pieces, write, letGo } = heldStream();
  for (const each of ['ab', 'cd', 'ef']) await write(each);
  expect(pieces).toEqual(['ab']);
  letGo();
  stream.end();
  await once(stream, 'finish');
  expect(pieces).toEqual(['ab', 'cdef']);
});

test('a message that finds the stream full is done when there is room again', async () => {
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

test('a message that the stream refuses fails', async () => {
  const { stream, write } = heldStream();
  stream.on('error', () => undefined);
  stream.end();
  await expect(write('ab')).rejects.toThrow('write after end');
});
