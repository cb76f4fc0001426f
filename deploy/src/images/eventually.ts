import { setTimeout as pause } from 'node:timers/promises';

/** Retries once a second until success, at most for the given number of seconds; then throws the last error. */
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
      if (Date.now() > end) throw new Error(`Not fulfilled after ${seconds} seconds: ${what}`, { cause });
    }
    await pause(1000);
  }
}
