import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { HEADER_BYTES } from './file-header.js';
import { createSealer } from './sealed-content.js';
import { readSealed } from './sealed-file.js';

/** An incoming file that belongs to no subject yet. */
interface Spooled {
  readonly path: string;
  /** The key of its content: known to this process only until the file is kept. */
  readonly key: Buffer;
  /** Receives the plain content. */
  readonly writable: Writable;
  /** Bytes received so far. */
  readonly size: number;
  /** SHA-256 of the received content, in hexadecimal, once `writable` has finished. */
  readonly hash: string;
  /** The content, once `writable` has finished. */
  read(): Readable;
  /** Writes the header, and syncs the file to disk before it resolves. */
  complete(header: Buffer): Promise<void>;
  /** Removes the file in any state. */
  drop(): Promise<void>;
}
export interface Spool {
  receive(): Spooled;
}

/** Maximum bytes on disk of all incoming files of one process. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** An incoming file is written continuously; one not modified for this time was left by a dead process. */
const ABANDONED_AFTER_MILLISECONDS = 60 * 60 * 1000;

/**
 * Incoming files, in a folder that several processes may share: written to disk as they arrive, encrypted from
 * the first byte. Files left by a dead process are unreadable; another process removes them.
 */
export function createSpool(folder: string, maxBytes = MAX_BYTES): Spool {
  let held = 0;
  let ready: Promise<void> | null = null;
  const prepare = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(folder);
  };
  // A failed preparation is retried with the next file.
  const whenReady = () => (ready ??= prepare().catch((error: unknown) => ((ready = null), Promise.reject(error))));

  const receive = (): Spooled => {
    const path = join(folder, randomUUID());
    const key = randomBytes(32);
    const sealer = createSealer(key);
    const hashing = createHash('sha256');
    let size = 0;
    /** This file's share of `held`; 0 once it is dropped. */
    let counted = 0;
    let hash: string | null = null;
    let file: FileHandle | null = null;

    const begin = async () => {
      await whenReady();
      file = await open(path, 'wx', 0o600);
      await file.appendFile(Buffer.alloc(HEADER_BYTES));
    };
    const take = async (bytes: Buffer) => {
      if (held + bytes.length > maxBytes) refuse(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      held += bytes.length;
      counted += bytes.length;
      size += bytes.length;
      hashing.update(bytes);
      await file?.appendFile(sealer.update(bytes));
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
        if (hash === null) throw new Error('The file is not complete yet');
        return hash;
      },
      read: () => readSealed({ path, key, size }),
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

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER_MILLISECONDS) await rm(path, { force: true });
  }
}
