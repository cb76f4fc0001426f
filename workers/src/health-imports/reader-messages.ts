import type { ReadExport } from './day-tally.js';
import type { ExportUnreadable } from './export-unreadable.js';
import type { Reading } from './read-export.js';

/** What the process that reads an export tells the service. */
export type ReaderMessage =
  /** It needs the bytes from one position to another, both included. */
  | { readonly type: 'bytes'; readonly question: number; readonly start: number; readonly end: number }
  /** The part that was read, from 0 to 1; it goes on when that is answered. */
  | { readonly type: 'progress'; readonly question: number; readonly share: number }
  | { readonly type: 'read'; readonly read: ReadExport }
  | { readonly type: 'unreadable'; readonly reason: ExportUnreadable['reason'] }
  /** It failed for a reason that is not the export. */
  | { readonly type: 'failed'; readonly cause: string };

/** The first thing that the service sends it. */
export interface ReaderTask extends Pick<Reading, 'today' | 'timeZone'> {
  readonly size: number;
}

/** What the service answers: the bytes, or none to a word on the progress. */
export interface ReaderAnswer {
  readonly question: number;
  readonly content: Uint8Array;
}

/** The file descriptor on which it says, with a byte, that it needs too much memory: it is then too busy for a message. */
export const MEMORY_TOLD_ON = 4;
