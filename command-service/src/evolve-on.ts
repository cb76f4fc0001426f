import type { EventDefinition, EventOf } from '@anamnesis/contracts/language/event';

/**
 * Folds some of the events of a stream: `evolve` covers each of them, and any other leaves the state as it is, since another decider
 * of the same stream folds it.
 */
export function evolveOn<State, const Handled extends readonly EventDefinition[]>(
  handles: Handled,
  evolve: (state: State, event: EventOf<Handled[number]>) => State,
): (state: State, event: { type: string }) => State {
  const types = new Set<string>(handles.map(({ type }) => type));
  return (state, event) => (types.has(event.type) ? evolve(state, event as EventOf<Handled[number]>) : state);
}
