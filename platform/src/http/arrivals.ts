import type { Arrival, FileStore } from '../files/file-store.js';

/** All incoming files of one request. */
export interface Arrivals {
  add(): Arrival;
  /** Whether they were dropped: later files are discarded. */
  readonly over: boolean;
  /** The first write failure. */
  readonly failure: Error | null;
  /** Removes every file that was not kept. */
  drop(): Promise<void>;
}

export function createArrivals(files: Pick<FileStore, 'receive'>): Arrivals {
  const all: Arrival[] = [];
  let failure: Error | null = null;
  let over = false;
  return {
    add: () => {
      const arrival = files.receive();
      arrival.writable.once('error', (error) => (failure ??= error));
      all.push(arrival);
      return arrival;
    },
    get over() {
      return over;
    },
    get failure() {
      return failure;
    },
    drop: async () => {
      over = true;
      await Promise.all(all.splice(0).map((arrival) => arrival.drop()));
    },
  };
}
