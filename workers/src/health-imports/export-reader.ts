import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { limitMemory } from '@anamnesis/platform/reading/memory-limit';
import { placeOf } from '@anamnesis/platform/reading/place-of';
import { ExportUnreadable } from './export-unreadable.js';
import type { ExportFile } from './export-zip.js';
import { readExport } from './read-export.js';
import { MEMORY_TOLD_ON, type ReaderAnswer, type ReaderMessage, type ReaderTask } from './reader-messages.js';

/*
 * A process that reads one export, which may be hostile: a file of a few bytes can take minutes of computing. The service sends it the bytes that
 * it asks for, and kills it when it is silent for too long. It ends with the service.
 */

/** The most days that an export may have take a third of it, and the tables of a database another one. */
const MAX_RESIDENT_BYTES = 1024 ** 3;
/** Bytes that are asked for at once. */
const PIECE = 1024 ** 2;
/** Milliseconds between two words on the progress. */
const TELL_EVERY = 500;

const send = (message: ReaderMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const asked = new Map<number, (content: Uint8Array) => void>();
let questions = 0;
async function ask(
  message: { type: 'bytes'; start: number; end: number } | { type: 'progress'; share: number },
): Promise<Uint8Array> {
  const question = (questions += 1);
  const answer = new Promise<Uint8Array>((resolve) => asked.set(question, resolve));
  await send({ ...message, question });
  return answer;
}

async function* piecesOf(start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end; at += PIECE)
    yield await ask({ type: 'bytes', start: at, end: Math.min(end, at + PIECE - 1) });
}

async function read({ size, today, timeZone }: ReaderTask): Promise<void> {
  await limitMemory(MAX_RESIDENT_BYTES, MEMORY_TOLD_ON);
  const file: ExportFile = {
    size,
    read: ({ start, end } = { start: 0, end: size - 1 }) => Readable.from(piecesOf(start, end), { objectMode: false }),
  };
  let toldAt = 0;
  const onProgress = async (share: number) => {
    if (performance.now() - toldAt < TELL_EVERY) return;
    toldAt = performance.now();
    await ask({ type: 'progress', share });
  };
  await send({ type: 'read', read: await readExport(file, { today, timeZone, onProgress }) });
}

const endOf = (error: unknown): ReaderMessage =>
  error instanceof ExportUnreadable
    ? { type: 'unreadable', reason: error.reason }
    : { type: 'failed', cause: placeOf(error) };

// Who waits for a page comes before who waits for an import.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (task: ReaderTask) => {
  process.on('message', ({ question, content }: ReaderAnswer) => {
    asked.get(question)?.(content);
    asked.delete(question);
  });
  // Without a channel nobody waits for the end of the reading.
  read(task).catch((error: unknown) => send(endOf(error)).catch(() => process.exit(1)));
});
process.once('disconnect', () => process.exit());
// A terminal and a service manager signal the whole group: the service decides when a reading ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
