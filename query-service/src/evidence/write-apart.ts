import { runApart } from '@anamnesis/platform/apart/run-apart';
import { sibling } from '@anamnesis/platform/apart/node-options';
import type { Evidence } from './write-evidence.js';

const WRITER = sibling('./evidence-writer', import.meta.url);
/** Milliseconds. MAX_EVIDENCE_EVENTS take a quarter of it; the caller waits for at most a minute. */
const MOST_TIME = 45_000;

/** Writes the PDF in a process of its own, which has none of the service's secrets. Throws when it ends without a result, or has none after `mostTime`. */
export async function writeApart(evidence: Evidence, mostTime = MOST_TIME): Promise<Buffer> {
  return Buffer.from(await runApart<Evidence, Uint8Array>({ program: WRITER, task: evidence, mostTime }));
}
