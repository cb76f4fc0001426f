/** What a stream is known to hold: its state, where it ends, and the ids of its events. */
export interface KnownStream<State = unknown> {
  readonly state: State;
  /** Revision of the last event; null while there is none. */
  readonly revision: bigint | null;
  /** Place of the last event in the log; null while there is none. */
  readonly position: bigint | null;
  readonly eventIds: ReadonlySet<string>;
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
/** Long streams are not worth the room their ids take. */
const MOST_EVENTS = 200;

export function createStreamMemory(now: () => number = Date.now): StreamMemory {
  const known = new Map<string, { decider: object; stream: KnownStream; until: number }>();
  return {
    recall<State>(decider: object, streamId: string) {
      const found = known.get(streamId);
      if (!found || found.decider !== decider || found.until <= now()) return null;
      return found.stream as KnownStream<State>;
    },
    remember(decider, streamId, stream) {
      known.delete(streamId);
      if (stream.eventIds.size > MOST_EVENTS) return;
      const [oldest] = known.keys();
      if (known.size >= MOST_STREAMS && oldest !== undefined) known.delete(oldest);
      known.set(streamId, { decider, stream, until: now() + KEEP_MILLISECONDS });
    },
    forget: (streamId) => void known.delete(streamId),
  };
}
