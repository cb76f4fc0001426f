import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { type Cause, circumstances } from './command-mark.js';
import type { Digest } from './digest.js';
import { uuidOf } from './handle.js';

/** Appends to append-only streams: nothing is read and nothing is decided. */
export interface Recorder {
  /**
   * Durable when it resolves; returns the fact's log position. A fact is recorded once under one command id; a different
   * fact under the same id is recorded separately. Throws when the append fails: an action that must not happen unrecorded
   * runs after this.
   */
  record(
    streamId: string,
    fact: { type: string; data: unknown },
    cause: Pick<Cause, 'actor' | 'correlationId' | 'commandId'>,
  ): Promise<bigint>;
}

/** A recorder over the log. The event store drops an event id it already has, so the id is derived from actor, command id and content. */
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
