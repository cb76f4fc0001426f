import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { type Cause, circumstances, eventId } from './handle.js';

/** Adds to streams that are only ever appended to: nothing is read and nothing is decided. */
export interface Recorder {
  /**
   * Durable when it resolves; answers the fact's place in the log. Recorded once under one command id. Throws when the log
   * does not take it: what must not happen unrecorded is done after this.
   */
  record(streamId: string, fact: { type: string; data: unknown }, cause: Cause): Promise<bigint>;
}

/** A recorder over the log. */
export const createRecorder = (store: Pick<EventStore, 'append'>, codec: Pick<Codec, 'encode'>): Recorder => ({
  async record(streamId, fact, cause) {
    const event = await codec.encode(eventId(cause, fact.type, streamId, 0), fact, circumstances(cause));
    return store.append(streamId, 'any', [event]);
  },
});
