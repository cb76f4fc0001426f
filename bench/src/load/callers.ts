import type { Run } from '../figures/pairs.js';
import { percentile } from '../figures/statistics.js';

/** Operations a second, and milliseconds that 99 of 100 of them do not exceed. */
export type Throughput = Run<'per second' | 'p99 ms'>;

/** A run ends after this many seconds or this many operations, whichever comes first. */
export interface Until {
  readonly seconds: number;
  readonly operations: number;
}

/**
 * So many callers, each of which does one operation after the other. `caller` makes each caller its own operation.
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

/** Figures of operations that took so many milliseconds each, all within so many. */
export const throughputOf = (took: readonly number[], milliseconds: number): Throughput => ({
  figures: { 'per second': took.length / (milliseconds / 1000), 'p99 ms': percentile(took, 99) },
  did: took.length,
});
