import { createHash, randomUUID } from 'node:crypto';
import { WRITE_CONFLICT } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { type Codec, readable } from '../event-store/codec.js';
import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import { type Cause, circumstances, isRepeated, markFor, markOf } from './command-mark.js';
import { CONTENTION, createAttempts } from './contention.js';
import type { Decider, Fold } from './decider.js';
import { createStreamMemory, type KnownStream } from './stream-memory.js';
import { createStreamQueue } from './stream-queue.js';

/** Result of a command. `repeated`: it was executed before, so nothing was appended. */
export interface Outcome<State, Event = unknown> {
  state: State;
  /** The events that this call appended. */
  facts: readonly Event[];
  /** Log position at which the outcome is visible; null when the stream is empty and stays so. */
  position: bigint | null;
  repeated: boolean;
}

export interface CommandBus {
  handle<State, Command extends { type: string }, Event extends { type: string; data: unknown }, Context>(
    decider: Decider<State, Command, Event, Context>,
    streamId: string,
    command: Command,
    context: Context,
    cause: Cause,
  ): Promise<Outcome<State, Event>>;
  /** The state of a stream, for a reply and not for a decision. */
  load<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string): Promise<State>;
  /** The state last known to this process, at most a minute old; reads the stream where none is known. For state that rarely changes. */
  recall<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string): Promise<State>;
}

/**
 * Read, decide, append at the expected revision; on a conflict read and decide again. A stream that this process recently read
 * or wrote is not read again, nor is one that a command begins: such a decision holds if the append succeeds. A refusal,
 * or an empty decision, is returned only for a freshly read stream. Of a known stream only new events are read.
 *
 * Commands of one stream are handled one after the other in this process, and tried again, after growing pauses, while other processes write to it:
 * with WRITE_CONFLICT is refused only what is not written before its deadline, or whose caller has left meanwhile.
 *
 * A repeated command is recognised from the metadata of its events and has no further effect; another command under its id is
 * refused with COMMAND_ID_REUSED. Event ids are new in every attempt: two concurrent attempts conflict in the store instead of
 * being taken for one append, and the loser reads the winner's events.
 */
export function createCommandBus(
  store: Pick<EventStore, 'readStream' | 'append'>,
  codec: Codec,
  memory = createStreamMemory(codec),
  contention = CONTENTION,
): CommandBus {
  const inTurn = createStreamQueue(contention);
  /** The current state of a stream: the known one plus the events since. */
  const read = async <State, Event extends { type: string }>(
    decider: Fold<State, Event>,
    streamId: string,
    known: KnownStream<State>,
  ): Promise<KnownStream<State>> => {
    const at = performance.now();
    const newEvents = await store.readStream(streamId, known.revision, decider.opens, decider.last);
    const last = newEvents.at(-1);
    const latest = {
      state: readable(() => replay(decider.evolve, known.state, newEvents)),
      revision: last?.revision ?? known.revision,
      position: last?.position ?? known.position,
      commands: [...known.commands, ...newEvents.flatMap(({ metadata }) => markOf(metadata) ?? [])],
      subjects: distinct([...known.subjects, ...codec.subjectsOf(newEvents, decider.opens)]),
      at,
    };
    memory.remember(decider, streamId, latest);
    return latest;
  };

  return {
    async handle(decider, streamId, command, context, cause) {
      const mark = markFor(cause, command.type);
      const arrivedAt = performance.now();
      const nextAttempt = createAttempts(contention);
      return inTurn(streamId, async (hasWaited) => {
        if (hasWaited && hasLeft(cause)) return refuse(WRITE_CONFLICT);
        const known = memory.recall<typeof decider.initialState>(decider, streamId);
        let stream = known ?? emptyStream(decider);
        // What the command before has read or appended since this one arrived is as good as a read of its own.
        let isFresh = stream.at >= arrivedAt;
        const readAgain = async () => {
          stream = await read(decider, streamId, stream);
          isFresh = true;
        };
        if (known === null && !decider.begins?.includes(command.type)) await readAgain();
        for (;;) {
          const { state, revision, position: reached, commands, subjects } = stream;
          if (mark && isRepeated(commands, mark)) return { state, facts: [], position: reached, repeated: true };
          const facts = isFresh
            ? decider.decide(state, command, context)
            : factsOrNone(() => decider.decide(state, command, context));
          if (facts.length === 0) {
            if (isFresh) return { state, facts, position: reached, repeated: false };
            await readAgain();
            continue;
          }
          const metadata = {
            ...circumstances(cause),
            ...(mark && { command: { step: mark.step, asked: mark.asked } }),
          };
          const events = await Promise.all(facts.map((fact) => codec.encode(randomUUID(), fact, metadata)));
          memory.forget(streamId);
          const at = performance.now();
          try {
            const position = await store.append(streamId, revision ?? 'no-stream', events);
            const after = {
              state: replay(decider.evolve, state, facts),
              revision: (revision ?? -1n) + BigInt(facts.length),
              position,
              commands: mark ? [...commands, mark] : commands,
              subjects: distinct([...subjects, ...codec.subjectsOf(events, decider.opens)]),
              at,
            };
            memory.remember(decider, streamId, after);
            return { state: after.state, facts, position, repeated: false };
          } catch (error) {
            if (!(error instanceof RevisionConflict)) throw error;
            if (!(await nextAttempt()) || hasLeft(cause)) return refuse(WRITE_CONFLICT);
            await readAgain();
          }
        }
      });
    },

    async load<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string) {
      const known = memory.recall<State>(decider, streamId) ?? emptyStream(decider);
      return (await read(decider, streamId, known)).state;
    },

    async recall<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string) {
      return (memory.recall<State>(decider, streamId) ?? (await read(decider, streamId, emptyStream(decider)))).state;
    },
  };
}

/** An empty stream, the starting point before anything is known. */
const emptyStream = <State>({ initialState }: { initialState: State }): KnownStream<State> => ({
  ...{ state: initialState, revision: null, position: null },
  ...{ commands: [], subjects: [], at: -Infinity },
});

const hasLeft = (cause: Cause): boolean => cause.hasLeft?.() ?? false;

const distinct = (subjects: readonly string[]): readonly string[] => [...new Set(subjects)];

/** Decides on possibly stale state; a refusal is inconclusive, and the caller re-reads. */
function factsOrNone<Fact>(decide: () => readonly Fact[]): readonly Fact[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

// A stream holds only events of its own decider.
const replay = <State, Event>(evolve: (state: State, event: Event) => State, from: State, events: readonly unknown[]) =>
  (events as readonly Event[]).reduce(evolve, from);

/** A UUID derived from a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
