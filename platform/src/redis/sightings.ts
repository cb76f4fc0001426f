import type { RedisClient } from './connect.js';

/** When somebody was last seen at each place of a table. All processes see the same. */
export interface Sightings {
  saw(table: string, place: string, at: Date): Promise<void>;
  /** Null where nobody has been seen. */
  lastSeen(table: string, place: string): Promise<Date | null>;
}

/** Keeps sightings in Redis under `name`. A table is forgotten `hours` after somebody was last seen there. */
export function createSightings(client: RedisClient, name: string, hours: number): Sightings {
  const keyOf = (table: string) => `sightings:${name}:${table}`;
  const seconds = Math.ceil(hours * 3_600);
  return {
    async saw(table, place, at) {
      await client.multi().hSet(keyOf(table), place, at.toISOString()).expire(keyOf(table), seconds).exec();
    },
    async lastSeen(table, place) {
      const at = await client.hGet(keyOf(table), place);
      return at === null ? null : new Date(at);
    },
  };
}
