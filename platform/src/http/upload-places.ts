import { refuse } from '@anamnesis/contracts/language/errors';

/** How many uploads may arrive at once in one process: of one caller, and of all. */
export interface UploadsAtOnce {
  readonly each: number;
  readonly all: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Counts the uploads that are arriving. `take` answers what gives the place back; it refuses with TOO_MANY_TRIES where this
 * caller has too many under way, with UNAVAILABLE where all together have.
 */
export function createUploadPlaces({ each, all }: UploadsAtOnce): { take(who: string): () => void } {
  const taken = new Map<string, number>();
  let together = 0;
  const add = (who: string, change: number) => {
    together += change;
    const own = (taken.get(who) ?? 0) + change;
    if (own > 0) taken.set(who, own);
    else taken.delete(who);
  };
  return {
    take: (who) => {
      if ((taken.get(who) ?? 0) >= each) refuse('TOO_MANY_TRIES', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if (together >= all) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      add(who, 1);
      return () => add(who, -1);
    },
  };
}
