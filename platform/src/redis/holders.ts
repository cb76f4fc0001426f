import type { RedisClient } from './connect.js';

/** Holders of named slots (seats) in a group (table): each seat has one holder, the last taker. Shared by all processes. */
export interface Holders {
  /** Takes a seat from its holder; returns the previous holder, null when it was free. */
  take(table: string, seat: string, holder: string): Promise<string | null>;
  /** Keeps a seat, or takes it where it is free; false when another holder has it, who keeps it. */
  keep(table: string, seat: string, holder: string): Promise<boolean>;
  /** The holder of each taken seat. */
  holders(table: string): Promise<Readonly<Record<string, string>>>;
}

/** Stores seats in Redis under `name`. A table expires `hours` after a seat was last taken or kept. */
export function createHolders(client: RedisClient, name: string, hours: number): Holders {
  const keyOf = (table: string) => `seats:${name}:${table}`;
  const seconds = Math.ceil(hours * 3_600);
  return {
    async take(table, seat, holder) {
      const key = keyOf(table);
      const [before] = await client.multi().hGet(key, seat).hSet(key, seat, holder).expire(key, seconds).execTyped();
      return before;
    },
    async keep(table, seat, holder) {
      const key = keyOf(table);
      const [, held] = await client.multi().hSetNX(key, seat, holder).hGet(key, seat).expire(key, seconds).execTyped();
      return held === holder;
    },
    holders: (table) => client.hGetAll(keyOf(table)),
  };
}
