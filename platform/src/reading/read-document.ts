import { DiedApart, OverLimit, RefusedApart, runApart } from '../apart/run-apart.js';
import { sibling } from '../apart/node-options.js';
import { DocumentUnreadable, ReaderEnded, RecognitionNeeded, type Unreadable } from './document-unreadable.js';
import {
  type DocumentType,
  type EndOfPages,
  type ReaderTask,
  type ReadPage,
  RECOGNITION_NEEDED,
  type ToldPage,
} from './read-page.js';

export { DocumentUnreadable, ReaderEnded, RecognitionNeeded } from './document-unreadable.js';

const READER = sibling('./reader-process', import.meta.url);
const TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'] satisfies DocumentType[];
const MAX_BYTES = 32 * 1024 * 1024;
/** Bytes by which the type is detected. */
const SIGNATURE_BYTES = 16 * 1024;
const DEADLINE_MILLISECONDS = 30_000;

export interface ReadingOptions {
  /** Called after each page with its number and the number of pages that will be read at most. */
  readonly onPage?: (page: number, pages: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly deadline?: number;
  /** Whether pages without text of their own are recognised, which takes seconds each; true unless given. */
  readonly recognise?: boolean;
  /** Whether anybody waits for it, true unless given. */
  readonly isAwaited?: boolean;
}

export interface ReadDocument<Found = unknown> {
  readonly pages: readonly ReadPage[];
  /** Whether the document has more pages, or more text, than was read. */
  readonly truncated: boolean;
  /** What the program found in the texts of the pages. */
  readonly found: Found;
}

/** Reads documents by this program, which calls `serveReading`. */
export const documentReader =
  <Found>(program: string) =>
  /**
   * The words and pictures of a document's pages: at most 20 with text of their own, 5 of them recognised from a picture. It is read in a process of its own
   * until the deadline (`run-apart.ts`). Rejects with DocumentUnreadable for what that process says of the document; with ReaderEnded if it dies without a word;
   * with RecognitionNeeded at a page without text where none is to be recognised; and with the signal's reason when aborted.
   */
  async (content: Buffer, mediaType: string, options: ReadingOptions = {}): Promise<ReadDocument<Found>> => {
    if (content.length > MAX_BYTES) throw new DocumentUnreadable('tooLarge');
    if (content.length === 0) throw new DocumentUnreadable('damaged');
    const { fileTypeFromBuffer } = await import('file-type');
    const found = (await fileTypeFromBuffer(content.subarray(0, SIGNATURE_BYTES)))?.mime;
    if (!isDocumentType(mediaType) || found !== mediaType) throw new DocumentUnreadable('unsupported');
    const { recognise = true, isAwaited = true, signal, onPage, deadline = DEADLINE_MILLISECONDS } = options;
    if (!recognise && mediaType !== 'application/pdf') throw new RecognitionNeeded();
    const pages: ReadPage[] = [];
    const end = await runApart<ReaderTask, EndOfPages<Found>>({
      ...{ program, task: { content, mediaType, recognise }, isAwaited, mostTime: deadline, signal },
      hear: (about) => {
        const told = about as ToldPage;
        pages.push({ text: told.page.text, picture: Buffer.from(told.page.picture) });
        onPage?.(told.page.text.page, told.pages);
      },
    }).catch(refuseDocument);
    return { pages, ...end };
  };

/** Reads the pages alone. */
export const readDocument = documentReader<null>(READER);

const isDocumentType = (mediaType: string): mediaType is DocumentType => TYPES.includes(mediaType);

function refuseDocument(error: unknown): never {
  if (error instanceof RefusedApart)
    throw error.reason === RECOGNITION_NEEDED
      ? new RecognitionNeeded()
      : new DocumentUnreadable(error.reason as Unreadable);
  if (error instanceof OverLimit) throw new DocumentUnreadable(error.limit === 'memory' ? 'tooLarge' : 'timedOut');
  if (error instanceof DiedApart) throw new ReaderEnded(error.how);
  throw error;
}
