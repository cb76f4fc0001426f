import { deepStrictEqual } from 'node:assert/strict';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '../deciding/decider.js';

/** `story(decider, context).given(events).when(command).then(events)`: a rule told as a sentence. */
export interface Story<Command, Event> {
  given(...history: readonly Event[]): {
    when(command: Command): {
      /** Exactly these facts follow. */
      then(...facts: readonly Event[]): void;
      /** It is already so: no fact follows. */
      thenNothing(): void;
      /** It is refused, under this code. */
      thenRefuses(code: string): void;
    };
  };
}

/** Tells stories of a decider, in one context. */
export function story<State, Command extends { type: string }, Event extends { type: string }, Context>(
  decider: Decider<State, Command, Event, Context>,
  context: Context,
): Story<Command, Event> {
  return {
    given: (...history) => ({
      when: (command) => {
        const decide = () => decider.decide(history.reduce(decider.evolve, decider.initialState), command, context);
        return {
          then: (...facts) => deepStrictEqual(decide(), facts),
          thenNothing: () => deepStrictEqual(decide(), []),
          thenRefuses: (code) => deepStrictEqual(refusalOf(decide), code),
        };
      },
    }),
  };
}

function refusalOf(decide: () => readonly unknown[]): string {
  try {
    return `no refusal, but ${JSON.stringify(decide())}`;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
