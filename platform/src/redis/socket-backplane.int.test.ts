import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { wayTo } from '../testing/silent-way.js';
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

test('what was asked for right before the end is still done', async () => {
  const { client, close } = openSocketBackplane(testBackends().redisUrl, onError);
  const keys = Array.from({ length: 3 }, () => `backplane-${randomUUID()}`);
  await client.ping();
  const first = client.set(keys[0]!, 'kept', 'PX', 60_000);
  // The first is on its way, the others wait to go together.
  const all = new Promise<unknown>((resolve, reject) =>
    setImmediate(() => {
      const others = keys.slice(1).map((key) => client.set(key, 'kept', 'PX', 60_000));
      Promise.all([first, ...others, close()]).then(resolve, reject);
    }),
  );
  await all;
  expect(await redis.mGet(keys)).toEqual(['kept', 'kept', 'kept']);
});

test('it ends although Redis has fallen silent', async () => {
  const way = await wayTo(testBackends().redisUrl);
  const { client, close } = openSocketBackplane(way.url, () => undefined);
  await client.ping();
  way.fallSilent();
  const ended = once(client, 'end');
  await close(50);
  await ended;
  await way.close();
});
