import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import type { Evidence } from './write-evidence.js';

const WRITER = sibling('./evidence-writer', import.meta.url);
/** MAX_EVIDENCE_EVENTS take a third of it. */
const MAX_MEGABYTES = 512;

/** MAX_EVIDENCE_EVENTS take a quarter of it; the caller waits for at most a minute. */
const MAX_SECONDS = 45;

/**
 * Writes the PDF in a process of its own, which has none of the service's secrets. Throws when it ends without a result, or has none after
 * `seconds`.
 */
export async function writeApart(evidence: Evidence, seconds = MAX_SECONDS): Promise<Buffer> {
  const execArgv = [...nodeOptions(WRITER), `--max-old-space-size=${MAX_MEGABYTES}`];
  const writer = fork(WRITER, { execArgv, serialization: 'advanced', env: {} });
  const ended = new AbortController();
  writer.once('exit', () => ended.abort(new Error('The writer of evidence ended')));
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(seconds * 1_000)]);
    const written = once(writer, 'message', { signal });
    writer.send(evidence);
    const [bytes] = (await written) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    writer.kill('SIGKILL');
  }
}
