import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { sibling } from '@anamnesis/platform/apart/node-options';
import { runApart } from '@anamnesis/platform/apart/run-apart';
import type { RecordPart } from './record-parts.js';

const WRITER = sibling('./record-writer', import.meta.url);
/** Milliseconds of its own work: 5,000 entries take seconds. */
const MOST_TIME = 5 * 60_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Writes records as PDF, each in a process of its own, at most `atOnce` of them and one for a person. Refuses UNAVAILABLE beyond. A part is
 * read when the reader has taken the bytes of the last one, so that memory stays bounded however long the record is.
 */
export function createRecordPdfs({ atOnce }: { atOnce: number }) {
  const writing = new Set<string>();
  return (patientId: string, parts: AsyncIterable<RecordPart>): Readable => {
    if (writing.has(patientId) || writing.size >= atOnce)
      throw new Refusal(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    writing.add(patientId);
    return written(parts).once('close', () => writing.delete(patientId));
  };
}

/** The bytes that are complete, as the writer tells them when it asks for the next part. */
function written(parts: AsyncIterable<RecordPart>): Readable {
  const pdf = new PassThrough();
  const left = new AbortController();
  pdf.once('close', () => left.abort(new Error('The reader of a record has left')));
  const next = parts[Symbol.asyncIterator]();
  const answer = async (bytes: unknown): Promise<RecordPart | null> => {
    if (!pdf.write(bytes)) await once(pdf, 'drain', { signal: left.signal });
    const { done, value } = await next.next();
    return done ? null : value;
  };
  const write = async () => {
    try {
      await runApart<null, null>({ program: WRITER, task: null, mostTime: MOST_TIME, signal: left.signal, answer });
      pdf.end();
    } finally {
      await next.return?.();
    }
  };
  write().catch((error: Error) => pdf.destroy(error));
  return pdf;
}
