import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { createUsedSteps, type UsedSteps } from './used-steps.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let steps: UsedSteps;
beforeAll(async () => {
  database = await testDatabase();
  steps = await createUsedSteps(database.pool);
});
afterAll(() => database.close());

test('a step is valid once, and so is every one before it', async () => {
  const [account, other] = [randomUUID(), randomUUID()];
  const take = (who: string, step: number) => steps.take(who, step, randomUUID());
  expect(await take(account, 100)).toBe(true);
  expect([await take(account, 100), await take(account, 99)]).toEqual([false, false]);
  expect([await take(other, 100), await take(account, 101)]).toEqual([true, true]);
});

test('a repeated command may use its step again', async () => {
  const [account, command] = [randomUUID(), randomUUID()];
  expect([await steps.take(account, 7, command), await steps.take(account, 7, command)]).toEqual([true, true]);
  expect(await steps.take(account, 6, command)).toBe(false);
});

test('of many concurrent uses one succeeds', async () => {
  const account = randomUUID();
  const taken = await Promise.all(Array.from({ length: 20 }, () => steps.take(account, 5, randomUUID())));
  expect(taken.filter(Boolean)).toHaveLength(1);
});
