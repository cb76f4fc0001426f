import { createHmac } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PERSON_ERASED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { CONTENTION } from '../deciding/contention.js';
import { createStreamQueue } from '../deciding/stream-queue.js';
import { DamagedKey, type KeyVault } from '../vault/key-vault.js';
import type { BlobStore } from './blob-store.js';
import { HEADER_BYTES, keyFor, readHeader, writeHeader } from './file-header.js';
import { type ByteRange, openChunks, spanOf, wholeOf } from './sealed-content.js';
import type { SealedFile } from './sealed-file.js';
import type { Spool } from './spool.js';

/** A stored file, ready to be read. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** The content, or a range of it; nothing is opened before it is read. Ends with an error where the stored bytes were modified. */
  read(range?: ByteRange): Readable;
  /** The path and key with which another process can read the file (`sealed-file.ts`); null if the file is not on this machine, or not encrypted. */
  readonly sealed: SealedFile | null;
}

/** An incoming file. The receiver has to keep or drop it. */
export interface Arrival {
  /** Receives the content, which is encrypted and written to disk as it arrives. */
  readonly writable: Writable;
  /** Bytes received so far. */
  readonly size: number;
  /** SHA-256 of the received content, in hexadecimal, once `writable` has finished. */
  readonly hash: string;
  /** The content, once `writable` has finished. */
  read(): Readable;
  /** Stores it as the subject's file; durable when this resolves. An existing file of this id is not replaced. */
  keep(as: FileName & { readonly mediaType: string }): Promise<void>;
  /** Removes all traces, unless it was kept. */
  drop(): Promise<void>;
}

/**
 * The subject and id of a file. A picture stored in several sizes has one id; `edge`, in pixels, distinguishes them. What was made of a file is stored
 * under its id too, as a `part`: lower-case letters, digits and hyphens, beginning with a letter.
 */
export interface FileName {
  readonly subject: string;
  readonly id: string;
  readonly edge?: number;
  readonly part?: string;
}

/**
 * Files of people, each encrypted under its own key, which is encrypted under the subject's key: destroying the subject's key
 * erases all of their files.
 */
export interface FileStore {
  /** Receives a file whose subject may not be known yet. */
  receive(): Arrival;
  /**
   * The id of the subject's file with this content (SHA-256, hexadecimal): 64 hexadecimal digits, deterministic, and
   * revealing nothing about the content without the subject's key. Refuses with PERSON_ERASED when that key was destroyed.
   */
  idFor(subject: string, hash: string): Promise<string>;
  /** Stores content held in memory; returns its id once it is durable. */
  put(subject: string, file: { bytes: Buffer; mediaType: string }): Promise<string>;
  /** The file; null when there is none of this name, or when its subject was erased. Throws when its header was modified. */
  open(name: FileName): Promise<StoredFile | null>;
  /** Removes a file that nothing refers to; nothing happens when there is none. */
  remove(name: FileName): Promise<void>;
  /** Removes all files of a subject. */
  removeAll(subject: string): Promise<void>;
}

/**
 * A file store over a blob store, a spool for incoming files, and the keys of the subjects. `older` finds unencrypted files
 * of earlier releases by their id.
 */
export function createFileStore(
  blobs: BlobStore,
  spool: Spool,
  vault: Omit<KeyVault, 'destroy'>,
  older: (id: string) => Promise<StoredFile | null> = () => Promise.resolve(null),
): FileStore {
  // Each arrival has a key of its own: one that replaced another while that is read would look modified.
  const queued = createStreamQueue(CONTENTION);
  const livingKey = async (subject: string): Promise<Buffer> => {
    const key = await vault.keyFor(subject);
    return key ?? refuse(PERSON_ERASED);
  };

  const content = async function* (name: string, key: Buffer, size: number, range: ByteRange) {
    const { start, end } = spanOf(size, range);
    const sealed = await blobs.read(name, HEADER_BYTES + start, HEADER_BYTES + end);
    if (!sealed) throw new Error(`The stored file ${name} is gone`);
    try {
      yield* openChunks(key, size, range, sealed);
    } catch (error) {
      throw damaged(name, error);
    }
  };

  const receive = (): Arrival => {
    const spooled = spool.receive();
    return {
      writable: spooled.writable,
      get size() {
        return spooled.size;
      },
      get hash() {
        return spooled.hash;
      },
      read: () => spooled.read(),
      keep: async ({ mediaType, ...file }) => {
        const name = nameOf(file);
        if (name === null) throw new Error('This is not a valid file name');
        const { key, size } = spooled;
        await spooled.complete(writeHeader(await livingKey(file.subject), name, { key, mediaType, size }));
        await queued(name, async () => {
          if (!(await blobs.has(name))) await blobs.put(name, spooled.path);
        });
        await spooled.drop();
      },
      drop: () => spooled.drop(),
    };
  };
  const idFor = async (subject: string, hash: string) =>
    createHmac('sha256', keyFor(await livingKey(subject), 'anamnesis file id'))
      .update(hash)
      .digest('hex');

  return {
    receive,
    idFor,
    put: async (subject, { bytes, mediaType }) => {
      const arrival = receive();
      try {
        await pipeline(Readable.from([bytes], { objectMode: false }), arrival.writable);
        const id = await idFor(subject, arrival.hash);
        await arrival.keep({ subject, id, mediaType });
        return id;
      } finally {
        await arrival.drop();
      }
    },
    open: async (file) => {
      const name = nameOf(file);
      const subjectKey = (await vault.keysOf([file.subject])).get(file.subject);
      if (name === null || !subjectKey) return null;
      if (subjectKey instanceof DamagedKey) throw damaged(name, subjectKey);
      const header = await blobs.read(name, 0, HEADER_BYTES);
      if (!header) return file.part === undefined ? older(file.id) : null;
      try {
        const { key, size, mediaType } = readHeader(subjectKey, name, await buffer(header));
        const read = (range = wholeOf(size)) => Readable.from(content(name, key, size, range), { objectMode: false });
        const path = blobs.pathOf(name);
        return { size, mediaType, read, sealed: path === null ? null : { path, key, size } };
      } catch (error) {
        throw damaged(name, error);
      }
    },
    remove: async (file) => {
      const name = nameOf(file);
      if (name !== null) await blobs.remove(name);
    },
    removeAll: async (subject) => {
      if (!isSubject(subject)) throw new Error('This is not a valid subject');
      await blobs.removeFolder(subject);
    },
  };
}

/** 64 hexadecimal digits; only these are used in a path or key. */
const isId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const isSubject = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

const isPart = (text: string): boolean => /^[a-z][a-z0-9-]{0,63}$/.test(text);

/** The blob name; null when subject, id or part is invalid. */
const nameOf = ({ subject, id, edge, part }: FileName): string | null =>
  isId(id) && isSubject(subject) && (part === undefined || isPart(part))
    ? [`${subject}/${id}`, edge, part].filter((each) => each !== undefined).join('-')
    : null;

const damaged = (name: string, cause: unknown): Error =>
  new Error(`The stored file ${name} was modified and cannot be read`, { cause });
