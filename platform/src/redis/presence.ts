import type { RedisClient } from './connect.js';

/** Time of the last sign of life of each member of a group. Shared by all processes. */
export interface Presence {
  saw(group: string, member: string, at: Date): Promise<void>;
  /** Null without any sign of life. */
  lastSeen(group: string, member: string): Promise<Date | null>;
}

/** Stores the times in Redis under `name`. A group expires `hours` after its last sign of life. */
export function createPresence(client: RedisClient, name: string, hours: number): Presence {
  const keyOf = (group: string) => `presence:${name}:${group}`;
  const seconds = Math.ceil(hours * 3_600);
  return {
    async saw(group, member, at) {
      await client.multi().hSet(keyOf(group), member, at.toISOString()).expire(keyOf(group), seconds).exec();
    },
    async lastSeen(group, member) {
      const at = await client.hGet(keyOf(group), member);
      return at === null ? null : new Date(at);
    },
  };
}
