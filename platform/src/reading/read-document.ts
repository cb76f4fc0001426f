import { type ChildProcess, fork } from 'node:child_process';
import { nodeOptions, sibling } from '../process/node-options.js';
import { DocumentUnreadable, ReaderEnded, RecognitionNeeded } from './document-unreadable.js';
import { type DocumentType, MEMORY_TOLD_ON, type ReaderMessage, type ReaderTask, type ReadPage } from './read-page.js';

export { DocumentUnreadable, ReaderEnded, RecognitionNeeded } from './document-unreadable.js';

const READER = sibling('./reader-process', import.meta.url);
const TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'] satisfies DocumentType[];
const MAX_BYTES = 32 * 1024 * 1024;
/** Above the limit of `memory-limit.ts`, which tells why it kills; Node's own end says nothing. */
const MAX_HEAP_MEGABYTES = 2048;
const DEADLINE_MILLISECONDS = 30_000;

export interface ReadingOptions {
  /** Called after each page with its number and the number of pages that will be read at most. */
  readonly onPage?: (page: number, pages: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly deadline?: number;
  /** Whether pages without text of their own are recognised, which takes seconds each; true unless given. */
  readonly recognise?: boolean;
}

export interface ReadDocument {
  readonly pages: readonly ReadPage[];
  /** Whether the document has more pages than were read. */
  readonly truncated: boolean;
}

/**
 * The words and pictures of a document's pages: at most 20 with text of their own, 5 of them recognised from a picture. It is read in a process of its own, which has no
 * environment and is killed at the deadline. Rejects with DocumentUnreadable for what that process says of the document; with ReaderEnded if it dies without a word;
 * with RecognitionNeeded at a page without text where none is to be recognised; and with the signal's reason when aborted.
 */
export async function readDocument(
  content: Buffer,
  mediaType: string,
  options: ReadingOptions = {},
): Promise<ReadDocument> {
  if (content.length > MAX_BYTES) throw new DocumentUnreadable('tooLarge');
  if (content.length === 0) throw new DocumentUnreadable('damaged');
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(content))?.mime;
  if (!isDocumentType(mediaType) || found !== mediaType) throw new DocumentUnreadable('unsupported');
  const { recognise = true, signal } = options;
  if (!recognise && mediaType !== 'application/pdf') throw new RecognitionNeeded();
  signal?.throwIfAborted();
  const execArgv = [...nodeOptions(READER), `--max-old-space-size=${MAX_HEAP_MEGABYTES}`];
  // Without the environment: it has secrets, which a reader does not need. Its output could contain text of the document.
  const reader = fork(READER, {
    execArgv,
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  try {
    return await readBy(reader, { content, mediaType, recognise }, options);
  } finally {
    reader.kill('SIGKILL');
  }
}

const isDocumentType = (mediaType: string): mediaType is DocumentType => TYPES.includes(mediaType);

function readBy(reader: ChildProcess, task: ReaderTask, options: ReadingOptions): Promise<ReadDocument> {
  const { onPage, signal, deadline = DEADLINE_MILLISECONDS } = options;
  const pages: ReadPage[] = [];
  let isOverMemory = false;
  return new Promise<ReadDocument>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DocumentUnreadable('timedOut')), deadline);
    const abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    reader.on('message', (message: ReaderMessage) => {
      switch (message.type) {
        case 'page':
          pages.push({ text: message.text, picture: Buffer.from(message.picture) });
          return onPage?.(message.text.page, message.pages);
        case 'end':
          return resolve({ pages, truncated: message.truncated });
        case 'unreadable':
          return reject(new DocumentUnreadable(message.reason));
        case 'recognitionNeeded':
          return reject(new RecognitionNeeded());
        case 'failed':
          return reject(new ReaderEnded(message.cause));
      }
    });
    reader.stdio[MEMORY_TOLD_ON]?.once('data', () => void (isOverMemory = true));
    reader.once('error', reject);
    // After the pipes are closed, so that what was said before the end is known.
    reader.once('close', (code, killedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      reject(isOverMemory ? new DocumentUnreadable('tooLarge') : new ReaderEnded(killedBy ?? `exit code ${code}`));
    });
    reader.send(task);
  });
}
