import type { RedisClient } from '../../redis/connect.js';
import { leaseOf, membersOf, partitions } from './partitions.js';

/**
 * Distributes a topic's partitions among the consumers of a group. A consumer holds a partition by a lease that it renews; the
 * leases of a dead consumer expire, and the others acquire them.
 */
export interface Membership {
  /** Renews the leases `held` and returns the partitions of this consumer's current share. */
  renew(held: readonly number[]): Promise<number[]>;
  release(partition: number): Promise<void>;
  /** Leaves the group; its other consumers take over at their next renewal. */
  leave(): Promise<void>;
}

/** `term` is the duration of a lease without renewal, in milliseconds. */
export function joinGroup(
  client: RedisClient,
  topic: string,
  group: string,
  consumer: string,
  term: number,
): Membership {
  const members = membersOf(topic, group);
  const leases = partitions.map((partition) => leaseOf(topic, group, partition));
  return {
    async renew(held) {
      const shares = await client.eval(RENEW, {
        keys: [members, ...leases],
        arguments: [consumer, String(term), ...held.map(String)],
      });
      return (shares as number[]).map(Number);
    },
    async release(partition) {
      await client.eval(RELEASE, { keys: [leaseOf(topic, group, partition)], arguments: [consumer] });
    },
    async leave() {
      await client
        .multi()
        .zRem(members, consumer)
        .eval(RELEASE, { keys: leases, arguments: [consumer] })
        .exec();
    },
  };
}

/**
 * The n-th live member, by name, is assigned every n-th partition. A partition held by another member stays there until
 * released, so that two consumers never read one partition at the same time.
 */
const RENEW = `
local me, term = ARGV[1], tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + term, me)
local members = redis.call('ZRANGE', KEYS[1], 0, -1)
table.sort(members)
local share, held = {}, {}
for i = 3, #ARGV do held[tonumber(ARGV[i])] = true end
for partition = 0, #KEYS - 2 do
  local lease = KEYS[partition + 2]
  local owner = redis.call('GET', lease)
  local mine = members[partition % #members + 1] == me
  if (mine and not owner) or (owner == me and (mine or held[partition])) then
    redis.call('SET', lease, me, 'PX', term)
  end
  if mine and (not owner or owner == me) then share[#share + 1] = partition end
end
return share`;

const RELEASE = `
for i = 1, #KEYS do
  if redis.call('GET', KEYS[i]) == ARGV[1] then redis.call('DEL', KEYS[i]) end
end
return 0`;
