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

test('the time of the last sign of life is stored per place', async () => {
  const sightings = createPresence(redis, `test-${randomUUID()}`, 1);
  expect(await sightings.lastSeen('table', 'left')).toBeNull();
  await sightings.saw('table', 'left', NOON);
  await sightings.saw('table', 'right', NOON);
  await sightings.saw('table', 'left', LATER);
  expect(await sightings.lastSeen('table', 'left')).toEqual(LATER);
  expect(await sightings.lastSeen('table', 'right')).toEqual(NOON);
  expect(await sightings.lastSeen('another', 'left')).toBeNull();
});

test('a table expires', async () => {
  const name = `test-${randomUUID()}`;
  await createPresence(redis, name, 2).saw('table', 'left', NOON);
  const seconds = await redis.ttl(`sightings:${name}:table`);
  expect(seconds).toBeGreaterThan(7_100);
  expect(seconds).toBeLessThanOrEqual(7_200);
});
