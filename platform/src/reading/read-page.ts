import type { PageText } from '@anamnesis/contracts/uploads/page-text';
import type { Unreadable } from './document-unreadable.js';

/** A page with its words, and its picture as WebP, in the same position: upright, and straight if it was recognised. */
export interface ReadPage {
  readonly text: PageText;
  readonly picture: Buffer;
}

/** A page, while it is read: `pages` is the number of pages that will be read at most. */
export interface PageOf {
  readonly page: ReadPage;
  readonly pages: number;
}

/** What the process that reads is asked for. */
export interface ReaderTask {
  readonly content: Uint8Array;
  readonly mediaType: DocumentType;
  /** Whether scans are recognised; without it the reading ends at the first one. */
  readonly recognise: boolean;
}
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** What the process that reads sends: each page when it is finished, then one of the others. */
export type ReaderMessage =
  | { readonly type: 'page'; readonly text: PageText; readonly picture: Uint8Array; readonly pages: number }
  | { readonly type: 'end'; readonly truncated: boolean }
  | { readonly type: 'unreadable'; readonly reason: Unreadable }
  | { readonly type: 'recognitionNeeded' }
  | { readonly type: 'failed'; readonly cause: string };

/** The file descriptor on which the process says, with a byte, that it is over its memory limit: its main thread is then too busy for a message. */
export const MEMORY_TOLD_ON = 4;
