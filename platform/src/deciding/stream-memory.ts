import type { CommandMark } from './command-mark.js';

/** What a stream is known to hold: its state, where it ends, and the commands that wrote it. */
export interface KnownStream<State = unknown> {
  readonly state: State;
  /** Revision of the last event; null while there is none. */
  readonly revision: bigint | null;
  /** Place of the last event in the log; null while there is none. */
  readonly position: bigint | null;
  readonly commands: readonly CommandMark[];
  /** Whose personal data the state may hold. */
  readonly subjects: readonly string[];
}

/** What this process read or wrote last of some streams. It may be old: whoever decides on it appends at its revision. */
export interface StreamMemory {
  recall<State>(decider: object, streamId: string): KnownStream<State> | null;
  remember<State>(decider: object, streamId: string, stream: KnownStream<State>): void;
  forget(streamId: string): void;
}

interface Options {
  /** Whether the key of a subject is still trusted: without it nothing that was read with it is remembered. */
  trusts: (subject: string) => boolean;
  now?: () => number;
  /** Most memory that all streams together may take, by estimate. */
  mostBytes?: number;
}

/** After this a stream is read again, whoever else may have written to it. */
const KEEP_MILLISECONDS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** A stream that takes a larger share is read every time. */
const LARGEST_SHARE = 1 / 64;
/** What is kept of a full memory when room is made. */
const FULL_SHARE = 15 / 16;
/** What an entry takes besides its content. */
const ENTRY_BYTES = 600;

interface Entry {
  readonly stream: KnownStream;
  readonly until: number;
  readonly bytes: number;
}

export function createStreamMemory({ trusts, now = Date.now, mostBytes = MOST_BYTES }: Options): StreamMemory {
  // Several deciders may fold one stream, each to a state of its own; what is written to it makes them all old.
  const known = new Map<string, Map<object, Entry>>();
  let bytes = 0;
  let sweepAt = now() + KEEP_MILLISECONDS;

  const holds = ({ stream, until }: Entry) => until > now() && stream.subjects.every(trusts);
  const drop = (streamId: string) => {
    for (const entry of known.get(streamId)?.values() ?? []) bytes -= entry.bytes;
    known.delete(streamId);
  };
  /** Streams that nobody comes to any more would stay in memory until others need the room. */
  const sweep = () => {
    if (now() < sweepAt) return;
    sweepAt = now() + KEEP_MILLISECONDS;
    for (const [streamId, entries] of known) if (![...entries.values()].every(holds)) drop(streamId);
  };

  /** More than is needed now: a Map finds its oldest entry slowly where many before it were removed one by one. */
  const makeRoom = () => {
    for (const [oldest] of known) {
      if (bytes <= mostBytes * FULL_SHARE) break;
      drop(oldest);
    }
  };

  return {
    recall<State>(decider: object, streamId: string) {
      const found = known.get(streamId)?.get(decider);
      if (!found) return null;
      if (holds(found)) return found.stream as KnownStream<State>;
      drop(streamId);
      return null;
    },
    remember(decider, streamId, stream) {
      sweep();
      const others = [...(known.get(streamId) ?? [])].filter(([other]) => other !== decider);
      drop(streamId);
      const entry = { stream, until: now() + KEEP_MILLISECONDS, bytes: ENTRY_BYTES + bytesOf([streamId, stream]) };
      const isSmall = entry.bytes <= mostBytes * LARGEST_SHARE;
      const entries = new Map<object, Entry>(isSmall ? [...others, [decider, entry]] : others);
      if (entries.size === 0) return;
      known.set(streamId, entries);
      for (const each of entries.values()) bytes += each.bytes;
      if (bytes > mostBytes) makeRoom();
    },
    forget: drop,
  };
}

/**
 * How many bytes of memory a value takes, rather too many than too few: V8 was seen to take less for each kind of part. Parts that
 * are shared count each time.
 */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 32 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 16;
  const parts = value instanceof Map ? [...value].flat() : Object.values(value);
  return parts.reduce<number>((bytes, part) => bytes + 48 + bytesOf(part), 96);
}
