import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { HEADER_BYTES } from './file-header.js';
import { type ByteRange, openChunks, SEALED_CHUNK_BYTES, spanOf, wholeOf } from './sealed-content.js';

/** An encrypted file on a disk of this machine: all that a process needs to read this one, and no other. It can be sent to one. */
export interface SealedFile {
  /** Absolute. */
  readonly path: string;
  /** The key of its content: 32 bytes. */
  readonly key: Uint8Array;
  /** Bytes of the plain content. */
  readonly size: number;
}

/** Its plain content, or a range of it; nothing is opened before it is read. Ends with an error where the file is gone or was modified. */
export const readSealed = (file: SealedFile, range = wholeOf(file.size)): Readable =>
  Readable.from(plainOf(file, range), { objectMode: false });

async function* plainOf({ path, key, size }: SealedFile, range: ByteRange): AsyncGenerator<Buffer> {
  const { start, end } = spanOf(size, range);
  yield* openChunks(
    key,
    size,
    range,
    createReadStream(path, {
      start: HEADER_BYTES + start,
      end: HEADER_BYTES + end - 1,
      // A chunk at a time: one that arrives in parts would be copied to be decrypted.
      highWaterMark: SEALED_CHUNK_BYTES,
    }),
  );
}
