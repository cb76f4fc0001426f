import { setTimeout as delay } from 'node:timers/promises';

/** What a command does while others write to its stream. Times in milliseconds. */
export interface Contention {
  /** A command that is not written this long after its arrival is refused. */
  readonly deadline: number;
  /** Maximum pause between two attempts. */
  readonly longestPause: number;
  /** Maximum number of commands that wait for one stream in this process. */
  readonly waiting: number;
}

/**
 * The deadline leaves a hundred commands of one stream 200 ms each: one takes 2 to 10 ms, and 100 ms on a machine with seven times as much to do as it can. Three of them, as many streams as a booking writes,
 * are not longer than the minute after which the gateway gives up, so that a caller is told. A waiting command holds little more than its request.
 */
export const CONTENTION: Contention = { deadline: 20_000, longestPause: 250, waiting: 1_000 };

/** Maximum pause after the second conflict; each further one doubles it. */
const FIRST_PAUSE = 10;

/**
 * Waits before another attempt at a command that arrived now; false if the deadline passes before it. The first conflict has no pause: often the
 * stream was only known from some time ago. Later pauses are random, so that processes that met do not meet again.
 */
export function createAttempts({ deadline, longestPause }: Contention): () => Promise<boolean> {
  const until = performance.now() + deadline;
  let conflicts = 0;
  return async () => {
    conflicts += 1;
    const pause = conflicts === 1 ? 0 : Math.random() * Math.min(FIRST_PAUSE * 2 ** (conflicts - 2), longestPause);
    if (performance.now() + pause >= until) return false;
    if (pause > 0) await delay(pause);
    return true;
  };
}
