import type { Recorded } from '@anamnesis/contracts/language/event';
import type { RecordedWireEvent, WireEvent } from './codec.js';

/** What a stream must look like for an append to be taken: its last revision, nothing yet, or anything. */
export type Expected = bigint | 'no-stream' | 'any';

/** The stream was not as expected. Read it and decide again. */
export class RevisionConflict extends Error {
  constructor(streamId: string) {
    super(`${streamId} is no longer at the expected revision`);
    this.name = 'RevisionConflict';
  }
}

/** The log, seen through the official client. */
export interface EventStore {
  /**
   * The events of a stream, or those after a revision of it, oldest first; none when there is no such stream. With `opens`, events
   * of other types come without their personal fields. With `last`, at most that many of them come: the newest.
   */
  readStream(streamId: string, after?: bigint | null, opens?: readonly string[], last?: number): Promise<Recorded[]>;
  /** The events of a stream after a revision, as the log keeps them. */
  readRecorded(streamId: string, after: bigint): Promise<RecordedWireEvent[]>;
  /** Durable when it resolves; answers the place of the last event. Throws RevisionConflict. */
  append(streamId: string, expected: Expected, events: readonly WireEvent[]): Promise<bigint>;
  /**
   * Everything after a place, in order and for ever, in batches of what has arrived; ends when aborted, throws when the
   * connection is lost. System events are left out. Events come undecoded: who doesn't handle a type doesn't pay for it.
   */
  follow(after: bigint | null, signal: AbortSignal): AsyncIterable<RecordedWireEvent[]>;
  /** The place of the last event; null in an empty log. */
  lastPosition(): Promise<bigint | null>;
  /** The first event after a place, or of all; null when there is none. System events are left out. */
  firstAfter(position: bigint | null): Promise<Pick<Recorded, 'position' | 'recordedAt'> | null>;
  close(): Promise<void>;
}
