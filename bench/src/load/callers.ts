import type { Run } from '../figures/pairs.js';
import { percentile } from '../figures/statistics.js';

/** Operations per second, and the 99th percentile of their duration, ms. */
export type Throughput = Run<'per second' | 'p99 ms'>;

/** A run ends after this many seconds or this many operations, whichever comes first. */
export interface Until {
  readonly seconds: number;
  readonly operations: number;
}

/**
 * Runs this many callers, each of which performs its operations in sequence. `caller` creates the operation of each caller.
 */
export async function callFor(
  callers: number,
  { seconds, operations }: Until,
  caller: (index: number) => () => Promise<unknown>,
): Promise<Throughput> {
  const took: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let begun = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, index) => {
      const operation = caller(index);
      for (let before = performance.now(); before < endsAt && begun < operations;) {
        begun += 1;
        await operation();
        const after = performance.now();
        took.push(after - before);
        before = after;
      }
    }),
  );
  return throughputOf(took, performance.now() - startedAt);
}

/** The figures of operations with these durations, in a run of this length, ms. */
export const throughputOf = (took: readonly number[], milliseconds: number): Throughput => ({
  figures: { 'per second': took.length / (milliseconds / 1000), 'p99 ms': percentile(took, 99) },
  did: took.length,
});
