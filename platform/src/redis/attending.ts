import type { RedisClient } from './connect.js';

/** Who attends each of many groups now, by a sign of life that is renewed. Shared by all processes. */
export interface Attending {
  /** Renews the members of each group, in one round trip. */
  renew(groups: ReadonlyMap<string, readonly string[]>): Promise<void>;
  end(group: string, member: string): Promise<void>;
  /** The number of members of each group, in their order, in one round trip. */
  count(groups: readonly string[]): Promise<readonly number[]>;
  /** Those of these members who attend the group. */
  among(group: string, members: readonly string[]): Promise<ReadonlySet<string>>;
}

interface AttendingOptions {
  /** Milliseconds after the last sign of life when somebody has left. */
  goneAfter: number;
  clock: () => Date;
}

/** Stores the signs of life in Redis under `name`, in one sorted set for each group. */
export function createAttending(client: RedisClient, name: string, { goneAfter, clock }: AttendingOptions): Attending {
  const keyOf = (group: string) => `attending:${name}:${group}`;
  const since = () => clock().getTime() - goneAfter;
  return {
    async renew(groups) {
      if (groups.size === 0) return;
      const score = clock().getTime();
      const batch = client.multi();
      for (const [group, members] of groups) {
        batch.zAdd(
          keyOf(group),
          members.map((value) => ({ score, value })),
        );
        batch.zRemRangeByScore(keyOf(group), '-inf', `(${since()}`);
        batch.pExpire(keyOf(group), goneAfter);
      }
      await batch.execAsPipeline();
    },
    async end(group, member) {
      await client.zRem(keyOf(group), member);
    },
    async count(groups) {
      const from = since();
      return Promise.all(groups.map((group) => client.zCount(keyOf(group), from, '+inf')));
    },
    async among(group, members) {
      if (members.length === 0) return new Set();
      const from = since();
      const scores = await client.zmScore(keyOf(group), [...members]);
      return new Set(members.filter((_, index) => (scores[index] ?? -Infinity) >= from));
    },
  };
}
