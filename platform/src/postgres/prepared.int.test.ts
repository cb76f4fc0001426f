import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { prepared } from './prepared.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const show = (columns: string) =>
  database.pool.query(`drop view if exists shown; create view shown as select ${columns}`);
const seen = prepared('what is shown', 'select *, $1::integer as asked from shown');

test('a prepared query reads the current view on every connection, also after its columns have changed', async () => {
  const { pool } = database;
  await show('1 as one');
  const atOnce = () => Promise.all([1, 2, 3, 4].map((asked) => seen(pool, [asked])));
  expect(await atOnce()).toEqual([1, 2, 3, 4].map((asked) => [{ one: 1, asked }]));
  await show(`'2' as two, 3 as three`);
  expect(await atOnce()).toEqual([1, 2, 3, 4].map((asked) => [{ two: '2', three: 3, asked }]));
  await show('4 as four');
  expect(await atOnce()).toEqual([1, 2, 3, 4].map((asked) => [{ four: 4, asked }]));
});

test('it is planned once per connection', async () => {
  const { pool } = database;
  const connection = await pool.connect();
  const counted = prepared('counted', 'select 1 as one');
  const one = Object.assign(Object.create(pool), { query: connection.query.bind(connection) }) as typeof pool;
  for (let each = 0; each < 3; each += 1) await counted(one, []);
  const { rows } = await connection.query(`select name from pg_prepared_statements where name like 'counted%'`);
  connection.release();
  expect(rows).toEqual([{ name: 'counted 1' }]);
});

test('other errors are thrown', async () => {
  await expect(prepared('nothing there', 'select * from nothing_there')(database.pool, [])).rejects.toThrow(
    'does not exist',
  );
});
