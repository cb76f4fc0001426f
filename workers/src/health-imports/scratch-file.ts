import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, write as writeAsync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A file on disk whose parts can be read in any order. */
export interface ScratchFile {
  readonly size: number;
  /** Fills `into` from this position; returns the number of bytes, fewer at the end of the file. */
  read(into: Uint8Array, position: number): number;
  close(): void;
}

/** The disk failed, not the content. */
export class ScratchFailed extends Error {
  override readonly name = 'ScratchFailed';
}

const ALGORITHM = 'aes-256-ctr';
const BLOCK = 16;

/** The counter of the block that begins at this position. */
function counterAt(block: number): Buffer {
  const counter = Buffer.alloc(BLOCK);
  counter.writeBigUInt64BE(BigInt(block), BLOCK - 8);
  return counter;
}

/**
 * Writes a content to a file for as long as it is read. It is encrypted under a key that only this process has, and has no name: nothing
 * remains of it, however the process ends.
 */
export async function writeScratch(content: AsyncIterable<Uint8Array>): Promise<ScratchFile> {
  const fd = await onDisk(nameless);
  try {
    const key = randomBytes(32);
    const cipher = createCipheriv(ALGORITHM, key, counterAt(0));
    let size = 0;
    for await (const chunk of content) {
      // Counter mode: as many bytes as before.
      const bytes = cipher.update(chunk);
      const position = size;
      await onDisk(() => writeAll(fd, bytes, position));
      size += bytes.length;
    }
    return { size, read: readerOf(fd, key), close: () => closeSync(fd) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ScratchFailed('A file for reading an export failed', { cause: error });
  }
}

/** A file that is removed at once, and exists until it is closed. */
async function nameless(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-export-'));
  try {
    return openSync(join(folder, 'content'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const write = promisify(writeAsync);

async function writeAll(fd: number, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await write(fd, bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

const readerOf = (fd: number, key: Buffer) => (into: Uint8Array, position: number) => {
  const skipped = position % BLOCK;
  const bytes = Buffer.alloc(into.length + skipped);
  const count = readFully(fd, bytes, position - skipped);
  const plain = createDecipheriv(ALGORITHM, key, counterAt((position - skipped) / BLOCK)).update(
    bytes.subarray(0, count),
  );
  into.set(plain.subarray(skipped));
  return Math.max(0, count - skipped);
};

function readFully(fd: number, into: Buffer, position: number): number {
  let count = 0;
  try {
    for (let read = -1; read !== 0 && count < into.length; count += read)
      read = readSync(fd, into, count, into.length - count, position + count);
  } catch (error) {
    throw new ScratchFailed('A file for reading an export failed', { cause: error });
  }
  return count;
}
