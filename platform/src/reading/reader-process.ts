import { limitMemory } from './memory-limit.js';
import { DocumentUnreadable, RecognitionNeeded } from './document-unreadable.js';
import { MEMORY_TOLD_ON, type ReaderMessage, type ReaderTask } from './read-page.js';
import { placeOf } from './place-of.js';
import { readPages } from './read-pages.js';

/*
 * A process that reads one document, which may be hostile: reading takes seconds of computing, and the libraries that do it have crashed on
 * such content. The service kills it at the deadline. It ends with the service.
 */
/** Two scans that are recognised at the same time take less than one gigabyte. */
const MAX_RESIDENT_BYTES = 1.5 * 1024 ** 3;

const send = (message: ReaderMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

async function read({ content, mediaType, recognise }: ReaderTask): Promise<void> {
  await limitMemory(MAX_RESIDENT_BYTES, MEMORY_TOLD_ON);
  const truncated = await readPages(
    Buffer.from(content),
    mediaType,
    ({ page, pages }) => send({ type: 'page', ...page, pages }),
    recognise,
  );
  await send({ type: 'end', truncated });
}

function endOf(error: unknown): ReaderMessage {
  if (error instanceof DocumentUnreadable) return { type: 'unreadable', reason: error.reason };
  if (error instanceof RecognitionNeeded) return { type: 'recognitionNeeded' };
  return { type: 'failed', cause: placeOf(error) };
}

process.once('message', (task: ReaderTask) => {
  // Without a channel nobody waits for the end of the reading.
  read(task).catch((error: unknown) => send(endOf(error)).catch(() => process.exit(1)));
});
process.once('disconnect', () => process.exit());
// A terminal and a service manager signal the whole group: the service decides when a reading ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
