import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import type { RecordPart } from './record-parts.js';

const WRITER = sibling('./record-writer', import.meta.url);
/** 5,000 entries take a fifth of it. A longer record ends its process instead of the service. */
const MAX_MEGABYTES = 512;
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
    const pdf = Readable.from(bytesOf(parts), { objectMode: false });
    return pdf.once('close', () => writing.delete(patientId));
  };
}

async function* bytesOf(parts: AsyncIterable<RecordPart>): AsyncGenerator<Uint8Array> {
  const execArgv = [...nodeOptions(WRITER), `--max-old-space-size=${MAX_MEGABYTES}`];
  // Without the environment: it has secrets, which a writer does not need.
  const writer = fork(WRITER, { execArgv, serialization: 'advanced', env: {} });
  const ended = new AbortController();
  writer.once('exit', () => ended.abort(new Error('The writer of a record ended')));
  try {
    for await (const part of parts) {
      const written = once(writer, 'message', { signal: ended.signal });
      writer.send(part);
      const [bytes] = (await written) as [Uint8Array];
      if (bytes.length > 0) yield bytes;
    }
  } finally {
    writer.kill();
  }
}
