import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';

export interface TurnOptions {
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** How long a piece waits for its turn at most. */
  readonly waitMilliseconds: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Does work for many callers: one piece of a caller at a time, and the callers one after the other, so that whoever brings
 * much waits for themselves. Refuses with UNAVAILABLE what has waited too long.
 */
export function createTurns({ atOnce, waitMilliseconds }: TurnOptions) {
  /** Who waits, those first whose last turn is longest ago. */
  const waiting = new Map<string, Set<() => void>>();
  const working = new Set<string>();

  const beginNext = () => {
    for (const [who, pieces] of waiting) {
      if (working.size >= atOnce) return;
      const [begin] = pieces;
      if (working.has(who) || !begin) continue;
      leave(who, begin);
      working.add(who);
      begin();
    }
  };
  const leave = (who: string, begin: () => void) => {
    const pieces = waiting.get(who);
    pieces?.delete(begin);
    if (pieces?.size === 0) waiting.delete(who);
  };
  const end = (who: string) => {
    working.delete(who);
    const pieces = waiting.get(who);
    // Their other pieces come after everybody else's.
    if (pieces && waiting.delete(who)) waiting.set(who, pieces);
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
