/**
 * The version of the engine and rules that read documents, a part of the names of stored readings. Raised when either changes what it finds:
 * documents are then read again when somebody asks.
 */
export const READER = '5';

/** Milliseconds that a call waits for a document to be read. */
export const READING_TIMEOUT = 30_000;

/** Milliseconds after which a reading without an outcome is given up: its job was lost. */
export const READING_GIVEN_UP_AFTER = 15 * 60_000;

/** Documents of one patient that are read at a time. */
export const READINGS_AT_ONCE = 4;

/** In place of the text of a document without any. */
export const NO_TEXT = 'No text could be extracted from this document.';

/** Why a document could not be read; `interrupted` says nothing about the document: the work on it ended, again and again. */
export const failureReasons = ['encrypted', 'damaged', 'tooLarge', 'timedOut', 'unsupported', 'interrupted'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** After these failures another attempt may have another outcome. */
export const PASSING_FAILURES: readonly FailureReason[] = ['timedOut', 'interrupted'];

/** The parts of a document's file: its reading, and a picture of each page that was read. Both are stored with the file, under its patient's key. */
export const readingPart = `reading-${READER}`;
export const picturePart = (page: number): string => `page-${READER}-${page}`;
