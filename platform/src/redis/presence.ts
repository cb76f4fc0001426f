import type { RedisClient } from './connect.js';

/** Time of the last sign of life at each place of a table. Shared by all processes. */
export interface Presence {
  saw(table: string, place: string, at: Date): Promise<void>;
  /** Null without any sign of life. */
  lastSeen(table: string, place: string): Promise<Date | null>;
}

/** Stores the times in Redis under `name`. A table expires `hours` after its last sign of life. */
export function createPresence(client: RedisClient, name: string, hours: number): Presence {
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
