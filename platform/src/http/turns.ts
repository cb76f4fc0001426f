import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';

export interface TurnOptions {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number;
  /** Maximum waiting time of a task. */
  readonly waitMilliseconds: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * A fair queue: one task per caller at a time, and round-robin among callers, so that a caller with many tasks
 * delays only itself. Refuses with UNAVAILABLE a task that has waited too long.
 */
export function createTurns({ atOnce, waitMilliseconds }: TurnOptions) {
  /** Waiting tasks by caller, ordered by the time of the caller's last task. */
  const waiting = new Map<string, Set<() => void>>();
  const working = new Set<string>();

  const beginNext = () => {
    for (const [who, tasks] of waiting) {
      if (working.size >= atOnce) return;
      const [begin] = tasks;
      if (working.has(who) || !begin) continue;
      leave(who, begin);
      working.add(who);
      begin();
    }
  };
  const leave = (who: string, begin: () => void) => {
    const tasks = waiting.get(who);
    tasks?.delete(begin);
    if (tasks?.size === 0) waiting.delete(who);
  };
  const end = (who: string) => {
    working.delete(who);
    const tasks = waiting.get(who);
    // The caller's other tasks move to the end of the queue.
    if (tasks && waiting.delete(who)) waiting.set(who, tasks);
    beginNext();
  };
  const turnOf = (who: string) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        leave(who, begin);
        reject(new Refusal(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }, waitMilliseconds);
      waiting.set(who, (waiting.get(who) ?? new Set()).add(begin));
      beginNext();
    });

  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    await turnOf(who);
    try {
      return await work();
    } finally {
      end(who);
    }
  };
}
