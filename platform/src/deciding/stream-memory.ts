import type { CommandMark } from './command-mark.js';

/** What a stream is known to hold: its state, where it ends, and the commands that wrote it. */
export interface KnownStream<State = unknown> {
  readonly state: State;
  /** Revision of the last event; null while there is none. */
  readonly revision: bigint | null;
  /** Place of the last event in the log; null while there is none. */
  readonly position: bigint | null;
  readonly commands: readonly CommandMark[];
}

/** What this process read or wrote last of some streams. It may be old: whoever decides on it appends at its revision. */
export interface StreamMemory {
  recall<State>(decider: object, streamId: string): KnownStream<State> | null;
  remember<State>(decider: object, streamId: string, stream: KnownStream<State>): void;
  forget(streamId: string): void;
}

/** A state may hold personal data: none is kept longer than a key of the vault is trusted. */
const KEEP_MILLISECONDS = 60_000;
const MOST_STREAMS = 10_000;
/** Long streams are not worth the room their commands take. */
const MOST_COMMANDS = 200;

export function createStreamMemory(now: () => number = Date.now): StreamMemory {
  // Several deciders may fold one stream, each to a state of its own; what is written to it makes them all old.
  const known = new Map<string, Map<object, { stream: KnownStream; until: number }>>();
  return {
    recall<State>(decider: object, streamId: string) {
      const found = known.get(streamId)?.get(decider);
      return found && found.until > now() ? (found.stream as KnownStream<State>) : null;
    },
    remember(decider, streamId, stream) {
      const ofStream = known.get(streamId) ?? new Map<object, { stream: KnownStream; until: number }>();
      known.delete(streamId);
      ofStream.delete(decider);
      if (stream.commands.length <= MOST_COMMANDS) ofStream.set(decider, { stream, until: now() + KEEP_MILLISECONDS });
      if (ofStream.size === 0) return;
      const [oldest] = known.keys();
      if (known.size >= MOST_STREAMS && oldest !== undefined) known.delete(oldest);
      known.set(streamId, ofStream);
    },
    forget: (streamId) => void known.delete(streamId),
  };
}
