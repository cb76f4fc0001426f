import type { Readable } from 'node:stream';

/** Where encrypted files lie: bytes under a name such as `subject/file`, whose meaning it does not know. */
export interface BlobStore {
  /** Takes a finished file of this machine over; it is safe, whole and no longer at its path once this resolves. */
  put(name: string, path: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The bytes from `start` up to, but not with, `end`, fewer where there are fewer; null when there is none of this name. */
  read(name: string, start: number, end: number): Promise<Readable | null>;
}
