import { TOO_MANY_TRIES, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** Maximum number of concurrent uploads in one process: per caller, per network, and in total. */
export interface UploadsAtOnce {
  readonly each: number;
  readonly network: number;
  readonly all: number;
}

/** The uploading caller, by account or address and by network. */
export interface Uploader {
  readonly who: string;
  readonly network: string;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Counts concurrent uploads. `take` returns a function that releases the slot; it refuses with TOO_MANY_TRIES where this
 * caller or network has too many uploads in progress, and with UNAVAILABLE where the process has.
 */
export function createUploadSlots(most: UploadsAtOnce): { take(uploader: Uploader): () => void } {
  const callers = createCount();
  const networks = createCount();
  let together = 0;
  const add = ({ who, network }: Uploader, change: number) => {
    together += change;
    callers.add(who, change);
    networks.add(network, change);
  };
  return {
    take: (uploader) => {
      if (callers.of(uploader.who) >= most.each || networks.of(uploader.network) >= most.network)
        refuse(TOO_MANY_TRIES, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if (together >= most.all) refuse(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      add(uploader, 1);
      return () => add(uploader, -1);
    },
  };
}

function createCount() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add: (name: string, change: number) => {
      const count = of(name) + change;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}
