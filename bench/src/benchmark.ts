import type { Report } from './figures/report.js';
import type { Backends, WithBackends } from './setup/backends.js';

/** `full`: the measured size. `tiny`: every step once, for a test without timing. */
export type Size = 'full' | 'tiny';

/** Sizes given on the command line. A benchmark uses its own default for each one that is missing. */
export interface GivenSizes {
  /** Measured pairs. */
  readonly pairs?: number;
  /** Seconds of one half of a pair, if a benchmark runs for a fixed time. */
  readonly seconds?: number;
  /** Events in the log, if a benchmark depends on their number. */
  readonly events?: number;
  /** Scans and photographed reports of each layout. */
  readonly documents?: number;
  /** Megabytes of the one export that is read, in place of all. */
  readonly megabytes?: number;
}

/** One performance comparison. */
export interface Benchmark {
  readonly name: string;
  readonly question: string;
  /** Measures on empty backends from `withBackends`, or on a product of its own. Rejects if a result is wrong. */
  run(size: Size, withBackends: WithBackends, report: Report, given?: GivenSizes): Promise<void>;
}

/** Declares a benchmark of the backends by its two sizes and its implementation. */
export const defineBenchmark = <Sizes extends { pairs: number }>({
  sizes,
  run,
  ...about
}: Pick<Benchmark, 'name' | 'question'> & {
  sizes: Readonly<Record<Size, Sizes>>;
  run(sizes: Sizes, backends: Backends, report: Report): Promise<void>;
}): Benchmark => ({
  ...about,
  run: (size, withBackends, report, given = {}) =>
    withBackends((backends) => run({ ...sizes[size], ...given }, backends, report)),
});
