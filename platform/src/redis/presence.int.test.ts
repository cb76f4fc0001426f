import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testBackends } from '../testing/test-log.js';
import { connectRedis, type RedisClient } from './connect.js';
import { createPresence } from './presence.js';

let redis: RedisClient;
beforeAll(async () => {
  redis = await connectRedis(testBackends().redisUrl, {
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => redis.destroy());

const NOON = new Date('2026-11-21T12:00:00.000Z');
const LATER = new Date('2026-11-21T12:00:15.000Z');

test('the time of the last sign of life is stored per member', async () => {
  const presence = createPresence(redis, `test-${randomUUID()}`, 1);
  expect(await presence.lastSeen('group', 'left')).toBeNull();
  await presence.saw('group', 'left', NOON);
  await presence.saw('group', 'right', NOON);
  await presence.saw('group', 'left', LATER);
  expect(await presence.lastSeen('group', 'left')).toEqual(LATER);
  expect(await presence.lastSeen('group', 'right')).toEqual(NOON);
  expect(await presence.lastSeen('another', 'left')).toBeNull();
});

test('a group expires', async () => {
  const name = `test-${randomUUID()}`;
  await createPresence(redis, name, 2).saw('group', 'left', NOON);
  const seconds = await redis.ttl(`presence:${name}:group`);
  expect(seconds).toBeGreaterThan(7_100);
  expect(seconds).toBeLessThanOrEqual(7_200);
});
