import type { ProposedEvent } from './proposed-event.js';

/** The state of a stream that a writer expects: any, absent, existing, or the revision of its last event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | number;

/** One all-or-nothing change of one stream. */
export type Operation =
  | { kind: 'append'; stream: string; expected: ExpectedRevision; events: readonly ProposedEvent[]; deadline?: number }
  | { kind: 'delete'; stream: string; expected: ExpectedRevision }
  | { kind: 'tombstone'; stream: string; expected: ExpectedRevision };

/** The result of an operation. A repeated append returns the position of its first attempt. */
export type Outcome =
  | { kind: 'written'; revision: number; position: number }
  | { kind: 'nothing'; revision: number | undefined }
  | { kind: 'wrong-revision'; current: number | undefined }
  | { kind: 'stream-deleted' }
  | { kind: 'too-late' };
