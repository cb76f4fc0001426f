import { createHmac } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DamagedKey, type KeyVault } from '../vault/key-vault.js';
import type { BlobStore } from './blob-store.js';
import { HEADER_BYTES, keyFor, readHeader, writeHeader } from './file-header.js';
import { type ByteRange, openChunks, spanOf, wholeOf } from './sealed-content.js';
import type { Spool } from './spool.js';

/** A file as it can be given out. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** The content, or a part of it; nothing is opened before it is read. Ends in an error where what is stored was changed. */
  read(range?: ByteRange): Readable;
}

/** A file that has arrived, or is arriving. Whoever receives one either keeps or drops it. */
export interface Arrival {
  /** Takes the content, which goes to disk as it comes, encrypted. */
  readonly writable: Writable;
  /** Bytes that have arrived. */
  readonly size: number;
  /** SHA-256 of what has arrived, in hexadecimal, once `writable` has finished. */
  readonly hash: string;
  /** The content, once `writable` has finished. */
  read(): Readable;
  /** Makes it the subject's; it is safe when this resolves. One that is there already under this id stays as it is. */
  keep(as: FileName & { readonly mediaType: string }): Promise<void>;
  /** Leaves nothing behind, unless it was kept. */
  drop(): Promise<void>;
}

/** Whose file it is, and which. A picture that is kept in several sizes has one id; `edge` tells them apart, in pixels. */
export interface FileName {
  readonly subject: string;
  readonly id: string;
  readonly edge?: number;
}

/**
 * Files of people, each encrypted under a key of its own that only its subject's key opens: destroying that key erases
 * all of them.
 */
export interface FileStore {
  /** Takes in a file whose subject may not be known yet. */
  receive(): Arrival;
  /**
   * The id of the subject's file with this content (SHA-256, hexadecimal): 64 hexadecimal digits, the same each time, and
   * telling nothing of the content to whom has not the subject's key. Throws when that was destroyed.
   */
  idFor(subject: string, hash: string): Promise<string>;
  /** Stores what is at hand already; answers its id once it is safe. */
  put(subject: string, file: { bytes: Buffer; mediaType: string }): Promise<string>;
  /** The file; null when there is none of this name, and when its subject was erased. Throws when its header was changed. */
  open(name: FileName): Promise<StoredFile | null>;
}

/**
 * Files over a place for bytes, a place for what is on its way in, and the keys of their subjects. `older` knows files of
 * before, by their id alone.
 */
export function createFileStore(
  blobs: BlobStore,
  spool: Spool,
  vault: KeyVault,
  older: (id: string) => Promise<StoredFile | null> = () => Promise.resolve(null),
): FileStore {
  const livingKey = async (subject: string): Promise<Buffer> => {
    const key = await vault.keyFor(subject);
    if (!key) throw new Error('A file concerns a person who was erased');
    return key;
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
        if (name === null) throw new Error('This can be no name of a file');
        const { key, size } = spooled;
        await spooled.complete(writeHeader(await livingKey(file.subject), name, { key, mediaType, size }));
        if (!(await blobs.has(name))) await blobs.put(name, spooled.path);
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
      if (!header) return older(file.id);
      try {
        const { key, size, mediaType } = readHeader(subjectKey, name, await buffer(header));
        const read = (range = wholeOf(size)) => Readable.from(content(name, key, size, range), { objectMode: false });
        return { size, mediaType, read };
      } catch (error) {
        throw damaged(name, error);
      }
    },
  };
}

/** 64 hexadecimal digits; nothing else reaches a path or a key. */
const isId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Under which name it is stored; null when it can be none of ours. */
const nameOf = ({ subject, id, edge }: FileName): string | null =>
  isId(id) && /^[\w-]{1,64}$/.test(subject) ? `${subject}/${id}${edge === undefined ? '' : `-${edge}`}` : null;

const damaged = (name: string, cause: unknown): Error =>
  new Error(`The stored file ${name} can not be read as it was stored`, { cause });
