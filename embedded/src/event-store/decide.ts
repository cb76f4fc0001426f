import type { Head } from './heads.js';
import type { ExpectedRevision } from './operation.js';

/** Where an event already stands. */
export interface Written {
  id: string;
  stream: string;
  revision: number;
  position: number;
}

/** What is known of events written earlier, to recognise an append that is sent a second time. */
export interface Memory {
  /** An event written lately, by its id. */
  byId(id: string): Written | undefined;
  /** The event of the stream in question at a revision. */
  at(revision: number): Written | undefined;
  /** Whether the stream in question has metadata, which make it exist without an event. */
  hasMetadata(): boolean;
}

export type Decision =
  | { kind: 'write' }
  | { kind: 'repeated'; last: Written }
  | { kind: 'wrong-revision'; current: number | undefined }
  | { kind: 'stream-deleted' };

const WRITE: Decision = { kind: 'write' };

/** Whether events with these ids may be written to a stream that stands at `head`. */
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

/** Without an exact revision an event counts as repeated when its id was written to the same stream lately: all of them, or none. */
function decideAnywhere(stream: string, ids: readonly string[], memory: Memory, wrong: Decision): Decision {
  let last: Written | undefined;
  for (const [index, id] of ids.entries()) {
    const written = memory.byId(id);
    if (written?.stream !== stream) return index === 0 ? WRITE : wrong;
    last = written;
  }
  return last ? { kind: 'repeated', last } : WRITE;
}

/** Expecting an older revision is right when exactly these events follow it: then the answer to the first try was lost. */
function decideBehind(revision: number, ids: readonly string[], memory: Memory, otherwise: Decision): Decision {
  let last: Written | undefined;
  for (const [index, id] of ids.entries()) {
    const written = memory.at(revision + 1 + index);
    if (written?.id !== id) return otherwise;
    last = written;
  }
  return last ? { kind: 'repeated', last } : otherwise;
}
