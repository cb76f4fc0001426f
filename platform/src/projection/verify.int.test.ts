import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReadModel } from '../read-model/read-model.js';
import { until } from '../testing/until.js';
import { requestRebuild, dropPrevious } from './builds.js';
import { createFeed } from './feed.js';
import { collectingLogger, openCounting } from './testing/counting.js';
import { verify } from './verify.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
let running: ReturnType<(typeof counting)['run']>;
let model: ReadModel;
const things = Array.from({ length: 6 }, () => randomUUID()).toSorted();
const [first = '', second = '', third = ''] = things;
const { lines, logger } = collectingLogger();

beforeAll(async () => {
  counting = await openCounting();
  model = counting.model();
  running = counting.run([model], { logger });
  for (const thing of things) {
    await counting.begin(thing);
    await counting.count(thing, 3);
  }
  await until(async () => expect(await counting.total(things.at(-1) ?? '')).toBe(3));
});
afterAll(async () => {
  await running.close();
  await counting.close();
});

const check = () => {
  const { pool } = counting.database;
  const past = createFeed({ pool, ...counting.log }, (_, { error }) => expect(error).toBeUndefined());
  return verify(model, { pool, past }, AbortSignal.timeout(20_000));
};
const schemas = async () =>
  (await counting.database.pool.query(`select 1 from pg_namespace where nspname like 'test_counts_v%'`)).rowCount;

test('the visible rows match the log while events arrive', async () => {
  const stop = new AbortController();
  let more = 0;
  const counts = (async () => {
    for (; !stop.signal.aborted; more += 1) await counting.count(third, 1);
  })();
  expect(await check()).toEqual([]);
  stop.abort();
  await counts;
  await until(async () => expect(await counting.total(third)).toBe(3 + more));
  expect(await schemas()).toBe(1);
});

test('verification ends even if the visible build is no longer folded', async () => {
  await running.close();
  const before = (await counting.total(third)) ?? 0;
  await counting.count(third, 1);
  expect(await check()).toEqual([]);
  running = counting.run([model], { logger });
  await until(async () => expect(await counting.total(third)).toBe(before + 1));
});

test('a changed, lost or extra row is found by its key; a rebuild repairs it', async () => {
  const before = await counting.total(third);
  const { pool } = counting.database;
  await pool.query('update read.test_counts set total = total + 1 where what = $1', [first]);
  await pool.query('delete from read.test_counts where what = $1', [second]);
  const madeUp = randomUUID();
  await pool.query(`insert into read.test_counts values ($1, 9, '')`, [madeUp]);
  const differences = [
    { table: 'test_counts', key: first, kind: 'different' },
    { table: 'test_counts', key: second, kind: 'missing' },
    { table: 'test_counts', key: madeUp, kind: 'unfounded' },
  ].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  expect(await check()).toEqual(differences);

  await requestRebuild(pool, model);
  await until(async () => expect(await counting.total(second)).toBe(3));
  expect(await check()).toEqual([]);
  expect(await counting.total(third)).toBe(before);
  expect(lines.find(({ message }) => message === 'The previous rows differ from the log')).toMatchObject({
    differences,
  });
  // The previous build is kept until an operator confirms that it is not needed.
  expect(await schemas()).toBe(2);
  expect(await dropPrevious(pool, model)).toBe(true);
  expect(await schemas()).toBe(1);
  await counting.count(first, 1);
  await until(async () => expect(await counting.total(first)).toBe(4));
});
