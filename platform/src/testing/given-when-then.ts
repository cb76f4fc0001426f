import { deepStrictEqual } from 'node:assert/strict';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '../deciding/decider.js';

/** `story(decider, context).given(events).when(command).then(events)`: a rule in given-when-then form. */
export interface Story<Command, Event> {
  given(...history: readonly Event[]): {
    when(command: Command): {
      /** Exactly these facts result. */
      then(...facts: readonly Event[]): void;
      /** No fact results, since nothing has to change. */
      thenNothing(): void;
      /** The command is refused with this code. */
      thenRefuses(code: string): void;
    };
  };
}

/** Given-when-then tests of a decider, in one context. */
export function givenWhenThen<State, Command extends { type: string }, Event extends { type: string }, Context>(
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
