import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testBackends } from '../testing/test-log.js';
import { connectRedis, type RedisClient } from './connect.js';
import { createHolders } from './holders.js';

let redis: RedisClient;
beforeAll(async () => {
  redis = await connectRedis(testBackends().redisUrl, {
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => redis.destroy());

const aGroup = () => ({ holders: createHolders(redis, `test-${randomUUID()}`, 1), group: randomUUID() });

test('the last taker holds a slot, and learns the previous holder', async () => {
  const { holders, group } = aGroup();
  expect(await holders.take(group, 'left', 'one')).toBeNull();
  expect(await holders.take(group, 'left', 'two')).toBe('one');
  expect(await holders.take(group, 'right', 'three')).toBeNull();
  expect({ ...(await holders.of(group)) }).toEqual({ left: 'two', right: 'three' });
  expect({ ...(await holders.of('another')) }).toEqual({});
});

test('of many concurrent takers each learns another previous holder, and one learns none', async () => {
  const { holders, group } = aGroup();
  const takers = Array.from({ length: 20 }, (_, n) => `taker ${n}`);
  const before = await Promise.all(takers.map((taker) => holders.take(group, 'left', taker)));
  const { left } = await holders.of(group);
  expect([...before.filter((each) => each !== null), left].toSorted()).toEqual(takers.toSorted());
});

test('a slot can be kept by its holder, or taken when it is free', async () => {
  const { holders, group } = aGroup();
  expect(await holders.keep(group, 'left', 'one')).toBe(true);
  expect(await holders.keep(group, 'left', 'one')).toBe(true);
  expect(await holders.keep(group, 'left', 'two')).toBe(false);
  expect(await holders.of(group)).toMatchObject({ left: 'one' });
});

test('a group expires', async () => {
  const name = `test-${randomUUID()}`;
  await createHolders(redis, name, 2).take('group', 'left', 'one');
  const seconds = await redis.ttl(`holders:${name}:group`);
  expect(seconds).toBeGreaterThan(7_100);
  expect(seconds).toBeLessThanOrEqual(7_200);
});
