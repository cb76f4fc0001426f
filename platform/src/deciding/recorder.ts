import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { type Cause, circumstances } from './command-mark.js';
import type { Digest } from './digest.js';
import { uuidOf } from './handle.js';

/** Adds to streams that are only ever appended to: nothing is read and nothing is decided. */
export interface Recorder {
  /**
   * Durable when it resolves; answers the fact's place in the log. One fact is recorded once under one command id; another
   * one under the same id is a fact of its own. Throws when the log does not take it: what must not happen unrecorded is
   * done after this.
   */
  record(
    streamId: string,
    fact: { type: string; data: unknown },
    cause: Pick<Cause, 'actor' | 'correlationId' | 'commandId'>,
  ): Promise<bigint>;
}

/** A recorder over the log, which drops an event that it has already taken: so ids follow from who, under which id, and what. */
export const createRecorder = (
  store: Pick<EventStore, 'append'>,
  codec: Pick<Codec, 'encode'>,
  digest: Digest,
): Recorder => ({
  async record(streamId, fact, cause) {
    const id = uuidOf(digest({ streamId, fact, by: cause.actor, commandId: cause.commandId }));
    const event = await codec.encode(id, fact, circumstances(cause));
    return store.append(streamId, 'any', [event]);
  },
});
