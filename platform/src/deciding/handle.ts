import { createHash, randomUUID } from 'node:crypto';
import { WRITE_CONFLICT } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { type Codec, readable } from '../event-store/codec.js';
import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import { type Cause, circumstances, isRepeated, markFor, markOf } from './command-mark.js';
import type { Decider, Fold } from './decider.js';
import { createStreamMemory, type KnownStream } from './stream-memory.js';

/** How often a command is decided because someone else wrote to the stream at the same moment. */
const MOST_TRIES = 10;

/** What came of a command. `repeated`: it had been carried out before, so nothing was added. */
export interface Outcome<State, Event = unknown> {
  state: State;
  /** What this call added to the log. */
  facts: readonly Event[];
  /** Place in the log that shows the outcome; null when the stream is empty and stays so. */
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
  /** The state of a stream, read to answer and not to decide. */
  load<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string): Promise<State>;
  /** The state as this process knew it last, at most a minute old; read where it knows none. For what hardly changes. */
  recall<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string): Promise<State>;
}

/**
 * Read, decide, append at the expected revision; on a conflict read and decide again. A stream that was read or written a
 * moment ago is not read anew, nor is one that a command begins: what is decided so holds if the append does, and a refusal,
 * or that there is nothing to do, is said only of a stream just read. Of a stream that is known only what is new is read.
 *
 * A command is recognised by what its events say of it, so sending it twice does nothing twice; another one under its id is
 * refused with COMMAND_ID_REUSED. The ids of events are new in every try: two tries that race are a conflict to the store,
 * never the same events once more, and whoever loses reads what the other has written.
 */
export function createCommandBus(
  store: Pick<EventStore, 'readStream' | 'append'>,
  codec: Codec,
  memory = createStreamMemory(codec),
): CommandBus {
  /** A stream as it is now: what was known of it, and what has followed. */
  const read = async <State, Event extends { type: string }>(
    decider: Fold<State, Event>,
    streamId: string,
    known: KnownStream<State>,
  ): Promise<KnownStream<State>> => {
    const news = await store.readStream(streamId, known.revision, decider.opens, decider.last);
    const last = news.at(-1);
    const stream = {
      state: readable(() => replay(decider.evolve, known.state, news)),
      revision: last?.revision ?? known.revision,
      position: last?.position ?? known.position,
      commands: [...known.commands, ...news.flatMap(({ metadata }) => markOf(metadata) ?? [])],
      subjects: eachOnce([...known.subjects, ...codec.subjectsOf(news, decider.opens)]),
    };
    memory.remember(decider, streamId, stream);
    return stream;
  };

  return {
    async handle(decider, streamId, command, context, cause) {
      const mark = markFor(cause, command.type);
      const known = memory.recall<typeof decider.initialState>(decider, streamId);
      let stream = known ?? nothingIn(decider);
      let isFresh = known === null && !decider.begins?.includes(command.type);
      for (let conflicts = 0; conflicts < MOST_TRIES;) {
        if (isFresh) stream = await read(decider, streamId, stream);
        const { state, revision, position: reached, commands, subjects } = stream;
        if (mark && isRepeated(commands, mark)) return { state, facts: [], position: reached, repeated: true };
        const facts = isFresh
          ? decider.decide(state, command, context)
          : factsOrNone(() => decider.decide(state, command, context));
        if (facts.length === 0) {
          if (isFresh) return { state, facts, position: reached, repeated: false };
          isFresh = true;
          continue;
        }
        const beside = { ...circumstances(cause), ...(mark && { command: { step: mark.step, asked: mark.asked } }) };
        const events = await Promise.all(facts.map((fact) => codec.encode(randomUUID(), fact, beside)));
        memory.forget(streamId);
        try {
          const position = await store.append(streamId, revision ?? 'no-stream', events);
          const after = {
            state: replay(decider.evolve, state, facts),
            revision: (revision ?? -1n) + BigInt(facts.length),
            position,
            commands: mark ? [...commands, mark] : commands,
            subjects: eachOnce([...subjects, ...codec.subjectsOf(events, decider.opens)]),
          };
          memory.remember(decider, streamId, after);
          return { state: after.state, facts, position, repeated: false };
        } catch (error) {
          if (!(error instanceof RevisionConflict)) throw error;
          conflicts += 1;
          isFresh = true;
        }
      }
      return refuse(WRITE_CONFLICT);
    },

    async load<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string) {
      const known = memory.recall<State>(decider, streamId) ?? nothingIn(decider);
      return (await read(decider, streamId, known)).state;
    },

    async recall<State, Event extends { type: string }>(decider: Fold<State, Event>, streamId: string) {
      return (memory.recall<State>(decider, streamId) ?? (await read(decider, streamId, nothingIn(decider)))).state;
    },
  };
}

/** What is known of a stream before anything is: nothing stands in it. */
const nothingIn = <State>({ initialState }: { initialState: State }): KnownStream<State> => ({
  ...{ state: initialState, revision: null, position: null },
  ...{ commands: [], subjects: [] },
});

const eachOnce = (subjects: readonly string[]): readonly string[] => [...new Set(subjects)];

/** What follows on a state that may be old; a refusal on such a one is no answer yet. */
function factsOrNone<Fact>(decide: () => readonly Fact[]): readonly Fact[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

// A stream holds what its own decider wrote, so its events are of that decider's kind.
const replay = <State, Event>(evolve: (state: State, event: Event) => State, from: State, events: readonly unknown[]) =>
  (events as readonly Event[]).reduce(evolve, from);

/** A UUID that follows from a text alone. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
