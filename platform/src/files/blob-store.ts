import type { Readable } from 'node:stream';

/** Storage of encrypted files: bytes under a name such as `subject/file`, which it does not interpret. */
export interface BlobStore {
  /** Moves a complete local file into the store; when this resolves, it is stored durably and no longer at its path. */
  put(name: string, path: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Removes it; nothing happens when there is none. */
  remove(name: string): Promise<void>;
  /** Removes everything whose name begins with this folder and a slash. */
  removeFolder(folder: string): Promise<void>;
  /** The absolute path of this file; null in a store that is no folder of this machine. */
  pathOf(name: string): string | null;
  /** The bytes from `start` (inclusive) to `end` (exclusive), fewer where the file is shorter; null when there is no such file. */
  read(name: string, start: number, end: number): Promise<Readable | null>;
}
