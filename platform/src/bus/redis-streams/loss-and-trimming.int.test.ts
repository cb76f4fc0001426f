import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { silentLogger } from '../../logging/logger.js';
import { connectRedis, type RedisClient } from '../../redis/connect.js';
import { createRedisProcess, type RedisProcess } from '../../redis/testing/redis-process.js';
import { until } from '../../testing/until.js';
import type { Bus } from '../bus.js';
import { openBus } from '../testing/open-bus.js';
import { partitionOf, streamOf } from './partitions.js';
import { trim } from './trim.js';

let redis: RedisProcess;
let client: RedisClient;
let bus: Bus;
const topic = () => defineTopic({ name: randomUUID(), schema: z.object({ n: z.number() }) });
const message = (n: number) => ({ key: 'k', id: String(n), value: { n } });

beforeAll(async () => {
  redis = await createRedisProcess();
  await redis.start();
  client = await connectRedis(redis.url, { onError: (error) => silentLogger.warn({ err: error }, 'away') });
});
afterAll(async () => {
  client.destroy();
  await redis.remove();
});
afterEach(() => bus.close());

test('an emptied Redis loses checkpoint and messages together, and the group handles the replay', async () => {
  bus = await openBus('redis', redis.url, '');
  const replayed = topic();
  const seen: string[] = [];
  await bus.consume(replayed, { group: 'g', handle: async ({ id }) => void seen.push(id) });
  await bus.publish(replayed, [message(1), message(2)]);
  await bus.saveCheckpoint('relay', 2n, null);
  await until(async () => expect(seen).toEqual(['1', '2']));
  await client.flushAll();
  expect(await bus.loadCheckpoint('relay')).toBeNull();
  await bus.publish(replayed, [message(1), message(2), message(3)]);
  await until(async () => expect(seen).toEqual(['1', '2', '1', '2', '3']));
});

test('a handled message is acknowledged while a later one is still in progress', async () => {
  bus = await openBus('redis', redis.url, '');
  const worked = topic();
  let finish = () => {};
  const last = new Promise<void>((resolve) => (finish = resolve));
  const handle = ({ id }: { id: string }) => (id === '3' ? last : Promise.resolve());
  const pending = async () =>
    (await client.xInfoGroups(streamOf(worked.name, partitionOf('k'))))[0] as { pending: number; lag: number };
  await bus.consume(worked, { group: 'g', handle });
  await bus.publish(worked, [message(1), message(2), message(3)]);
  await until(async () => expect(await pending()).toMatchObject({ pending: 1, lag: 0 }));
  finish();
  await until(async () => expect(await pending()).toMatchObject({ pending: 0, lag: 0 }));
});

test('trimming keeps messages that a group has not acknowledged, and recent ones', async () => {
  bus = await openBus('redis', redis.url, '');
  const trimmed = topic();
  const stream = streamOf(trimmed.name, partitionOf('k'));
  const followed = await bus.consume(trimmed, { group: 'quick', handle: async () => undefined });
  await client.xGroupCreate(stream, 'slow', '0');
  await bus.publish(
    trimmed,
    Array.from({ length: 5 }, (_, n) => message(n)),
  );
  await until(async () => expect((await client.xInfoGroups(stream))[0]).toMatchObject({ pending: 0, lag: 0 }));
  await followed.stop();

  await trim(client, trimmed.name, -1_000);
  expect(await client.xLen(stream)).toBe(5);

  const taken = await client.xReadGroup('slow', 'one', { key: stream, id: '>' }, { COUNT: 3 });
  const ids = (taken?.[0]?.messages ?? []).map(({ id }: { id: string }) => id);
  await client.xAck(stream, 'slow', ids.slice(0, 2));
  await trim(client, trimmed.name, 60_000);
  expect(await client.xLen(stream)).toBe(5);
  await trim(client, trimmed.name, -1_000);
  const left = await client.xRange(stream, '-', '+');
  expect(left?.map((entry) => entry?.message['id'])).toEqual(['2', '3', '4']);
});
