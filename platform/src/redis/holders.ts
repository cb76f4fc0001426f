import type { RedisClient } from './connect.js';

/** Holders of the slots of a group: each slot has one holder, the last taker. Shared by all processes. */
export interface Holders {
  /** Takes a slot from its holder; returns the previous holder, null when it was free. */
  take(group: string, slot: string, holder: string): Promise<string | null>;
  /** Keeps a slot, or takes it where it is free; false when another holder has it, who keeps it. */
  keep(group: string, slot: string, holder: string): Promise<boolean>;
  /** The holder of each taken slot. */
  of(group: string): Promise<Readonly<Record<string, string>>>;
}

/** Stores slots in Redis under `name`. A group expires `hours` after a slot was last taken or kept. */
export function createHolders(client: RedisClient, name: string, hours: number): Holders {
  const keyOf = (group: string) => `holders:${name}:${group}`;
  const seconds = Math.ceil(hours * 3_600);
  return {
    async take(group, slot, holder) {
      const key = keyOf(group);
      const [before] = await client.multi().hGet(key, slot).hSet(key, slot, holder).expire(key, seconds).execTyped();
      return before;
    },
    async keep(group, slot, holder) {
      const key = keyOf(group);
      const [, held] = await client.multi().hSetNX(key, slot, holder).hGet(key, slot).expire(key, seconds).execTyped();
      return held === holder;
    },
    of: (group) => client.hGetAll(keyOf(group)),
  };
}
