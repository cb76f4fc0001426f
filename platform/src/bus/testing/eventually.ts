import { setTimeout as pause } from 'node:timers/promises';

/** Tries a check again until it no longer throws; rejects with its last error after `within` milliseconds. */
export async function eventually<Result>(check: () => Result | Promise<Result>, within = 10_000): Promise<Result> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}
