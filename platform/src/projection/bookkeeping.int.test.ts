import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate } from '../postgres/migrations.js';
import { openPool, type Pool } from '../postgres/pool.js';
import { testDatabase } from '../testing/test-log.js';
import { openBookkeeping } from './bookkeeping.js';
import { listUnprocessed } from './unprocessed.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('streams set aside by an earlier release, under the old table name, are still set aside', async () => {
  const { pool } = database;
  await openBookkeeping(pool);
  await pool.query(
    `insert into read.builds (schema, name, version, number, state) values ('list_v1_1', 'list', 1, 1, 'shown')`,
  );
  await pool.query(
    `insert into read.set_aside (schema, stream_id, revision, position, event_id, event_type, error)
     values ('list_v1_1', 'stream-7', 0, 1, $1, 'Begun', 'RangeError')`,
    [randomUUID()],
  );
  await pool.query('alter table read.set_aside rename to quarantine; drop table read.migrations');
  await openBookkeeping(pool);
  await openBookkeeping(pool);
  const { events } = await listUnprocessed(pool, { from: 0, limit: 10 });
  expect(events.map(({ streamId }) => streamId)).toEqual(['stream-7']);
});

test('the first start is safe for many processes at once, also for those that have looked for the tables before', async () => {
  const empty = await testDatabase();
  const pools = Array.from({ length: 8 }, () => openPool(empty.url, () => undefined, 1));
  try {
    for (const pool of pools)
      for (const schema of ['read', 'relays'])
        await expect(pool.query(`select from ${schema}.nothing`)).rejects.toThrow('does not exist');
    const start = (pool: Pool) => [openBookkeeping(pool), migrate(pool, { schema: 'relays', steps: [] })];
    await Promise.all(pools.flatMap(start));
    const { rows } = await empty.pool.query(`select to_regclass('read.builds')::text as builds`);
    expect(rows).toEqual([{ builds: 'read.builds' }]);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await empty.close();
  }
});
