import type { RedisClient } from './connect.js';

/** Who sits where: each seat of a table has one holder, and whoever takes it last has it. All processes see the same. */
export interface Seats {
  /** Takes a seat from whoever holds it; answers the holder before, null when it was free. */
  take(table: string, seat: string, holder: string): Promise<string | null>;
  /** Keeps a seat, or takes it where it is free; false when somebody else holds it, who goes on holding it. */
  keep(table: string, seat: string, holder: string): Promise<boolean>;
  /** The holder of each seat that is held. */
  holders(table: string): Promise<Readonly<Record<string, string>>>;
}

/** Keeps seats in Redis under `name`. A table is forgotten `hours` after somebody last sat down. */
export function createSeats(client: RedisClient, name: string, hours: number): Seats {
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
