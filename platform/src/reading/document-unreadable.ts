import type { ReadPage } from './read-page.js';

/**
 * Why a document cannot be read: it needs a password, its content is broken, it needs too much memory, it takes too long, or
 * it is neither a PDF nor a JPEG or PNG picture.
 */
export type Unreadable = 'encrypted' | 'damaged' | 'tooLarge' | 'timedOut' | 'unsupported';

/** A document that cannot be read, or not to its end; `pages` are those that were read before. */
export class DocumentUnreadable extends Error {
  constructor(
    readonly reason: Unreadable,
    readonly pages: readonly ReadPage[] = [],
  ) {
    super(`The document cannot be read: ${reason}`);
    this.name = 'DocumentUnreadable';
  }
}
