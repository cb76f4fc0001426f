import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from '../postgres/pool.js';
import { testDatabase } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { type Progress, watchProgress } from './progress.js';
import { PROGRESS_CHANNEL } from './run-projection.js';

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

const tell = (name: string, position: bigint) =>
  database.pool.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, `${name} ${position}`]);

test('what is told while the table is read counts, not what was read before it', async () => {
  // The table is answered with what stood in it before, only after the later place was told and heard.
  const heard = () => progress.reached(['marker'], 1n);
  const query = async (text: string) => {
    if (text.includes('marker')) return { rows: [] };
    await tell('story', 5n);
    await tell('marker', 1n);
    expect(await heard()).toBe(true);
    return { rows: [{ position: 3n }] };
  };
  const progress = await watchProgress({ query } as unknown as Pool, database.url, (error) => console.error(error));
  watching = progress;
  expect(await progress.reached(['story'], 5n, 200)).toBe(true);
  expect(await progress.reached(['story'], 6n, 50)).toBe(false);
});

test('what was told before PostgreSQL broke off is not believed afterwards: it may have been lost, and the table says what is left', async () => {
  const query = async () => ({ rows: [{ position: 3n }] });
  const broken: unknown[] = [];
  const progress = await watchProgress({ query } as unknown as Pool, database.url, (error) => broken.push(error));
  watching = progress;
  await tell('crashed', 5n);
  await until(async () => expect(await progress.reached(['crashed'], 5n, 50)).toBe(true));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await until(async () => expect(broken).not.toEqual([]));
  expect(await progress.reached(['crashed'], 5n, 50)).toBe(false);
  expect(await progress.reached(['crashed'], 3n, 50)).toBe(true);
});
