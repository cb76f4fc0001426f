import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { connectRedis, withConnection, type RedisClient } from './connect.js';

const url = process.env['TEST_REDIS_URL'] ?? '';
const noError = (error: Error) => console.error(error);
let client: RedisClient;
beforeAll(async () => {
  client = await connectRedis(url, { prefix: `connect-${randomUUID()}:`, onError: noError });
});
afterAll(() => client.destroy());

const connections = () => process.getActiveResourcesInfo().filter((resource) => resource.startsWith('TCP')).length;

test('the prefix separates two users of one Redis', async () => {
  const other = await connectRedis(url, { prefix: `connect-${randomUUID()}:`, onError: noError });
  await client.set('name', 'mine');
  expect([await client.get('name'), await other.get('name')]).toEqual(['mine', null]);
  other.destroy();
});

test('an abort ends a blocking command', async () => {
  const ending = new AbortController();
  const blocking = withConnection(client, ending.signal, noError, async (connection) => {
    setImmediate(() => ending.abort());
    await connection.blPop('nothing', 30);
  });
  await expect(blocking).rejects.toThrow();
});

test('an abort at any moment of connecting leaves no open connection', async () => {
  const before = connections();
  for (let turns = 0; turns < 30; turns += 1) {
    const ending = new AbortController();
    const working = withConnection(client, ending.signal, noError, async () => undefined);
    for (let passed = 0; passed < turns; passed += 1) await turn();
    ending.abort();
    await working;
  }
  await until(async () => expect(connections()).toBeLessThanOrEqual(before));
});
