import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from '../postgres/pool.js';
import { openStallingProxy } from '../testing/stalling-proxy.js';
import { testDatabase } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { type Progress, watchProgress } from './progress.js';
import { PROGRESS_CHANNEL, progressNote } from './progress-note.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let watching: Progress | null = null;
afterEach(async () => {
  await watching?.close();
  watching = null;
});

const model = (name: string) => ({ name, version: 1 });
const notify = (name: string, position: bigint, change: { version?: number; isIncomplete?: boolean } = {}) =>
  database.pool.query('select pg_notify($1, $2)', [
    PROGRESS_CHANNEL,
    progressNote(position, [{ name, version: 1, isIncomplete: false, ...change }]),
  ]);
/** A pool whose bookkeeping table contains the result of `builds`. */
const tableOf = (builds: () => Promise<object[]>) =>
  ({
    query: async (text: string) => ({ rows: text.includes('to_regclass') ? [{ exists: true }] : await builds() }),
  }) as unknown as Pool;
const watch = async (pool: Pool, names: readonly string[], onError = (error: unknown) => console.error(error)) =>
  (watching = await watchProgress(pool, database.url, names.map(model), onError));

test('a notification that arrives during a read of the table wins over the older row', async () => {
  let isWatched = false;
  // The table returns its old content only after the later position was notified and received.
  const builds = async () => {
    if (!isWatched) return [];
    isWatched = false;
    await notify('story', 5n);
    await notify('marker', 1n);
    expect(await progress.reached([model('marker')], 1n)).toBe(true);
    return [{ name: 'story', version: 1, position: 3n, aside: 0 }];
  };
  const progress = await watch(tableOf(builds), ['story', 'marker']);
  isWatched = true;
  expect(await progress.reached([model('story')], 5n, 200)).toBe(true);
  expect(await progress.reached([model('story')], 6n, 50)).toBe(false);
});

test('the table is read when no notification arrives in time, and not before', async () => {
  let reads = 0;
  const builds = async () => {
    reads += 1;
    return [{ name: 'story', version: 1, position: 3n, aside: 0 }];
  };
  const progress = await watch(tableOf(builds), ['story']);
  const before = reads;
  const reached = progress.reached([model('story')], 5n);
  await notify('story', 5n);
  expect(await reached).toBe(true);
  expect(reads).toBe(before);
  expect(await progress.reached([model('story')], 6n, 10)).toBe(false);
  expect(reads).toBe(before + 1);
});

test('positions notified before a PostgreSQL crash are discarded: they may be lost, and the table has the current ones', async () => {
  const broken: unknown[] = [];
  const builds = async () => [{ name: 'crashed', version: 1, position: 3n, aside: 0 }];
  const progress = await watch(tableOf(builds), ['crashed'], (error) => broken.push(error));
  await notify('crashed', 5n);
  await until(async () => expect(await progress.reached([model('crashed')], 5n, 50)).toBe(true));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await until(async () => expect(broken).not.toEqual([]));
  expect(await progress.reached([model('crashed')], 5n, 50)).toBe(false);
  expect(await progress.reached([model('crashed')], 3n, 50)).toBe(true);
});

test('incomplete and outdated read models are reported; a reader does not wait for an outdated one', async () => {
  const builds = async () => [
    { name: 'whole', version: 1, position: 3n, aside: 0 },
    { name: 'lacking', version: 1, position: 3n, aside: 2 },
    { name: 'older', version: 0, position: 1n, aside: 0 },
  ];
  const all = [model('whole'), model('lacking'), model('older')];
  const progress = await watch(tableOf(builds), ['whole', 'lacking', 'older']);
  expect(progress.doubtsAbout(all)).toEqual({ incomplete: ['lacking'], outdated: ['older'] });
  expect(progress.doubtsAbout([model('whole')])).toEqual({ incomplete: [], outdated: [] });
  expect(await progress.reached(all, 3n, 50)).toBe(true);
  await notify('lacking', 4n);
  await notify('older', 4n);
  await until(async () => expect(progress.doubtsAbout(all)).toEqual({ incomplete: [], outdated: [] }));
});

test('an unresponsive connection is replaced, and receives notifications again', async () => {
  const proxy = await openStallingProxy(database.url);
  const broken: unknown[] = [];
  let position = 3n;
  const builds = async () => [{ name: 'silenced', version: 1, position, aside: 0 }];
  const silenced = [model('silenced')];
  watching = await watchProgress(tableOf(builds), proxy.url, silenced, (error) => broken.push(error), {
    ...{ interval: 50, patience: 200 },
  });
  proxy.stall();
  position = 5n;
  await notify('silenced', 5n);
  await until(async () => expect(broken).not.toEqual([]));
  expect(await watching.reached(silenced, 5n, 50)).toBe(true);
  await until(async () => {
    await notify('silenced', 6n, { isIncomplete: true });
    expect(watching?.doubtsAbout(silenced).incomplete).toEqual(['silenced']);
  });
  await watching.close();
  watching = null;
  await proxy.close();
});

test('a start that waits for the first connection ends when the process is stopped', async () => {
  const stop = new AbortController();
  const refused: unknown[] = [];
  const beginning = watchProgress(
    database.pool,
    'postgres://someone:secret@127.0.0.1:1/none',
    [model('story')],
    (error) => refused.push(error),
    { signal: stop.signal },
  );
  await until(async () => expect(refused).not.toEqual([]));
  stop.abort(new Error('stopped'));
  await expect(beginning).rejects.toThrow('stopped');
});
