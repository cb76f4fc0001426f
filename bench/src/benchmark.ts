/** What may be said on the command line; each benchmark has defaults of its own. */
export interface Flags {
  /** Pairs that count. */
  readonly pairs: number;
  /** Seconds of one half of a pair, where a benchmark runs for a time. */
  readonly seconds: number;
  /** Events in the log, where a benchmark is about how many there are. */
  readonly events: number | null;
}

/** One question about speed, answered by a comparison within one run. */
export interface Benchmark {
  readonly name: string;
  readonly question: string;
  run(flags: Flags): Promise<void>;
}
