import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openPool, type Pool } from '../postgres/pool.js';
import { until } from '../testing/until.js';
import { type EndedSignIns, watchEndedSignIns } from './ended-sign-ins.js';
import { createSignIns, type SignIns } from './sign-ins.js';

let pool: Pool;
let signIns: SignIns;
const onError = (error: unknown) => {
  throw error;
};
beforeAll(async () => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', onError);
  signIns = await createSignIns(pool, { days: 30, key: Buffer.alloc(32, 7) });
});
afterAll(() => pool.end());

const watching: EndedSignIns[] = [];
afterEach(async () => {
  for (const each of watching.splice(0)) await each.close();
});
const watch = async (from: Pool = pool, notified: (error: unknown) => void = onError) => {
  const ended = await watchEndedSignIns(from, { minutes: 15, onError: notified, every: 20 });
  watching.push(ended);
  return ended;
};
const open = (id: string = randomUUID()) => signIns.open({ id, role: 'patient' }, 'a browser', ['pwd']);

test('every process learns once of each ended sign-in, however it was ended', async () => {
  const account = randomUUID();
  const [one, two, other, stolen, elsewhere] = [
    await open(account),
    await open(account),
    await open(account),
    await open(),
    await open(),
  ];
  const servers = [await watch(), await watch()];
  const notified: string[] = [];
  servers[0]?.onEnd((signIn) => notified.push(signIn));

  await signIns.close(one.refreshToken.value);
  await signIns.closeOne(account, two.signIn);
  await signIns.closeAll(account);
  await signIns.rotate(stolen.refreshToken.value);
  await pool.query(`update accounts.refresh_tokens set rotated_at = now() - interval '1 minute' where sign_in = $1`, [
    stolen.signIn,
  ]);
  await signIns.rotate(stolen.refreshToken.value).catch(() => undefined);

  const ends = [one, two, other, stolen].map(({ signIn }) => signIn);
  for (const server of servers)
    await until(async () => expect(ends.map((signIn) => server.has(signIn))).toEqual([true, true, true, true]));
  expect(servers.map((server) => server.has(elsewhere.signIn))).toEqual([false, false]);
  const last = await open();
  await signIns.close(last.refreshToken.value);
  await until(async () => expect(notified).toContain(last.signIn));
  expect(ends.map((signIn) => notified.filter((each) => each === signIn).length)).toEqual([1, 1, 1, 1]);
});

test('a process that starts later knows ended sign-ins while their tokens are still valid', async () => {
  const [now, long] = [await open(), await open()];
  for (const { refreshToken } of [now, long]) await signIns.close(refreshToken.value);
  await pool.query(`update accounts.sign_ins set revoked_at = now() - interval '20 minutes' where id = $1`, [
    long.signIn,
  ]);
  const ended = await watch();
  expect([ended.has(now.signIn), ended.has(long.signIn)]).toEqual([true, false]);
});

test('during a Postgres outage the known ends stay, and later ones are learned afterwards', async () => {
  const [before, meanwhile] = [await open(), await open()];
  await signIns.close(before.refreshToken.value);
  let unavailable = false;
  const breaking = new Proxy(pool, {
    get: (target, name) =>
      name === 'query' && unavailable
        ? () => Promise.reject(new Error('unavailable'))
        : (Reflect.get(target, name) as (...all: unknown[]) => unknown).bind(target),
  });
  const problems: unknown[] = [];
  const ended = await watch(breaking, (error) => problems.push(error));
  unavailable = true;
  await signIns.close(meanwhile.refreshToken.value);
  await until(async () => expect(problems.length).toBeGreaterThan(1));
  expect([ended.has(before.signIn), ended.has(meanwhile.signIn)]).toEqual([true, false]);
  unavailable = false;
  await until(async () => expect(ended.has(meanwhile.signIn)).toBe(true));
});
