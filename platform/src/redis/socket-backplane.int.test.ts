import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStallingProxy } from '../testing/stalling-proxy.js';
import { testBackends } from '../testing/test-log.js';
import { connectRedis, type RedisClient } from './connect.js';
import { openSocketBackplane } from './socket-backplane.js';

const onError = (error: Error) => {
  throw error;
};
let redis: RedisClient;
beforeAll(async () => {
  redis = await connectRedis(testBackends().redisUrl, { onError });
});
afterAll(() => redis.destroy());

test('commands sent right before closing are executed', async () => {
  const { client, close } = openSocketBackplane(testBackends().redisUrl, onError);
  const keys = Array.from({ length: 3 }, () => `backplane-${randomUUID()}`);
  await client.ping();
  const first = client.set(keys[0]!, 'kept', 'PX', 60_000);
  // The first command is sent, the others wait in a pipeline.
  const all = new Promise<unknown>((resolve, reject) =>
    setImmediate(() => {
      const others = keys.slice(1).map((key) => client.set(key, 'kept', 'PX', 60_000));
      Promise.all([first, ...others, close()]).then(resolve, reject);
    }),
  );
  await all;
  expect(await redis.mGet(keys)).toEqual(['kept', 'kept', 'kept']);
});

test('closing ends even if Redis is unresponsive', async () => {
  const proxy = await openStallingProxy(testBackends().redisUrl);
  const { client, close } = openSocketBackplane(proxy.url, () => undefined);
  await client.ping();
  proxy.stall();
  const ended = once(client, 'end');
  await close(50);
  await ended;
  await proxy.close();
});
