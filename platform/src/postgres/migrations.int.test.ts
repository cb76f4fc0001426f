import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sentStatements } from '../testing/sent-statements.js';
import { testDatabase } from '../testing/test-log.js';
import { migrate } from './migrations.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const steps = ['create table things (id integer)', 'alter table things add column name text -- of a person'];
const columns = async () =>
  (
    await database.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'moved.things'::regclass and attnum > 0 order by attnum`,
    )
  ).rows.map(({ name }) => name);

test('all missing steps are one statement; a schema at its last step is only asked, without a lock', async () => {
  const made = await sentStatements(() => migrate(database.pool, { schema: 'moved', steps }));
  expect(made.filter((statement) => statement.includes('things'))).toHaveLength(1);
  expect(await columns()).toEqual(['id', 'name']);
  const again = await sentStatements(() => migrate(database.pool, { schema: 'moved', steps }));
  expect(again).toHaveLength(2);
  expect(again.filter((statement) => /lock|begin/.test(statement))).toEqual([]);
});

test('a later step is applied alone; a step that fails leaves nothing of its release', async () => {
  const later = [...steps, 'alter table things add column since date'];
  await migrate(database.pool, { schema: 'moved', steps: later });
  expect(await columns()).toEqual(['id', 'name', 'since']);
  const wrong = [...later, 'alter table things add column until date', 'alter table nothing add column id integer'];
  await expect(migrate(database.pool, { schema: 'moved', steps: wrong })).rejects.toThrow('does not exist');
  expect(await columns()).toEqual(['id', 'name', 'since']);
  await migrate(database.pool, { schema: 'moved', steps: wrong.slice(0, -1) });
  expect(await columns()).toEqual(['id', 'name', 'since', 'until']);
});
