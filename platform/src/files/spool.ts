import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { HEADER_BYTES } from './file-header.js';
import { createSealer, openChunks, spanOf, wholeOf } from './sealed-content.js';

/** A file that is arriving, or has arrived and belongs to nobody yet. */
interface Spooled {
  readonly path: string;
  /** What its content is encrypted under: known to this process alone until the file is kept. */
  readonly key: Buffer;
  /** Takes the plain content. */
  readonly writable: Writable;
  /** Bytes that have arrived. */
  readonly size: number;
  /** SHA-256 of what has arrived, in hexadecimal, once `writable` has finished. */
  readonly hash: string;
  /** The content, once `writable` has finished. */
  read(): Readable;
  /** Writes what stands before the content, and has all of it on disk when it resolves. */
  complete(header: Buffer): Promise<void>;
  /** Leaves nothing of it behind, whatever state it is in. */
  drop(): Promise<void>;
}
export interface Spool {
  receive(): Spooled;
}

/** Bytes that all files under way in one process may have on disk. */
const BYTES_MOST = 4 * 1024 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** A file that arrives is written all the time; one that was not for so long is left of a process that died. */
const LEFT_BEHIND_MILLISECONDS = 60 * 60 * 1000;

/**
 * Files on their way in, in a folder that several processes may share: written to disk as they arrive, encrypted from
 * their first byte. What a process leaves behind when it dies nobody can read; it is removed by a later one.
 */
export function createSpool(folder: string, bytesMost = BYTES_MOST): Spool {
  let held = 0;
  let ready: Promise<void> | null = null;
  const prepare = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftBehind(folder);
  };
  // What fails at one file is tried again at the next.
  const whenReady = () => (ready ??= prepare().catch((error: unknown) => ((ready = null), Promise.reject(error))));

  const receive = (): Spooled => {
    const path = join(folder, randomUUID());
    const key = randomBytes(32);
    const sealer = createSealer(key);
    const hashing = createHash('sha256');
    let size = 0;
    /** Of the bytes held by all: none once it is dropped. */
    let counted = 0;
    let hash: string | null = null;
    let file: FileHandle | null = null;

    const begin = async () => {
      await whenReady();
      file = await open(path, 'wx', 0o600);
      await file.appendFile(Buffer.alloc(HEADER_BYTES));
    };
    const take = async (bytes: Buffer) => {
      if (held + bytes.length > bytesMost) refuse(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      held += bytes.length;
      counted += bytes.length;
      size += bytes.length;
      hashing.update(bytes);
      for (const chunk of sealer.update(bytes)) await file?.appendFile(chunk);
    };
    const finish = async () => {
      await file?.appendFile(sealer.final());
      hash = hashing.digest('hex');
    };
    const writable = new Writable({
      construct: (done) => void begin().then(() => done(), done),
      write: (bytes: Buffer, _encoding, done) => void take(bytes).then(() => done(), done),
      final: (done) => void finish().then(() => done(), done),
      destroy: (error, done) => void Promise.resolve(file?.close()).then(() => done(error), done),
    });

    return {
      path,
      key,
      writable,
      get size() {
        return size;
      },
      get hash() {
        if (hash === null) throw new Error('The file has not arrived yet');
        return hash;
      },
      read: () => {
        const span = spanOf(size, wholeOf(size));
        const sealed = createReadStream(path, { start: HEADER_BYTES + span.start });
        return Readable.from(openChunks(key, size, wholeOf(size), sealed), { objectMode: false });
      },
      complete: async (header) => {
        const written = await open(path, 'r+');
        try {
          await written.write(header, 0, header.length, 0);
          await written.sync();
        } finally {
          await written.close();
        }
      },
      drop: async () => {
        writable.destroy();
        if (!writable.closed) await once(writable, 'close');
        await rm(path, { force: true });
        held -= counted;
        counted = 0;
      },
    };
  };
  return { receive };
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be done with it by now.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_BEHIND_MILLISECONDS) await rm(path, { force: true });
  }
}
