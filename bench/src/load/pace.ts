import { setTimeout as pause } from 'node:timers/promises';

/** Starts so many operations a second, whether or not the ones before have ended. */
export async function pace<Result>(
  perSecond: number,
  seconds: number,
  operation: () => Promise<Result>,
): Promise<Result[]> {
  const startedAt = performance.now();
  const running: Promise<Result>[] = [];
  for (let due = 0; due < seconds * 1000; due = (running.length / perSecond) * 1000) {
    const early = startedAt + due - performance.now();
    if (early > 0) await pause(early);
    running.push(operation());
  }
  return Promise.all(running);
}
