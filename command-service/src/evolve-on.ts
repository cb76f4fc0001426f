import type { EventDefinition, EventOf } from '@anamnesis/contracts/language/event';

/**
 * Folds only the given event types of a stream. All other events leave the state unchanged: another decider of the same stream
 * folds them.
 */
export function evolveOn<State, const Handled extends readonly EventDefinition[]>(
  handles: Handled,
  evolve: (state: State, event: EventOf<Handled[number]>) => State,
): (state: State, event: { type: string }) => State {
  const types = new Set<string>(handles.map(({ type }) => type));
  return (state, event) => (types.has(event.type) ? evolve(state, event as EventOf<Handled[number]>) : state);
}
