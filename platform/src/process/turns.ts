import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const SLICE = 10;

/**
 * Returns what long work awaits between its pieces: it gives others of this process their turn once a slice of time is used up. Until then there is nothing to await, so that small
 * pieces cost a look at the clock.
 */
export function createTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  const letOthers = async () => {
    await nextTurn();
    began = performance.now();
  };
  return () => (performance.now() - began < SLICE ? undefined : letOthers());
}
