import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const SLICE = 10;

/** Returns what long work awaits between its pieces: it gives others of this process their turn once a slice of time is used up. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await nextTurn();
    began = performance.now();
  };
}
