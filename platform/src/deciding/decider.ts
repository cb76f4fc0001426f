/** What a decision may know of the world: the time and fresh ids come from here, so that deciding stays pure. */
export interface Moment {
  now: Date;
}

/** How the events of a stream make a state. */
export interface Fold<State, Event extends { type: string }> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Types of events whose personal fields are read here; of all where it is left out. Other events come without them, so that no
   * key is fetched for them, and throw where one is asked for after all.
   */
  readonly opens?: readonly Event['type'][];
  /**
   * How many of the newest events of the stream make the state, whatever came before them; all where it is left out. A stream that
   * grows every day is read quickly that way. A process that knows nothing of the stream recognises a repeated command only by
   * these events.
   */
  readonly last?: number;
}

/** The rules of one aggregate. `decide` returns the facts that follow, none when it is already so, or refuses. */
export interface Decider<
  State,
  Command extends { type: string },
  Event extends { type: string },
  Context = Moment,
> extends Fold<State, Event> {
  readonly decide: (state: State, command: Command, context: Context) => readonly Event[];
  /**
   * Commands that usually come first to their stream. Where nothing is remembered of the stream they are decided as if it were
   * not there, without a read; the append finds out whether it is.
   */
  readonly begins?: readonly Command['type'][];
}
