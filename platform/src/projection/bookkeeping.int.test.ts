import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
  await pool.query('alter table read.set_aside rename to quarantine');
  await openBookkeeping(pool);
  await openBookkeeping(pool);
  const { events } = await listUnprocessed(pool, { from: 0, limit: 10 });
  expect(events.map(({ streamId }) => streamId)).toEqual(['stream-7']);
});
