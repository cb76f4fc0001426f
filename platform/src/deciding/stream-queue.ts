import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { Contention } from './contention.js';

/**
 * Runs work on a stream once the works that arrived before it have ended, however they ended; works on other streams run beside it. `hasWaited` is false for work that ran at
 * once. Refuses with UNAVAILABLE work that has waited until the deadline, and work that finds too many others waiting.
 */
export type StreamQueue = <Result>(streamId: string, work: (hasWaited: boolean) => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_SECONDS = 1;
const tooBusy = () => new Refusal(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A queue for each stream that this process writes. */
export function createStreamQueue({ deadline, waiting: most }: Contention): StreamQueue {
  /** What waits for each stream that is being worked on, in the order of arrival. Sets, because work leaves from the middle too. */
  const busy = new Map<string, Set<() => void>>();

  const turnAfter = (waiting: Set<() => void>) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        waiting.delete(begin);
        reject(tooBusy());
      }, deadline);
      waiting.add(begin);
    });
  const passOn = (streamId: string, waiting: Set<() => void>) => {
    const [next] = waiting;
    if (!next) return void busy.delete(streamId);
    waiting.delete(next);
    next();
  };

  return async (streamId, work) => {
    const others = busy.get(streamId);
    if (others && others.size >= most) throw tooBusy();
    const waiting = others ?? new Set();
    if (others) await turnAfter(others);
    else busy.set(streamId, waiting);
    try {
      return await work(others !== undefined);
    } finally {
      passOn(streamId, waiting);
    }
  };
}
