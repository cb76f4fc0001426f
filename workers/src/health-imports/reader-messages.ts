import type { SealedFile } from '@anamnesis/platform/files/sealed-file';
import type { Reading } from './read-export.js';

/** What the process that reads an export asks the service for: bytes from one position to another, both included, or to hear of the part that was read, from 0 to 1. */
export type ReaderQuestion =
  | { readonly type: 'bytes'; readonly start: number; readonly end: number }
  | { readonly type: 'progress'; readonly share: number };

/** What it works on. */
export interface ReaderTask extends Pick<Reading, 'today' | 'timeZone'> {
  readonly size: number;
  /** The encrypted file if it is on this machine; null if the bytes have to be requested. */
  readonly sealed: SealedFile | null;
}
