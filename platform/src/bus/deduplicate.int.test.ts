import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPool, type Pool } from '../postgres/pool.js';
import { until } from '../testing/until.js';
import { createOnce, EffectInProgress, type Once } from './deduplicate.js';

let pool: Pool;
let effects: Once;
beforeAll(async () => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
  effects = await createOnce(pool);
});
afterAll(() => pool.end());

test('an effect that is done is not repeated, whichever instance runs it', async () => {
  const id = randomUUID();
  let done = 0;
  const effect = async () => void (done += 1);
  expect(await effects.once('mail', id, effect)).toBe(true);
  expect(await effects.once('mail', id, effect)).toBe(false);
  expect(await (await createOnce(pool)).once('mail', id, effect)).toBe(false);
  expect(done).toBe(1);
});

test('the record is kept per consumer and event', async () => {
  const id = randomUUID();
  const nothing = async () => undefined;
  expect(await effects.once('mail', id, nothing)).toBe(true);
  expect(await effects.once('push', id, nothing)).toBe(true);
  expect(await effects.once('mail', randomUUID(), nothing)).toBe(true);
});

test('an effect that failed can be retried', async () => {
  const id = randomUUID();
  const failing = effects.once('mail', id, () => Promise.reject(new Error('no mail server')));
  await expect(failing).rejects.toThrow('no mail server');
  expect(await effects.once('mail', id, async () => undefined)).toBe(true);
});

test('of several simultaneous runs one performs the effect', async () => {
  const id = randomUUID();
  let done = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const outcomes = [1, 2, 3].map(() => effects.once('mail', id, () => finished.then(() => void (done += 1))));
  const refused: unknown[] = [];
  for (const outcome of outcomes) outcome.catch((error: unknown) => refused.push(error));
  await until(async () => expect(refused).toHaveLength(2));
  for (const error of refused) expect(error).toBeInstanceOf(EffectInProgress);
  finish();
  const settled = await Promise.allSettled(outcomes);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done).toBe(1);
});

test('the claim of a crashed process expires', async () => {
  const id = randomUUID();
  const dead = `insert into effects.effect (consumer, event_id, claimed_until) values ('mail', $1, now() + $2::interval)`;
  await pool.query(dead, [id, '1 minute']);
  await expect(effects.once('mail', id, async () => undefined)).rejects.toThrow(EffectInProgress);
  await pool.query(`update effects.effect set claimed_until = now() - interval '1 second' where event_id = $1`, [id]);
  expect(await effects.once('mail', id, async () => undefined)).toBe(true);
});
