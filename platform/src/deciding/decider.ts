/** Inputs of a decision besides the state: time and new ids are passed in, so that deciding stays pure. */
export interface DecisionContext {
  now: Date;
}

/** How the events of a stream are folded into a state. */
export interface Fold<State, Event extends { type: string }> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Types of events whose personal fields this fold reads; all types where omitted. Other events are decoded without these fields, so
   * that no key is fetched for them; reading such a field throws.
   */
  readonly opens?: readonly Event['type'][];
  /**
   * Number of newest events that determine the state, independent of earlier ones; all events where omitted. Keeps reading fast for a
   * stream that grows every day. A process that does not know the stream recognises a repeated command only by
   * these events.
   */
  readonly last?: number;
}

/** The rules of one aggregate. `decide` returns the resulting events, none when nothing has to change, or refuses. */
export interface Decider<
  State,
  Command extends { type: string },
  Event extends { type: string },
  Context = DecisionContext,
> extends Fold<State, Event> {
  readonly decide: (state: State, command: Command, context: Context) => readonly Event[];
  /**
   * Commands that are usually the first of their stream. A process that does not know the stream decides them as if it were
   * empty, without a read; the append detects an existing stream.
   */
  readonly begins?: readonly Command['type'][];
}
