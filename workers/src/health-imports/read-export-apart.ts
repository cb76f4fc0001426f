import { buffer } from 'node:stream/consumers';
import { OverLimit, RefusedApart, runApart } from '@anamnesis/platform/apart/run-apart';
import { sibling } from '@anamnesis/platform/apart/node-options';
import type { StoredFile } from '@anamnesis/platform/files/file-store';
import type { ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import type { ExportFile } from './export-zip.js';
import type { Reading } from './read-export.js';
import type { ReaderQuestion, ReaderTask } from './reader-messages.js';

const READER = sibling('./export-reader', import.meta.url);
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
 * Reads an export of health data (`read-export.ts`) in a process of its own, which reads the file itself where it is on a disk of this machine, and else asks for the bytes that it needs. Throws `ExportUnreadable` for what another
 * reading would not change, and for one that takes too much memory or time, or has nothing to say for `mostSilence`; what `file` and `onProgress` throw; the reason
 * of the signal; an error where the process dies without a word.
 */
export async function readExportApart(
  file: ExportFile & Partial<Pick<StoredFile, 'sealed'>>,
  { today, timeZone, signal, onProgress, mostSilence = MOST_SILENCE }: ReadingApart,
): Promise<ReadExport> {
  const answer = (question: ReaderQuestion) =>
    question.type === 'bytes' ? buffer(file.read(question)) : onProgress(question.share);
  return await runApart<ReaderTask, ReadExport>({
    program: READER,
    // The person is told when it is done.
    isAwaited: false,
    task: { size: file.size, sealed: file.sealed ?? null, today, timeZone },
    ...{ mostTime: MOST_TIME, mostSilence, signal },
    answer: async (about) => await answer(about as ReaderQuestion),
  }).catch((error: unknown) => {
    if (error instanceof RefusedApart) throw new ExportUnreadable(error.reason as ExportUnreadable['reason']);
    if (error instanceof OverLimit) throw new ExportUnreadable(error.limit === 'memory' ? 'tooLarge' : 'tooMuchWork');
    throw error;
  });
}
