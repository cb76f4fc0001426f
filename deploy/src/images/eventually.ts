import { setTimeout as pause } from 'node:timers/promises';

/** Tries until it succeeds, once a second, at most for so many seconds; then throws what it failed with last. */
export async function eventually<Result>(
  what: string,
  seconds: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (Date.now() > end) throw new Error(`After ${seconds} seconds it is not so that ${what}`, { cause });
    }
    await pause(1000);
  }
}
