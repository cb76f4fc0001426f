import { type ChildProcess, fork } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { nodeOptions, sibling } from '@anamnesis/platform/process/node-options';
import type { ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import type { ExportFile } from './export-zip.js';
import type { Reading } from './read-export.js';
import { MEMORY_TOLD_ON, type ReaderAnswer, type ReaderMessage, type ReaderTask } from './reader-messages.js';

const READER = sibling('./export-reader', import.meta.url);
/** Above the limit of the reader itself, which tells why it ends; Node's own end says nothing. */
const MAX_HEAP_MEGABYTES = 1_536;
/** Milliseconds without a word: a large export tells its progress twice a second; on a busy machine it comes after everybody else. */
const MOST_SILENCE = 5 * 60_000;
/** Milliseconds for all of its own work: the largest export takes minutes. */
const MOST_TIME = 60 * 60_000;

interface ReadingApart extends Reading {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly mostSilence?: number;
}

/**
 * Reads an export of health data (`read-export.ts`) in a process of its own, which has no environment: nobody else waits while it computes. Throws
 * `ExportUnreadable` for what another reading would not change, and for one that takes too much memory or time, or has nothing to say for `mostSilence`; what
 * `file` and `onProgress` throw; the reason of the signal; an error where the process dies without a word.
 */
export async function readExportApart(
  file: ExportFile,
  { today, timeZone, ...options }: ReadingApart,
): Promise<ReadExport> {
  options.signal.throwIfAborted();
  const reader = fork(READER, {
    execArgv: [...nodeOptions(READER), `--max-old-space-size=${MAX_HEAP_MEGABYTES}`],
    serialization: 'advanced',
    // The environment has secrets. What it prints could have values of the export.
    ...{ env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'] },
  });
  try {
    const read = readBy(reader, file, options);
    reader.send({ size: file.size, today, timeZone } satisfies ReaderTask);
    return await read;
  } finally {
    reader.kill('SIGKILL');
  }
}

function readBy(
  reader: ChildProcess,
  file: ExportFile,
  { signal, onProgress, mostSilence = MOST_SILENCE }: Omit<ReadingApart, 'today' | 'timeZone'>,
): Promise<ReadExport> {
  let isOverMemory = false;
  /** Questions that were not answered yet: the process waits for this one. */
  let owed = 0;
  return new Promise<ReadExport>((resolve, reject) => {
    const silence = setTimeout(() => {
      if (owed > 0) silence.refresh();
      else reject(new ExportUnreadable('tooLarge'));
    }, mostSilence);
    // It does not answer for the time in which it waits for this process.
    let waited = 0;
    const work = () => {
      if (waited === 0 && owed === 0) return reject(new ExportUnreadable('tooLarge'));
      tooLong = setTimeout(work, Math.max(waited, mostSilence));
      waited = 0;
    };
    let tooLong = setTimeout(work, MOST_TIME);
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    const answer = async (question: number, contentOf: () => Promise<Uint8Array | void>) => {
      const began = performance.now();
      owed += 1;
      const reply: ReaderAnswer = { question, content: (await contentOf()) ?? new Uint8Array() };
      owed -= 1;
      waited += performance.now() - began;
      silence.refresh();
      // Without a channel, its end says why.
      if (reader.connected) reader.send(reply, () => undefined);
    };
    reader.on('message', (message: ReaderMessage) => {
      silence.refresh();
      switch (message.type) {
        case 'bytes':
          return void answer(message.question, () => buffer(file.read(message))).catch(reject);
        case 'progress':
          return void answer(message.question, () => onProgress(message.share)).catch(reject);
        case 'read':
          return resolve(message.read);
        case 'unreadable':
          return reject(new ExportUnreadable(message.reason));
        case 'failed':
          return reject(new Error(`The reader of an export failed: ${message.cause}`));
      }
    });
    reader.stdio[MEMORY_TOLD_ON]?.once('data', () => void (isOverMemory = true));
    reader.once('error', reject);
    // After the pipes are closed, so that what was said before the end is known.
    reader.once('close', (code, killedBy) => {
      clearTimeout(silence);
      clearTimeout(tooLong);
      signal.removeEventListener('abort', abort);
      const end = `The reader of an export ended: ${killedBy ?? `exit code ${code}`}`;
      reject(isOverMemory ? new ExportUnreadable('tooLarge') : new Error(end));
    });
  });
}
