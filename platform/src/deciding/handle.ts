import { createHash } from 'node:crypto';
import type { Actor } from '@anamnesis/contracts/language/role';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Codec } from '../event-store/codec.js';
import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import type { Decider } from './decider.js';

/** How often a command is decided again because someone else wrote to the stream at the same moment. */
const MOST_TRIES = 10;

/** Who commands, in which request, under which command id. */
export interface Cause {
  actor: Actor;
  correlationId: string;
  commandId: string;
}

/** What came of a command. `repeated`: it had been carried out before, so nothing was added. */
export interface Outcome<State, Event = unknown> {
  state: State;
  /** What this call added to the log. */
  facts: readonly Event[];
  /** Place in the log that shows the outcome; null when the stream is empty and stays so. */
  position: bigint | null;
  repeated: boolean;
}

type Readable<State, Event> = Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>;

export interface CommandBus {
  handle<State, Command extends { type: string }, Event extends { type: string; data: unknown }, Context>(
    decider: Decider<State, Command, Event, Context>,
    streamId: string,
    command: Command,
    context: Context,
    cause: Cause,
  ): Promise<Outcome<State, Event>>;
  /** The state of a stream, read to answer and not to decide. */
  load<State, Event>(decider: Readable<State, Event>, streamId: string): Promise<State>;
}

/**
 * Read, decide, append at the expected revision; on a conflict read and decide again.
 * A command is recognised by the ids of its events in the stream, so sending it twice does nothing twice. They follow from
 * who commands what under which id: under an id that was used before, another command, or anybody else's, is a new one.
 */
export function createCommandBus(store: EventStore, codec: Codec): CommandBus {
  return {
    async handle(decider, streamId, command, context, cause) {
      const idOf = (index: number) => eventId(cause, command.type, streamId, index);
      for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
        const history = await store.readStream(streamId);
        const state = replay(decider.evolve, decider.initialState, history);
        const last = history.at(-1);
        if (history.some(({ id }) => id === idOf(0))) {
          return { state, facts: [], position: last?.position ?? null, repeated: true };
        }
        const facts = decider.decide(state, command, context);
        if (facts.length === 0) return { state, facts: [], position: last?.position ?? null, repeated: false };
        const events = await Promise.all(
          facts.map((fact, index) => codec.encode(idOf(index), fact, circumstances(cause))),
        );
        try {
          const position = await store.append(streamId, last?.revision ?? 'no-stream', events);
          return { state: replay(decider.evolve, state, facts), facts, position, repeated: false };
        } catch (error) {
          if (!(error instanceof RevisionConflict)) throw error;
        }
      }
      return refuse('WRITE_CONFLICT');
    },

    async load(decider, streamId) {
      return replay(decider.evolve, decider.initialState, await store.readStream(streamId));
    },
  };
}

// A stream holds what its own decider wrote, so its events are of that decider's kind.
const replay = <State, Event>(evolve: (state: State, event: Event) => State, from: State, events: readonly unknown[]) =>
  (events as readonly Event[]).reduce(evolve, from);

/** The same step of the same command always bears the same id, so that a request sent twice stays one. */
export function stepOf(cause: Cause, step: string): Cause {
  return { ...cause, commandId: uuidOf(`${cause.commandId}/${step}`) };
}

/** A UUID that follows from a text alone. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// The store drops an append that it has already taken: derived ids make a retry after a lost answer harmless.
const eventId = ({ actor, commandId }: Cause, command: string, streamId: string, index: number) =>
  uuidOf(`${actor.role}/${actor.id}/${command}/${commandId}/${streamId}/${index}`);

const circumstances = ({ actor, correlationId, commandId }: Cause) => ({
  actor,
  correlationId,
  causationId: commandId,
});
