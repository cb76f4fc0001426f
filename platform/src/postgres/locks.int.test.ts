import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStallingProxy } from '../testing/stalling-proxy.js';
import { testDatabase } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { createLocks, type Locks } from './locks.js';
import { openPool } from './pool.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

/** Holds a lock until stopped. */
function holder(locks: Locks, name: string) {
  const stop = new AbortController();
  const it = { holds: false, failure: null as unknown, stop: () => stop.abort() };
  const held = locks.hold(name, stop.signal, async (signal) => {
    it.holds = true;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    it.holds = false;
  });
  const ended = held.catch((error: unknown) => void (it.failure = error));
  return Object.assign(it, { ended });
}
const holds = (it: { holds: boolean }) => until(async () => expect(it.holds).toBe(true));
const connections = async () =>
  Number(
    (
      await database.pool.query(
        `select count(*) from pg_stat_activity where application_name = 'locks' and datname = current_database()`,
      )
    ).rows[0].count,
  );

test('one holds a lock; a standby acquires it next, also within one process', async () => {
  const name = randomUUID();
  const own = createLocks(database.pool);
  const first = holder(own, name);
  await holds(first);
  const others = [holder(own, name), holder(createLocks(database.pool), name)];
  const besides = holder(own, randomUUID());
  await holds(besides);
  expect(others.map((each) => each.holds)).toEqual([false, false]);
  first.stop();
  await first.ended;
  const next = await until(async () => {
    const having = others.filter((each) => each.holds);
    expect(having).toHaveLength(1);
    return having[0];
  });
  next?.stop();
  await holds(others.find((each) => each !== next) as { holds: boolean });
  for (const each of [...others, besides]) each.stop();
  await Promise.all([...others, besides].map(({ ended }) => ended));
  expect([...others, besides].map(({ failure }) => failure)).toEqual([null, null, null]);
});

test('all locks of a process share one connection, which closes with the last of them', async () => {
  const locks = createLocks(database.pool);
  const many = Array.from({ length: 20 }, () => holder(locks, randomUUID()));
  for (const each of many) await holds(each);
  // Connections of the previous test may still be closing.
  await until(async () => expect(await connections()).toBe(1));
  for (const each of many) each.stop();
  await Promise.all(many.map(({ ended }) => ended));
  await until(async () => expect(await connections()).toBe(0));
});

test('a lost connection aborts the work under each of its locks; another process takes over, and the first may stand by again', async () => {
  const names = [randomUUID(), randomUUID()];
  const locks = createLocks(database.pool);
  const before = names.map((name) => holder(locks, name));
  for (const each of before) await holds(each);
  const other = holder(createLocks(database.pool), names[0] as string);
  await database.pool.query(
    // Only in this database: other tests use the same server.
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
  );
  await Promise.all(before.map(({ ended }) => ended));
  expect(before.map(({ failure }) => String(failure))).toEqual(names.map(() => expect.stringMatching(/terminat/)));
  const again = holder(locks, names[1] as string);
  await holds(other);
  await holds(again);
  for (const each of [other, again]) each.stop();
  await Promise.all([other.ended, again.ended]);
});

test('an unresponsive connection is lost with all its locks, which are acquired again on another one', async () => {
  const proxy = await openStallingProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const locks = createLocks(pool, { interval: 50, patience: 200 });
  const names = [randomUUID(), randomUUID()];
  const before = names.map((name) => holder(locks, name));
  for (const each of before) await holds(each);
  proxy.stall();
  await Promise.all(before.map(({ ended }) => ended));
  expect(before.map(({ failure }) => String(failure))).toEqual(
    names.map(() => 'Error: PostgreSQL does not respond on this connection'),
  );
  const again = names.map((name) => holder(locks, name));
  proxy.closeUpstream();
  for (const each of again) await holds(each);
  for (const each of again) each.stop();
  await Promise.all(again.map(({ ended }) => ended));
  expect(again.map(({ failure }) => failure)).toEqual([null, null]);
  await pool.end();
  await proxy.close();
});
