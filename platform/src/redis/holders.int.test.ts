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

const aTable = () => ({ seats: createHolders(redis, `test-${randomUUID()}`, 1), table: randomUUID() });

test('the last taker holds a seat, and learns the previous holder', async () => {
  const { seats, table } = aTable();
  expect(await seats.take(table, 'left', 'one')).toBeNull();
  expect(await seats.take(table, 'left', 'two')).toBe('one');
  expect(await seats.take(table, 'right', 'three')).toBeNull();
  expect({ ...(await seats.holders(table)) }).toEqual({ left: 'two', right: 'three' });
  expect({ ...(await seats.holders('another')) }).toEqual({});
});

test('of many concurrent takers each learns another previous holder, and one learns none', async () => {
  const { seats, table } = aTable();
  const takers = Array.from({ length: 20 }, (_, n) => `taker ${n}`);
  const before = await Promise.all(takers.map((taker) => seats.take(table, 'left', taker)));
  const { left } = await seats.holders(table);
  expect([...before.filter((each) => each !== null), left].toSorted()).toEqual(takers.toSorted());
});

test('a seat can be kept by its holder, or taken when it is free', async () => {
  const { seats, table } = aTable();
  expect(await seats.keep(table, 'left', 'one')).toBe(true);
  expect(await seats.keep(table, 'left', 'one')).toBe(true);
  expect(await seats.keep(table, 'left', 'two')).toBe(false);
  expect(await seats.holders(table)).toMatchObject({ left: 'one' });
});

test('a table expires', async () => {
  const name = `test-${randomUUID()}`;
  await createHolders(redis, name, 2).take('table', 'left', 'one');
  const seconds = await redis.ttl(`seats:${name}:table`);
  expect(seconds).toBeGreaterThan(7_100);
  expect(seconds).toBeLessThanOrEqual(7_200);
});
