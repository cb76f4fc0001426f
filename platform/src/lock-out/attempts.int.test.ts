import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { createAttempts, LONGEST_WAIT_SECONDS, type Attempts } from './attempts.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let tries: Attempts;
beforeAll(async () => {
  database = await testDatabase();
  tries = await createAttempts(database.pool);
});
afterAll(() => database.close());

/** Ends the waiting time of a bucket. */
const waitOut = (bucket: string) =>
  database.pool.query('update lock_out.tries set free_at = now() where bucket = $1', [bucket]);

test('the first ten attempts are free; then the waiting times double, up to a quarter of an hour', async () => {
  const bucket = randomUUID();
  for (let count = 0; count < 10; count += 1) expect(await tries.take(bucket)).toBe(0);
  const waits: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    waits.push(await tries.take(bucket));
    await waitOut(bucket);
    expect(await tries.take(bucket)).toBe(0);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  expect(LONGEST_WAIT_SECONDS).toBe(900);
});

test('the wait can be asked for without an attempt, over several buckets; another number of attempts may be free', async () => {
  const [waits, free, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  for (let count = 0; count < 2; count += 1) await tries.take(waits, 2);
  await tries.take(free, 2);
  expect(await tries.waiting([free, unknown])).toBe(0);
  expect(await tries.waiting([free, waits])).toBe(15);
  expect(await tries.take(waits, 2)).toBe(15);
});

test('an attempt during the wait does not prolong it, and a success ends it', async () => {
  const bucket = randomUUID();
  for (let count = 0; count < 10; count += 1) await tries.take(bucket);
  const waits = await Promise.all(Array.from({ length: 200 }, () => tries.take(bucket)));
  expect(Math.max(...waits)).toBe(15);
  expect(Math.min(...waits)).toBeGreaterThan(0);
  await tries.clear(bucket);
  expect(await tries.take(bucket)).toBe(0);
});

test('of two hundred concurrent attempts at most ten are allowed', async () => {
  const bucket = randomUUID();
  const waits = await Promise.all(Array.from({ length: 200 }, () => tries.take(bucket)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

const paused = (seconds: number): never => {
  throw new Error(`paused for ${seconds}`);
};
test('a hundred right attempts at once are all allowed', async () => {
  const bucket = randomUUID();
  const made = Array.from({ length: 100 }, (_, number) => tries.make(bucket, () => Promise.resolve(number), paused));
  expect(await Promise.all(made)).toHaveLength(100);
  expect(await tries.take(bucket)).toBe(0);
});

test('a hundred right attempts at once are all allowed where two processes make them', async () => {
  const [bucket, other] = [randomUUID(), await createAttempts(database.pool)];
  let begun = 0;
  let allowed = () => {};
  const tenAtOnce = new Promise<void>((resolve) => (allowed = resolve));
  const attempt = () => {
    begun += 1;
    if (begun === 10) allowed();
    return tenAtOnce;
  };
  const made = Array.from({ length: 100 }, (_, number) => [tries, other][number % 2]!.make(bucket, attempt, paused));
  expect(await Promise.all(made)).toHaveLength(100);
});

test('of a hundred wrong attempts at once ten are made, and a right one among the others waits like them', async () => {
  const bucket = randomUUID();
  let made = 0;
  const wrong = () => Promise.reject(new Error(`wrong ${(made += 1)}`));
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => tries.make(bucket, wrong, paused)));
  expect(made).toBe(10);
  const reasons = outcomes.map((outcome) => String((outcome as PromiseRejectedResult).reason));
  expect(reasons.filter((reason) => /paused for 1[345]/.test(reason))).toHaveLength(90);
  await expect(tries.make(bucket, () => Promise.resolve(), paused)).rejects.toThrow('paused for');
});

test('attempts are forgotten after a day without new ones', async () => {
  const [bucket, other] = [randomUUID(), randomUUID()];
  for (let count = 0; count < 11; count += 1) await tries.take(bucket);
  await database.pool.query(`update lock_out.tries set last_at = now() - interval '25 hours' where bucket = $1`, [
    bucket,
  ]);
  await tries.take(other);
  expect(await tries.take(bucket)).toBe(0);
});

test('a limit of three attempts holds also for concurrent ones', async () => {
  const bucket = randomUUID();
  const made = await Promise.all(Array.from({ length: 20 }, () => tries.within(bucket, 3)));
  expect(made.filter(Boolean)).toHaveLength(3);
});
