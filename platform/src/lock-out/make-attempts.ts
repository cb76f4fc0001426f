import { setTimeout as pause } from 'node:timers/promises';
import type { Attempts } from './attempts.js';

/** What is being done here under a bucket. */
interface Bucket {
  /** Those that ask whether they may be made, and those that are made. */
  readonly asking: Set<Promise<unknown>>;
  readonly making: Set<Promise<unknown>>;
  /** How many were right. */
  right: number;
  users: number;
}

/** Milliseconds after which a refused attempt asks again, for those that other processes make: a right one of them resets the bucket. */
const OTHERS_TAKE = [100, 300];

/** `Attempts.make`: a refused attempt goes by what was asked before it, and asks again only after another one has ended, so that all come to an end. */
export function attemptMaker({ take, clear }: Pick<Attempts, 'take' | 'clear'>): Attempts['make'] {
  const buckets = new Map<string, Bucket>();

  return async (name, attempt, paused) => {
    const bucket = buckets.get(name) ?? { asking: new Set(), making: new Set(), right: 0, users: 0 };
    buckets.set(name, bucket);
    bucket.users += 1;
    try {
      const seconds = await secondsToWait(name, bucket);
      if (seconds > 0) return paused(seconds);
      return await within(bucket.making, async () => {
        const result = await attempt();
        await clear(name);
        bucket.right += 1;
        return result;
      });
    } finally {
      bucket.users -= 1;
      if (bucket.users === 0) buckets.delete(name);
    }
  };

  async function secondsToWait(name: string, bucket: Bucket): Promise<number> {
    for (const pauses = OTHERS_TAKE.values(); ;) {
      const { right } = bucket;
      const seconds = await within(bucket.asking, () => take(name));
      if (seconds === 0) return 0;
      // Their answers may be on their way.
      await Promise.allSettled(bucket.asking);
      if (bucket.making.size > 0) await Promise.race([...bucket.making].map((each) => each.catch(() => undefined)));
      else if (bucket.right === right) {
        const { done, value } = pauses.next();
        if (done) return seconds;
        await pause(value);
      }
    }
  }
}

/** Counts the work among these for as long as it takes. */
async function within<Result>(all: Set<Promise<unknown>>, work: () => Promise<Result>): Promise<Result> {
  const one = work();
  all.add(one);
  try {
    return await one;
  } finally {
    all.delete(one);
  }
}
