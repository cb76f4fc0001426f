import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks: short at first, because many jobs take less than a second. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1_000;

interface Waiting<State> {
  readonly isEnded: (state: State) => boolean;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether nobody waits for the result any more. */
  readonly hasLeft: () => boolean;
}

/** The state of the work of a job once it has ended; as far as it is when the time is over, or when the caller has left. */
export async function untilEnded<State>(
  load: () => Promise<State>,
  { isEnded, timeout, hasLeft }: Waiting<State>,
): Promise<State> {
  const until = performance.now() + timeout;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const state = await load();
    const left = until - performance.now();
    if (isEnded(state) || left <= 0 || hasLeft()) return state;
    await delay(Math.min(pause, left));
  }
}
