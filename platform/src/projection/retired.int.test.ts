import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { openBookkeeping } from './bookkeeping.js';
import { replaceBuilds } from './forget.js';
import { dropRetired } from './retired.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('a read model of an earlier release holds no erasure up for ever: it is dropped once nobody has rebuilt it for an hour', async () => {
  const { pool } = database;
  await openBookkeeping(pool);
  for (const name of ['kept', 'gone']) {
    await pool.query(`create schema ${name}_v1_1`);
    await pool.query(`create table ${name}_v1_1.rows (name text)`);
    await pool.query(`create view read.${name} as select * from ${name}_v1_1.rows`);
    await pool.query(
      `insert into read.builds (schema, name, version, number, state, begun_at)
       values ($1, $2, 1, 1, 'shown', now() - interval '1 day')`,
      [`${name}_v1_1`, name],
    );
  }
  const since = new Date(Date.now() - 60_000).toISOString();
  expect(await replaceBuilds(pool, since)).toBe(false);
  expect(await dropRetired(pool, ['kept'])).toEqual([]);
  await pool.query(`update read.builds set changed_at = changed_at - interval '2 hours' where state = 'asked'`);
  expect(await dropRetired(pool, ['kept'])).toEqual(['gone']);
  const { rows } = await pool.query<{ found: string[] }>(
    `select array(select name || ' ' || state from read.builds order by 1)
       || array(select table_name::text from information_schema.views where table_schema = 'read') as found`,
  );
  expect(rows[0]?.found).toEqual(['kept asked', 'kept shown', 'kept']);
  await pool.query(`update read.builds set begun_at = now() where name = 'kept'`);
  expect(await replaceBuilds(pool, since)).toBe(true);
});
