import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { openBookkeeping } from './bookkeeping.js';
import { requestRetry, countUnprocessed, listUnprocessed } from './unprocessed.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('the list is empty where no projection has run yet', async () => {
  const { pool } = database;
  expect(await listUnprocessed(pool, { from: 0, limit: 10 })).toEqual({ events: [], total: 0 });
  expect([...(await countUnprocessed(pool, ['list']))]).toEqual([['list', 0]]);
  expect(await requestRetry(pool, 'list', { streamId: 'one' })).toEqual([]);
});

test('a page of more than a thousand lists failed events first, then waiting ones', async () => {
  const { pool } = database;
  await openBookkeeping(pool);
  await pool.query(
    `insert into read.builds (schema, name, version, number, state) values
       ('list_v1_1', 'list', 1, 1, 'previous'), ('list_v1_2', 'list', 1, 2, 'shown')`,
  );
  const setAside = `insert into read.set_aside (schema, stream_id, revision, position, event_id, event_type, error)
     select $1, 'stream-' || n, 0, n, gen_random_uuid(), 'Begun', $2 from generate_series($3::int, $4::int) n`;
  await pool.query(setAside, ['list_v1_2', 'RowMissing', 1, 1200]);
  await pool.query(setAside, ['list_v1_2', 'RangeError', 1201, 1202]);
  await pool.query(setAside, ['list_v1_1', 'RangeError', 1, 5]);
  const eventId = randomUUID();
  await pool.query(
    `insert into read.skipped (projection, kind, stream_id, revision, position, event_id, event_type, error)
     values ('relay-one', 'relay', 'stream-7', 0, 1201, $1, 'Begun', 'ZodError')`,
    [eventId],
  );

  const page = async (from: number, limit: number) => {
    const { events, total } = await listUnprocessed(pool, { from, limit });
    return { of: total, page: events.map(({ projection, streamId, isWaiting }) => [projection, streamId, isWaiting]) };
  };
  expect(await page(0, 4)).toEqual({
    of: 1203,
    page: [
      ['list', 'stream-1201', false],
      ['relay-one', 'stream-7', false],
      ['list', 'stream-1202', false],
      ['list', 'stream-1', true],
    ],
  });
  expect(await page(1202, 10)).toEqual({ of: 1203, page: [['list', 'stream-1200', true]] });
  expect(await page(1300, 10)).toEqual({ of: 1203, page: [] });
  const named = async (asked: Omit<Parameters<typeof listUnprocessed>[1], 'from' | 'limit'>) => {
    const { events, total } = await listUnprocessed(pool, { from: 0, limit: 3, ...asked });
    return { of: total, streams: events.map(({ streamId }) => streamId) };
  };
  expect(await named({ kind: 'relay' })).toEqual({ of: 1, streams: ['stream-7'] });
  expect(await named({ kind: 'view' })).toEqual({ of: 0, streams: [] });
  expect(await named({ ids: [`relay-one.${eventId}`, `list.${eventId}`] })).toEqual({ of: 1, streams: ['stream-7'] });
  expect(await named({ orderBy: 'position desc' })).toEqual({
    of: 1203,
    streams: ['stream-1202', 'stream-1201', 'stream-7'],
  });
  expect([...(await countUnprocessed(pool, ['list', 'relay-one', 'relay-two']))]).toEqual([
    ['list', 1202],
    ['relay-one', 1],
    ['relay-two', 0],
  ]);

  expect(await requestRetry(pool, 'relay-two', { eventId })).toEqual([]);
  expect(await requestRetry(pool, 'relay-one', { eventId })).toEqual(['stream-7']);
  expect((await listUnprocessed(pool, { from: 0, limit: 2 })).events.map(({ isRetried }) => isRetried)).toEqual([
    false,
    true,
  ]);
});

test('a stream known by its hash only is listed as not retriable', async () => {
  const { pool } = database;
  const eventId = randomUUID();
  const hash = `sha256:${'0'.repeat(64)}`;
  await pool.query(
    `insert into read.set_aside (schema, stream_id, revision, position, event_id, event_type, error)
     values ('list_v1_2', $1, 0, 0, $2, 'Begun', 'RangeError')`,
    [hash, eventId],
  );
  const [listed] = (await listUnprocessed(pool, { from: 0, limit: 1 })).events;
  expect(listed).toMatchObject({ streamId: hash, canBeRetried: false });
  expect(await requestRetry(pool, 'list', { eventId })).toEqual([]);
  expect(await requestRetry(pool, 'list', { streamId: hash })).toEqual([]);
  expect((await listUnprocessed(pool, { from: 0, limit: 1 })).events).toEqual([listed]);
  expect(listed?.isRetried).toBe(false);
});
