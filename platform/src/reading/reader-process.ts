import { limitMemory } from './memory-limit.js';
import { DocumentUnreadable } from './document-unreadable.js';
import { readPages } from './read-pages.js';
import type { ReaderMessage, ReaderTask } from './read-page.js';

/*
 * A process that reads one document, which may be hostile: reading takes seconds of computing, and the libraries that do it have crashed on
 * such content. The service kills it at the deadline. It ends with the service.
 */
const MAX_RESIDENT_BYTES = 1024 ** 3;

const send = (message: ReaderMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

async function read({ content, mediaType }: ReaderTask): Promise<void> {
  await limitMemory(MAX_RESIDENT_BYTES);
  try {
    const truncated = await readPages(Buffer.from(content), mediaType, ({ page, pages }) =>
      send({ type: 'page', ...page, pages }),
    );
    await send({ type: 'end', truncated });
  } catch (error) {
    if (!(error instanceof DocumentUnreadable)) throw error;
    await send({ type: 'unreadable', reason: error.reason });
  }
}

process.once('message', (task: ReaderTask) => {
  read(task).catch((error: unknown) => {
    process.stderr.write(`A document could not be read: ${String(error)}\n`);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit());
