import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import type { Codec, RecordedWireEvent } from '../event-store/codec.js';

/**
 * The log in memory, for tests that run thousands of stories: it takes an append at the expected revision alone, and answers
 * an append of events that it has already taken as a repetition, as the real one does.
 */
export function createMemoryEventStore(codec: Pick<Codec, 'decode'>): Pick<EventStore, 'readStream' | 'append'> {
  const log: RecordedWireEvent[] = [];
  const streamOf = (streamId: string) => log.filter((event) => event.streamId === streamId);
  return {
    readStream(streamId, after = null, opens, last = Infinity) {
      const events = streamOf(streamId)
        .filter(({ revision }) => after === null || revision > after)
        .slice(-last);
      return codec.decode(events, opens);
    },

    // Without a pause in it: what is appended is appended as one, whoever else is at it.
    append(streamId, expected, events) {
      const stream = streamOf(streamId);
      const last = stream.at(-1);
      const taken = stream.filter(({ id }) => events.some((event) => event.id === id));
      if (taken.length === events.length) return Promise.resolve(taken.at(-1)?.position ?? 0n);
      if (expected !== 'any' && (last?.revision ?? 'no-stream') !== expected)
        return Promise.reject(new RevisionConflict(streamId));
      for (const event of events)
        log.push({
          ...event,
          streamId,
          revision: BigInt(streamOf(streamId).length),
          position: BigInt(log.length),
          recordedAt: new Date(0).toISOString(),
        });
      return Promise.resolve(BigInt(log.length - 1));
    },
  };
}
