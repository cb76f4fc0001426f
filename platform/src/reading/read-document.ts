import { type ChildProcess, fork } from 'node:child_process';
import { fileTypeFromBuffer } from 'file-type';
import { nodeOptions, sibling } from '../process/node-options.js';
import { DocumentUnreadable } from './document-unreadable.js';
import type { DocumentType, ReaderMessage, ReaderTask, ReadPage } from './read-page.js';

export { DocumentUnreadable } from './document-unreadable.js';

const READER = sibling('./reader-process', import.meta.url);
const TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'] satisfies DocumentType[];
const MAX_BYTES = 32 * 1024 * 1024;
/** Of JavaScript objects; `memory-limit.ts` limits the rest. */
const MAX_HEAP_MEGABYTES = 512;
const DEADLINE_MILLISECONDS = 30_000;

export interface ReadingOptions {
  /** Called after each page with its number and the number of pages that will be read at most. */
  readonly onPage?: (page: number, pages: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly deadline?: number;
}

export interface ReadDocument {
  readonly pages: readonly ReadPage[];
  /** Whether the document has more pages than were read. */
  readonly truncated: boolean;
}

/**
 * The words and pictures of a document's pages: at most 20 with text of their own, 5 of them recognised from a picture. It is read in a process of its own, which has no
 * environment and is killed at the deadline. Rejects with DocumentUnreadable, and with the signal's reason when aborted.
 */
export async function readDocument(
  content: Buffer,
  mediaType: string,
  options: ReadingOptions = {},
): Promise<ReadDocument> {
  if (content.length > MAX_BYTES) throw new DocumentUnreadable('tooLarge');
  if (content.length === 0) throw new DocumentUnreadable('damaged');
  const found = (await fileTypeFromBuffer(content))?.mime;
  if (!isDocumentType(mediaType) || found !== mediaType) throw new DocumentUnreadable('unsupported');
  options.signal?.throwIfAborted();
  const execArgv = [...nodeOptions(READER), `--max-old-space-size=${MAX_HEAP_MEGABYTES}`];
  // Without the environment: it has secrets, which a reader does not need. Its output could contain text of the document.
  const reader = fork(READER, {
    execArgv,
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await readBy(reader, { content, mediaType }, options);
  } finally {
    reader.kill('SIGKILL');
  }
}

const isDocumentType = (mediaType: string): mediaType is DocumentType => TYPES.includes(mediaType);

function readBy(reader: ChildProcess, task: ReaderTask, options: ReadingOptions): Promise<ReadDocument> {
  const { onPage, signal, deadline = DEADLINE_MILLISECONDS } = options;
  const pages: ReadPage[] = [];
  return new Promise<ReadDocument>((resolve, reject) => {
    const unreadable = (reason: DocumentUnreadable['reason']) => reject(new DocumentUnreadable(reason, pages));
    const timer = setTimeout(unreadable, deadline, 'timedOut');
    const abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    reader.on('message', (message: ReaderMessage) => {
      if (message.type === 'end') resolve({ pages, truncated: message.truncated });
      if (message.type === 'unreadable') unreadable(message.reason);
      if (message.type !== 'page') return;
      pages.push({ text: message.text, picture: Buffer.from(message.picture) });
      onPage?.(message.text.page, message.pages);
    });
    reader.once('error', reject);
    reader.once('exit', (_code, killedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      unreadable(killedBy && OUT_OF_MEMORY.has(killedBy) ? 'tooLarge' : 'damaged');
    });
    reader.send(task);
  });
}

/** How a process ends that exceeds its heap, and how its memory limit ends it. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGKILL']);
