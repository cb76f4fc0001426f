import { setTimeout as pause } from 'node:timers/promises';
import type { Until } from './callers.js';

/** Starts this many operations per second, regardless of whether earlier ones have ended. */
export async function pace<Result>(
  perSecond: number,
  { seconds, operations }: Until,
  operation: () => Promise<Result>,
): Promise<Result[]> {
  const startedAt = performance.now();
  const running: Promise<Result>[] = [];
  const most = Math.min(operations, Math.ceil(perSecond * seconds));
  while (running.length < most) {
    const early = startedAt + (running.length / perSecond) * 1000 - performance.now();
    if (early > 0) await pause(early);
    running.push(operation());
  }
  return Promise.all(running);
}
