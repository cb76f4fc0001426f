import { silentLogger } from '../../logging/logger.js';
import type { Bus, RetryPolicy } from '../bus.js';
import { createKafkaBus } from '../kafka-bus.js';
import { createRedisStreamsBus } from '../redis-streams-bus.js';
import type { RelayCheckpoints } from '../relay-checkpoints.js';

const retries: RetryPolicy = { tries: 3, firstWait: 20, longestWait: 100 };

/** A bus with short delays, for tests. */
export function openBus(kind: string, address: string, prefix: string): Promise<Bus> {
  const common = { prefix, retries, logger: silentLogger };
  if (kind === 'redis') return createRedisStreamsBus({ ...common, url: address, term: 1_000 });
  const checkpoints = inMemoryCheckpoints;
  return createKafkaBus({ ...common, brokers: [address], clientId: 'test', checkpoints, sessionTimeout: 3_000 });
}

const stored = new Map<string, bigint>();
const inMemoryCheckpoints: RelayCheckpoints = {
  load: async (relay) => stored.get(relay) ?? null,
  save: async (relay, position, from) => {
    if ((stored.get(relay) ?? null) !== from) return false;
    stored.set(relay, position);
    return true;
  },
};
