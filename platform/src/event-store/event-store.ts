import type { Recorded } from '@anamnesis/contracts/language/event';
import type { RecordedWireEvent, WireEvent } from './codec.js';
import type { DamagedRecord } from './scan-all.js';

/** Required state of a stream for an append: its last revision, no stream yet, or any. */
export type Expected = bigint | 'no-stream' | 'any';

/** The stream is not at the expected revision. Read it and decide again. */
export class RevisionConflict extends Error {
  constructor(streamId: string) {
    super(`${streamId} is no longer at the expected revision`);
    this.name = 'RevisionConflict';
  }
}

/** The event log, through the official client. */
export interface EventStore {
  /**
   * The events of a stream, or those after a revision of it, oldest first; none when there is no such stream. With `opens`, events
   * of other types come without their personal fields. With `last`, at most that many events are returned: the newest.
   */
  readStream(streamId: string, after?: bigint | null, opens?: readonly string[], last?: number): Promise<Recorded[]>;
  /** The events of a stream after a revision, in their stored form; with `limit`, at most the first ones of them. */
  readRecorded(streamId: string, after: bigint, limit?: number): Promise<RecordedWireEvent[]>;
  /** Durable when it resolves; returns the position of the last event. Throws RevisionConflict. */
  append(streamId: string, expected: Expected, events: readonly WireEvent[]): Promise<bigint>;
  /**
   * All events after a position, in order and without end, in batches of those available; ends when aborted, throws when the
   * connection is lost. System events are left out. Events are not decoded: a consumer decodes only the types it handles.
   */
  follow(after: bigint | null, signal: AbortSignal): AsyncIterable<RecordedWireEvent[]>;
  /**
   * The whole log up to its end, in batches, for a verification: in the order in which it is stored, also where positions contradict
   * it. A record that the store cannot read is a DamagedRecord. System events are left out, but for the metadata of streams, which can
   * hide events.
   */
  scan(): AsyncIterable<(RecordedWireEvent | DamagedRecord)[]>;
  /** The id of the event that readers of a stream see at a revision; null when they see none, also in a deleted or damaged stream. */
  idAt(streamId: string, revision: bigint): Promise<string | null>;
  /** The event at a position, in its stored form; null when there is none. */
  readAt(position: bigint): Promise<RecordedWireEvent | null>;
  /** The position of the last event; null in an empty log. */
  lastPosition(): Promise<bigint | null>;
  /** The first event after a position, or of the log; null when there is none. System events are left out. */
  firstAfter(position: bigint | null): Promise<Pick<Recorded, 'position' | 'recordedAt'> | null>;
  close(): Promise<void>;
}
