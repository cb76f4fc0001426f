import type { CommandMark } from './command-mark.js';

/** Known content of a stream: its state, its last revision, and the commands that wrote it. */
export interface KnownStream<State = unknown> {
  readonly state: State;
  /** Revision of the last event; null while there is none. */
  readonly revision: bigint | null;
  /** Log position of the last event; null while there is none. */
  readonly position: bigint | null;
  readonly commands: readonly CommandMark[];
  /** The data subjects whose personal data the state may contain. */
  readonly subjects: readonly string[];
  /** When this was the newest state, at least: milliseconds of the clock of `performance`. */
  readonly at: number;
}

/** Streams that this process recently read or wrote. Entries may be stale: a decision on one appends at its revision. */
export interface StreamMemory {
  recall<State>(decider: object, streamId: string): KnownStream<State> | null;
  /** Keeps what is already known if that is newer: a read may end after a later append. */
  remember<State>(decider: object, streamId: string, stream: KnownStream<State>): void;
  forget(streamId: string): void;
}

interface Options {
  /** Whether the key of a subject is still trusted: otherwise nothing that was decrypted with it is kept. */
  trusts: (subject: string) => boolean;
  now?: () => number;
  /** Maximum total memory of all entries, by estimate. */
  maxBytes?: number;
}

/** After this time a stream is read again, even without known writes. */
const KEEP_MILLISECONDS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** A stream that takes a larger share is not kept: a record of thousands of entries has some megabytes, and reading them again takes seconds. */
const LARGEST_SHARE = 1 / 8;
/** Share of the memory that stays in use after eviction. */
const FULL_SHARE = 15 / 16;
/** Overhead of an entry besides its content. */
const ENTRY_BYTES = 600;

interface Entry {
  readonly stream: KnownStream;
  readonly until: number;
  readonly bytes: number;
}

export function createStreamMemory({ trusts, now = Date.now, maxBytes = MOST_BYTES }: Options): StreamMemory {
  // Several deciders may fold one stream into different states; a write to the stream makes all of them stale.
  const known = new Map<string, Map<object, Entry>>();
  let bytes = 0;
  let sweepAt = now() + KEEP_MILLISECONDS;

  const isValid = ({ stream, until }: Entry) => until > now() && stream.subjects.every(trusts);
  const remove = (streamId: string) => {
    for (const entry of known.get(streamId)?.values() ?? []) bytes -= entry.bytes;
    known.delete(streamId);
  };
  /** Removes streams that are no longer read, which would otherwise stay until memory is full. */
  const sweep = () => {
    if (now() < sweepAt) return;
    sweepAt = now() + KEEP_MILLISECONDS;
    for (const [streamId, entries] of known) if (![...entries.values()].every(isValid)) remove(streamId);
  };

  /** Evicts more than needed: a Map finds its oldest entry slowly where many before it were removed one by one. */
  const evict = () => {
    for (const [oldest] of known) {
      if (bytes <= maxBytes * FULL_SHARE) break;
      remove(oldest);
    }
  };

  return {
    recall<State>(decider: object, streamId: string) {
      const found = known.get(streamId)?.get(decider);
      if (!found) return null;
      if (isValid(found)) return found.stream as KnownStream<State>;
      remove(streamId);
      return null;
    },
    remember(decider, streamId, stream) {
      sweep();
      const before = known.get(streamId)?.get(decider);
      if (before && isValid(before) && isNewer(before.stream, stream)) return;
      const others = [...(known.get(streamId) ?? [])].filter(([other]) => other !== decider);
      remove(streamId);
      const entry = { stream, until: now() + KEEP_MILLISECONDS, bytes: ENTRY_BYTES + bytesOf([streamId, stream]) };
      const isSmall = entry.bytes <= maxBytes * LARGEST_SHARE;
      const entries = new Map<object, Entry>(isSmall ? [...others, [decider, entry]] : others);
      if (entries.size === 0) return;
      known.set(streamId, entries);
      for (const each of entries.values()) bytes += each.bytes;
      if (bytes > maxBytes) evict();
    },
    forget: remove,
  };
}

const isNewer = (one: KnownStream, other: KnownStream) => (one.revision ?? -1n) > (other.revision ?? -1n);

/**
 * Estimated memory of a value in bytes, too high rather than too low: V8 was measured to use less for each kind of part. Shared
 * parts count each time.
 */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 32 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 16;
  const parts = value instanceof Map ? [...value].flat() : Object.values(value);
  return parts.reduce<number>((bytes, part) => bytes + 48 + bytesOf(part), 96);
}
