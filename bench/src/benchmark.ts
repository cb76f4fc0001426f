import type { Report } from './figures/report.js';
import type { Backends } from './ground/backends.js';

/** `full`: what the figures are about. `tiny`: every step once, for a test that times nothing. */
export type Size = 'full' | 'tiny';

/** Sizes given on the command line. A benchmark uses its own default for each one that is missing. */
export interface Said {
  /** Pairs that count. */
  readonly pairs?: number;
  /** Seconds of one half of a pair, where a benchmark runs for a time. */
  readonly seconds?: number;
  /** Events in the log, where a benchmark is about how many there are. */
  readonly events?: number;
}

/** One question about speed, answered by a comparison within one run. */
export interface Benchmark {
  readonly name: string;
  readonly question: string;
  /** Takes its figures over empty backends. Rejects when something was quick and wrong. */
  run(size: Size, backends: Backends, report: Report, said?: Said): Promise<void>;
}

/** Declares a benchmark by its two sizes and by what it does at any size. */
export const defineBenchmark = <Sizes extends { pairs: number }>({
  sizes,
  run,
  ...about
}: Pick<Benchmark, 'name' | 'question'> & {
  sizes: Readonly<Record<Size, Sizes>>;
  run(sizes: Sizes, backends: Backends, report: Report): Promise<void>;
}): Benchmark => ({
  ...about,
  run: (size, backends, report, said = {}) => run({ ...sizes[size], ...said }, backends, report),
});
