import type { ProposedEvent } from './proposed-event.js';

/** What a writer believes of a stream: anything, that it isn't there, that it is, or the revision of its last event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | number;

/** One all-or-nothing change of one stream. */
export type Operation =
  | { kind: 'append'; stream: string; expected: ExpectedRevision; events: readonly ProposedEvent[]; deadline?: number }
  | { kind: 'delete'; stream: string; expected: ExpectedRevision }
  | { kind: 'tombstone'; stream: string; expected: ExpectedRevision };

/** What became of it. A repeated append is answered with the place its events got the first time. */
export type Outcome =
  | { kind: 'written'; revision: number; position: number }
  | { kind: 'nothing'; revision: number | undefined }
  | { kind: 'wrong-revision'; current: number | undefined }
  | { kind: 'stream-deleted' }
  | { kind: 'too-late' };
