import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { connectRedis, type RedisClient } from './connect.js';
import { createView } from './view.js';

let client: RedisClient;
beforeAll(async () => {
  const onError = (error: Error) => console.error(error);
  client = await connectRedis(process.env['TEST_REDIS_URL'] ?? '', { prefix: `view-${randomUUID()}:`, onError });
});
afterAll(() => client.destroy());

const fresh = () => createView(client, randomUUID(), z.object({ n: z.number() }));

test('an entry contains the position it reflects', async () => {
  const view = fresh();
  expect(await view.get('a')).toBeNull();
  expect(await view.applyBatch([{ key: 'a', value: { n: 1 }, position: 10n }], null, 12n)).toBe(true);
  expect(await view.get('a')).toEqual({ value: { n: 1 }, position: 10n });
});

test('an older write changes nothing, also for large positions', async () => {
  const view = fresh();
  const large = 2n ** 63n - 2n;
  const write = (n: number, position: bigint) => [{ key: 'a', value: { n }, position }];
  await view.applyBatch(write(2, large + 1n), null, large + 1n);
  await view.applyBatch(write(1, large), large + 1n, large + 1n);
  await view.applyBatch(write(1, 9n), large + 1n, large + 1n);
  expect(await view.get('a')).toEqual({ value: { n: 2 }, position: large + 1n });
});

test('a batch and the checkpoint move together', async () => {
  const view = fresh();
  expect(await view.checkpoint()).toBeNull();
  const batch = [
    { key: 'a', value: { n: 1 }, position: 1n },
    { key: 'b', value: { n: 2 }, position: 2n },
    { key: 'a', value: { n: 3 }, position: 3n },
    { key: 'b', value: null, position: 4n },
  ];
  expect(await view.applyBatch(batch, null, 4n)).toBe(true);
  expect(await view.checkpoint()).toBe(4n);
  expect([await view.get('a'), await view.get('b')]).toEqual([{ value: { n: 3 }, position: 3n }, null]);
});

test('a batch from another checkpoint is refused as a whole', async () => {
  const view = fresh();
  await view.applyBatch([{ key: 'a', value: { n: 1 }, position: 1n }], null, 1n);
  expect(await view.applyBatch([{ key: 'a', value: { n: 9 }, position: 9n }], null, 9n)).toBe(false);
  expect(await view.applyBatch([{ key: 'a', value: { n: 9 }, position: 9n }], 8n, 9n)).toBe(false);
  expect([await view.checkpoint(), await view.get('a')]).toEqual([1n, { value: { n: 1 }, position: 1n }]);
});

test('of two runners with the same checkpoint one continues', async () => {
  const view = fresh();
  const moves = await Promise.all(
    [1, 2, 3, 4].map((n) => view.applyBatch([{ key: 'a', value: { n }, position: 1n }], null, 1n)),
  );
  expect(moves.filter(Boolean)).toHaveLength(1);
});

test('a lost view is detected by the next batch, even an empty one, and is rebuilt', async () => {
  const view = fresh();
  await view.applyBatch([{ key: 'a', value: { n: 1 }, position: 1n }], null, 1n);
  expect(await view.applyBatch([], 1n, 1n)).toBe(true);
  await view.clear();
  expect(await view.get('a')).toBeNull();
  expect(await view.applyBatch([], 1n, 1n)).toBe(false);
  expect(await view.applyBatch([{ key: 'b', value: { n: 2 }, position: 2n }], 1n, 2n)).toBe(false);
  expect(await view.checkpoint()).toBeNull();
  expect(await view.applyBatch([{ key: 'a', value: { n: 1 }, position: 1n }], null, 1n)).toBe(true);
  expect(await view.get('a')).toEqual({ value: { n: 1 }, position: 1n });
});
