import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests are answered. */
const SLICE = 15;

/** Divides long work: `isOver` is to be asked often, and `next` awaited once it is. */
export function slices() {
  let ends = performance.now() + SLICE;
  return {
    isOver: (): boolean => performance.now() >= ends,
    async next(): Promise<void> {
      await setImmediate();
      ends = performance.now() + SLICE;
    },
  };
}
