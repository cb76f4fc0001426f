import { connectRedis } from '../redis/connect.js';
import type { Logger } from '../logging/logger.js';
import { patientRetries, type Bus, type RetryPolicy } from './bus.js';
import { holdsDeadLetters } from './dead-letters.js';
import { deliverTo } from './delivery.js';
import { sendPatiently, written } from './publishing.js';
import { follow } from './redis-streams/follow.js';
import { checkpointOf, partitionOf, streamOf } from './redis-streams/partitions.js';
import { trim } from './redis-streams/trim.js';
import { createSubscriptions } from './subscriptions.js';

export interface RedisStreamsBusOptions {
  url: string;
  logger: Logger;
  /** Aborts the attempts to connect. */
  signal?: AbortSignal;
  /** Prefix of every key. */
  prefix?: string;
  retries?: RetryPolicy;
  /** Lease duration in milliseconds: after it the partitions of a dead consumer go to the others of its group. */
  term?: number;
  /** Milliseconds that `publish` waits for an unavailable Redis. */
  patience?: number;
  /** Minimum retention of a message in milliseconds. */
  keep?: number;
}

const MINUTE = 60_000;

/** Arguments: the expected checkpoint, '' for none, and the new one. */
const ADVANCE = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1`;

/**
 * The bus over Redis Streams. A topic is a few streams, and a key always maps to the same one; of a group, one consumer at a time
 * reads a stream. A message is as durable as that Redis. If Redis is lost, the relay's checkpoint, which is stored there too,
 * is lost with the messages: the relay publishes the log from its beginning, and consumers recognise what they already handled.
 */
export async function createRedisStreamsBus(options: RedisStreamsBusOptions): Promise<Bus> {
  const {
    url,
    logger,
    signal,
    prefix,
    retries = patientRetries,
    term = 10_000,
    patience = 30_000,
    keep = 24 * 60 * MINUTE,
  } = options;
  const onError = (error: Error) => logger.warn({ err: error }, 'the bus lost its connection to Redis');
  const client = await connectRedis(url, {
    ...(prefix ? { prefix } : {}),
    whenAway: 'fail',
    onError,
    ...(signal && { signal }),
  });
  const subscriptions = createSubscriptions();
  const closing = new AbortController();
  const trimmedAt = new Map<string, number>();

  const trimOncePerMinute = async (topic: { name: string }) => {
    const due = (trimmedAt.get(topic.name) ?? 0) + MINUTE;
    if (holdsDeadLetters(topic) || performance.now() < due) return;
    trimmedAt.set(topic.name, performance.now());
    await trim(client, topic.name, keep).catch((error: unknown) =>
      logger.warn({ err: error }, 'old messages were not trimmed'),
    );
  };

  const publish: Bus['publish'] = async (topic, messages) => {
    const batch = written(topic, messages);
    if (batch.length === 0) return;
    const send = async () => {
      const adding = client.multi();
      for (const { key, id, json } of batch)
        adding.xAdd(streamOf(topic.name, partitionOf(key)), '*', { key, id, json });
      await adding.exec();
    };
    await sendPatiently(send, patience, closing.signal, logger);
    await trimOncePerMinute(topic);
  };

  return {
    publish,
    async consume(topic, follower) {
      const deliver = deliverTo(topic, follower, { publish, retries, logger });
      const following = await follow({ client, topic: topic.name, group: follower.group, term, deliver, logger });
      return subscriptions.add(follower.group, following);
    },
    followers: subscriptions.alive,
    async loadCheckpoint(relay) {
      const stored = await client.get(checkpointOf(relay));
      return stored === null ? null : BigInt(stored);
    },
    async saveCheckpoint(relay, position, from) {
      const positions = [from?.toString() ?? '', position.toString()];
      return (await client.eval(ADVANCE, { keys: [checkpointOf(relay)], arguments: positions })) === 1;
    },
    async close() {
      closing.abort();
      await subscriptions.stop();
      await client.close();
    },
  };
}
