import type { Recorded } from '@anamnesis/contracts/language/event';
import { type Codec, type RecordedWireEvent, Undecodable } from '../event-store/codec.js';
import type { FailedEvent } from './set-aside.js';

/** Folds events independently: one that can't be decoded or processed is left out, and returned as failed. */
export async function foldEach<Result>(
  codec: Pick<Codec, 'decodeEach'>,
  batch: readonly RecordedWireEvent[],
  fold: (event: Recorded) => readonly Result[],
): Promise<{ results: Result[]; failed: FailedEvent[] }> {
  const results: Result[] = [];
  const failed: FailedEvent[] = [];
  const events = await codec.decodeEach(batch);
  for (const [index, wire] of batch.entries()) {
    const event = events[index];
    try {
      if (!event || event instanceof Undecodable) throw event?.cause;
      results.push(...fold(event));
    } catch (error) {
      failed.push({ event: wire, error: error instanceof Error ? error.name : typeof error });
    }
  }
  return { results, failed };
}
