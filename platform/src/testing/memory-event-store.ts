import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import type { Codec, RecordedWireEvent } from '../event-store/codec.js';

/**
 * An in-memory log for tests that run thousands of stories: it accepts an append only at the expected revision, and treats
 * an append of known event ids as a repetition, like the real one.
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

    // Without an await, so that the append is atomic.
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
