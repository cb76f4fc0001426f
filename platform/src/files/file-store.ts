import { createHash } from 'node:crypto';

export interface StoredFile {
  bytes: Buffer;
  mediaType: string;
}

/**
 * Files by the hash of their content: what was put once is the same for ever, and putting it again changes nothing.
 * Whatever wraps a store (sealing at rest, for example) offers the same two calls.
 */
export interface FileStore {
  /** Answers once the file is safe. `hash` is SHA-256 in hexadecimal. */
  put(file: StoredFile): Promise<{ hash: string }>;
  /** The file; null when there is none under this hash. Throws when what is stored no longer matches its hash. */
  get(hash: string): Promise<StoredFile | null>;
}

/** SHA-256 of the content, in hexadecimal. */
export const contentHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether this can be a content hash at all; anything else never reaches a path or a key. */
export const isContentHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** What was read, once it is known to be what was put. */
export function unchanged(hash: string, file: StoredFile): StoredFile {
  if (contentHash(file.bytes) !== hash) throw new Error(`The stored file ${hash} no longer matches its hash`);
  return file;
}
