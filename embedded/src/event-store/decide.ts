import type { Head } from './heads.js';
import type { ExpectedRevision } from './operation.js';

/** The location of an existing event. */
export interface Written {
  id: string;
  stream: string;
  revision: number;
  position: number;
}

/** Lookups of earlier events, to recognise a repeated append. */
export interface Memory {
  /** A recent event by its id. */
  byId(id: string): Written | undefined;
  /** The event of this stream at a revision. */
  at(revision: number): Written | undefined;
  /** Whether this stream has metadata; then it exists even without an event. */
  hasMetadata(): boolean;
}

export type Decision =
  | { kind: 'write' }
  | { kind: 'repeated'; last: Written }
  | { kind: 'wrong-revision'; current: number | undefined }
  | { kind: 'stream-deleted' };

const WRITE: Decision = { kind: 'write' };

/** Decides whether events with these ids may be written to a stream with this head. */
export function decide(
  stream: string,
  head: Head,
  expected: ExpectedRevision,
  ids: readonly string[],
  memory: Memory,
): Decision {
  if (head.tombstoned) return { kind: 'stream-deleted' };
  const wrong: Decision = { kind: 'wrong-revision', current: head.revision < 0 ? undefined : head.revision };
  if (expected === 'stream_exists') {
    if (head.metadata.deleted) return { kind: 'stream-deleted' };
    if (head.revision < 0 && !memory.hasMetadata()) return wrong;
  }
  if (expected === 'any' || expected === 'stream_exists') return decideAnywhere(stream, ids, memory, wrong);
  const revision = expected === 'no_stream' ? -1 : expected;
  if (revision === head.revision) return WRITE;
  if (revision > head.revision) return wrong;
  return decideBehind(revision, ids, memory, expected === 'no_stream' && head.metadata.deleted ? WRITE : wrong);
}

/** Without an exact revision, events are repeated if all of their ids were recently written to the same stream. */
function decideAnywhere(stream: string, ids: readonly string[], memory: Memory, wrong: Decision): Decision {
  let last: Written | undefined;
  for (const [index, id] of ids.entries()) {
    const written = memory.byId(id);
    if (written?.stream !== stream) return index === 0 ? WRITE : wrong;
    last = written;
  }
  return last ? { kind: 'repeated', last } : WRITE;
}

/** An older expected revision is valid if exactly these events follow it: then the reply to the first attempt was lost. */
function decideBehind(revision: number, ids: readonly string[], memory: Memory, otherwise: Decision): Decision {
  let last: Written | undefined;
  for (const [index, id] of ids.entries()) {
    const written = memory.at(revision + 1 + index);
    if (written?.id !== id) return otherwise;
    last = written;
  }
  return last ? { kind: 'repeated', last } : otherwise;
}
