import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from '../postgres/pool.js';
import { wayTo } from '../testing/silent-way.js';
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
const tell = (name: string, position: bigint, told: { version?: number; isIncomplete?: boolean } = {}) =>
  database.pool.query('select pg_notify($1, $2)', [
    PROGRESS_CHANNEL,
    progressNote(position, [{ name, version: 1, isIncomplete: false, ...told }]),
  ]);
/** A pool that answers what `builds` says now. */
const tableOf = (builds: () => Promise<object[]>) =>
  ({
    query: async (text: string) => ({ rows: text.includes('to_regclass') ? [{ exists: true }] : await builds() }),
  }) as unknown as Pool;
const watch = async (pool: Pool, names: readonly string[], onError = (error: unknown) => console.error(error)) =>
  (watching = await watchProgress(pool, database.url, names.map(model), onError));

test('what is told while the table is read counts, not what was read before it', async () => {
  let isWatched = false;
  // The table is answered with what stood in it before, only after the later position was notified and heard.
  const builds = async () => {
    if (!isWatched) return [];
    isWatched = false;
    await tell('story', 5n);
    await tell('marker', 1n);
    expect(await progress.reached([model('marker')], 1n)).toBe(true);
    return [{ name: 'story', version: 1, position: 3n, aside: 0 }];
  };
  const progress = await watch(tableOf(builds), ['story', 'marker']);
  isWatched = true;
  expect(await progress.reached([model('story')], 5n, 200)).toBe(true);
  expect(await progress.reached([model('story')], 6n, 50)).toBe(false);
});

test('the table is looked at when nobody told in time, and not before', async () => {
  let looks = 0;
  const builds = async () => {
    looks += 1;
    return [{ name: 'story', version: 1, position: 3n, aside: 0 }];
  };
  const progress = await watch(tableOf(builds), ['story']);
  const before = looks;
  const reached = progress.reached([model('story')], 5n);
  await tell('story', 5n);
  expect(await reached).toBe(true);
  expect(looks).toBe(before);
  expect(await progress.reached([model('story')], 6n, 10)).toBe(false);
  expect(looks).toBe(before + 1);
});

test('what was told before PostgreSQL broke off is not believed afterwards: it may have been lost, and the table says what is left', async () => {
  const broken: unknown[] = [];
  const builds = async () => [{ name: 'crashed', version: 1, position: 3n, aside: 0 }];
  const progress = await watch(tableOf(builds), ['crashed'], (error) => broken.push(error));
  await tell('crashed', 5n);
  await until(async () => expect(await progress.reached([model('crashed')], 5n, 50)).toBe(true));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await until(async () => expect(broken).not.toEqual([]));
  expect(await progress.reached([model('crashed')], 5n, 50)).toBe(false);
  expect(await progress.reached([model('crashed')], 3n, 50)).toBe(true);
});

test('what lacks events, and what is shown in an older version, is told; of the latter nothing is waited for', async () => {
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
  await tell('lacking', 4n);
  await tell('older', 4n);
  await until(async () => expect(progress.doubtsAbout(all)).toEqual({ incomplete: [], outdated: [] }));
});

test('a connection that has fallen silent is replaced: afterwards it is heard again what is told', async () => {
  const way = await wayTo(database.url);
  const broken: unknown[] = [];
  let position = 3n;
  const builds = async () => [{ name: 'silenced', version: 1, position, aside: 0 }];
  const silenced = [model('silenced')];
  watching = await watchProgress(tableOf(builds), way.url, silenced, (error) => broken.push(error), {
    ...{ askEvery: 50, patience: 200 },
  });
  way.fallSilent();
  position = 5n;
  await tell('silenced', 5n);
  await until(async () => expect(broken).not.toEqual([]));
  expect(await watching.reached(silenced, 5n, 50)).toBe(true);
  await until(async () => {
    await tell('silenced', 6n, { isIncomplete: true });
    expect(watching?.doubtsAbout(silenced).incomplete).toEqual(['silenced']);
  });
  await watching.close();
  watching = null;
  await way.close();
});

test('nobody waits for it to begin once the process is told to stop', async () => {
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
  stop.abort(new Error('told to stop'));
  await expect(beginning).rejects.toThrow('told to stop');
});
