import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serveApart } from '@anamnesis/platform/apart/serve-apart';
import { readSealed } from '@anamnesis/platform/files/sealed-file';
import type { ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import type { ExportFile } from './export-zip.js';
import { readExport } from './read-export.js';
import type { ReaderQuestion, ReaderTask } from './reader-messages.js';

/* A process that reads one export: from the disk of this machine, or by asking for its bytes. */

/** The most days that an export may have take a third of it, and the tables of a database another one. */
const MOST_MEMORY = 1024 ** 3;
/** Bytes that are read or asked for at once, from a multiple of them. */
const PIECE = 1024 ** 2;
/** Milliseconds between two words on the progress. */
const TELL_EVERY = 500;

serveApart<ReaderTask, ReadExport>({
  mostMemory: MOST_MEMORY,
  reasonOf: (error) => (error instanceof ExportUnreadable ? error.reason : null),
  async work({ size, sealed, today, timeZone }, link) {
    const ask = (question: ReaderQuestion) => link.ask(question);
    const bytesOf = async (range: { readonly start: number; readonly end: number }) =>
      sealed ? await buffer(readSealed(sealed, range)) : ((await ask({ type: 'bytes', ...range })) as Uint8Array);
    /** The last piece: a directory of thousands of small entries is read entry by entry. */
    let kept: { readonly at: number; readonly bytes: Uint8Array } | null = null;
    const pieceAt = async (at: number) => {
      if (kept?.at !== at) kept = { at, bytes: await bytesOf({ start: at, end: Math.min(size, at + PIECE) - 1 }) };
      return kept.bytes;
    };
    async function* piecesOf(start: number, end: number) {
      for (let at = start; at <= end;) {
        const from = at - (at % PIECE);
        const bytes = await pieceAt(from);
        const next = Math.min(from + PIECE, end + 1);
        yield bytes.subarray(at - from, next - from);
        at = next;
      }
    }
    const file: ExportFile = {
      size,
      read: ({ start, end } = { start: 0, end: size - 1 }) =>
        Readable.from(piecesOf(start, end), { objectMode: false }),
    };
    let toldAt = 0;
    const onProgress = async (share: number) => {
      if (performance.now() - toldAt < TELL_EVERY) return;
      toldAt = performance.now();
      await ask({ type: 'progress', share });
    };
    return await readExport(file, { today, timeZone, onProgress });
  },
});
