import { availableParallelism, totalmem } from 'node:os';

/** Documents with text of their own, each read in a fraction of a second by a process with about 150 MB. */
export const TEXTS_AT_ONCE = 2;

/** Memory of a process that recognises two pages at a time, with as much again for everything else on the machine. */
const BYTES_OF_A_SCAN = 2 * 1024 ** 3;
const MOST = 4;

/** Documents that are recognised at the same time in this process: each keeps two cores busy, and two patients should not wait for each other. */
export function scansAtOnce(cores = availableParallelism(), memory = totalmem()): number {
  const wanted = Math.min(MOST, Math.max(2, Math.floor(cores / 2)));
  return Math.max(1, Math.min(wanted, Math.floor(memory / BYTES_OF_A_SCAN)));
}
