import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPool, type Pool } from '../postgres/pool.js';
import { testDatabase } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { withLock } from './lock.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pools: Pool[];
beforeAll(async () => {
  database = await testDatabase();
  pools = [1, 2].map(() => openPool(database.url, () => undefined, 2));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.close();
});

/** Holds a lock until it is let go, or lost. */
function hold(pool: Pool, name: string) {
  const stop = new AbortController();
  const state = { holds: false };
  const ended = withLock(pool, name, stop.signal, async (running) => {
    state.holds = true;
    await new Promise<void>((resolve) => running.addEventListener('abort', () => resolve(), { once: true }));
    state.holds = false;
  });
  const letGo = async () => {
    stop.abort();
    await ended;
  };
  return { state, ended, letGo };
}
const [one, other] = [() => pools[0] as Pool, () => pools[1] as Pool];
const holds = (...held: { state: { holds: boolean } }[]) =>
  until(() => Promise.resolve(expect(held.map(({ state }) => state.holds)).not.toContain(false)));

describe('a lock', () => {
  test.each([
    ['in the same process', one],
    ['in another process', other],
  ])('is held once, and goes to who stands by %s', async (_, pool) => {
    const first = hold(one(), 'a');
    await holds(first);
    const second = hold(pool(), 'a');
    const [marker] = [hold(pool(), 'b')];
    await holds(marker);
    expect(second.state.holds).toBe(false);
    await first.letGo();
    await holds(second);
    await second.letGo();
    await marker.letGo();
  });

  test('needs no connection of its own: many are held on one of two, and the other is free', async () => {
    const many = Array.from({ length: 20 }, (_, n) => hold(one(), `many-${n}`));
    await holds(...many);
    expect((await one().query('select 1')).rowCount).toBe(1);
    await Promise.all(many.map(({ letGo }) => letGo()));
    const { rows } = await database.pool.query(
      `select count(*)::integer as locks from pg_locks where locktype = 'advisory'`,
    );
    expect(rows).toEqual([{ locks: 0 }]);
  });

  test('is lost with its connection: the work is stopped and says so, and can begin again', async () => {
    const held = hold(one(), 'c');
    await holds(held);
    const failed = expect(held.ended).rejects.toThrow();
    await database.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`);
    await failed;
    expect(held.state.holds).toBe(false);
    const again = hold(one(), 'c');
    await holds(again);
    await again.letGo();
  });
});
