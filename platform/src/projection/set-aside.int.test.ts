import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ReadModel } from '../read-model/read-model.js';
import { until } from '../testing/until.js';
import { type Progress, watchProgress } from './progress.js';
import { collectingLogger, openCounting, unfoldable } from './testing/counting.js';
import { requestRetry, listUnprocessed } from './unprocessed.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
let running: ReturnType<(typeof counting)['run']>;
let progress: Progress;
let models: ReadModel[];
let model: ReadModel;
const { lines, logger } = collectingLogger();
let healthy: string;

beforeAll(async () => {
  counting = await openCounting();
  model = counting.model();
  models = [model, counting.model(1, 'test-others')];
  running = counting.run(models, { logger });
  progress = await watchProgress(counting.database.pool, counting.database.url, [model], (error) =>
    expect(error).toBeUndefined(),
  );
});
afterAll(async () => {
  await running.close();
  await progress.close();
  await counting.close();
});
beforeEach(async () => {
  healthy = randomUUID();
  await counting.begin(healthy);
});
afterEach(() => unfoldable.clear());

const shows = (what: string, total: number) => until(async () => expect(await counting.total(what)).toBe(total));
const forget = () => counting.database.pool.query('delete from read.set_aside');
const aside = async () => (await listUnprocessed(counting.database.pool, { from: 0, limit: 1_000 })).events;
const retry = (readModel: string, what: string) =>
  requestRetry(counting.database.pool, readModel, { streamId: `testCount-${what}` });

test('an event that can’t be folded affects only its own stream; a retried stream is folded in order', async () => {
  const sick = randomUUID();
  await counting.begin(sick);
  await counting.count(sick, 1);
  unfoldable.add(7);
  await counting.count(sick, 7);
  await counting.count(sick, 2);
  const last = await counting.count(healthy, 5);
  await shows(healthy, 5);
  expect(await counting.total(sick)).toBe(1);
  // Both models fail on it here, and each has set it aside separately.
  await until(async () =>
    expect(await aside()).toMatchObject(
      ['test-counts', 'test-others'].map((projection) => ({
        ...{ projection, streamId: `testCount-${sick}`, error: 'RangeError', isRetried: false },
      })),
    ),
  );
  expect(lines.some(({ message }) => message === 'An event was set aside')).toBe(true);
  expect(JSON.stringify(lines)).not.toContain('This cannot be folded');
  expect(await progress.reached([model], last)).toBe(true);
  expect(progress.doubtsAbout([model]).incomplete).toEqual(['test-counts']);

  // A retry without a repair leaves it aside.
  await retry('test-counts', sick);
  await until(async () => expect(await aside()).toMatchObject([{ isRetried: false }, {}]));
  expect(await counting.total(sick)).toBe(1);

  unfoldable.clear();
  for (const name of ['test-counts', 'test-others']) await retry(name, sick);
  await shows(sick, 10);
  await until(async () => expect(await aside()).toEqual([]));
  await until(async () => expect(progress.doubtsAbout([model]).incomplete).toEqual([]));
  await counting.count(sick, 1);
  await shows(sick, 11);
});

test('events before an undecodable one are kept, also within one batch', async () => {
  const sick = randomUUID();
  await counting.damage(sick, 3);
  await counting.count(healthy, 1);
  await shows(healthy, 1);
  expect(await counting.total(sick)).toBe(3);
  expect(await aside()).toMatchObject([{ error: 'Error', revision: 2n }, {}]);
  await forget();
});

test('a stream whose name PostgreSQL cannot store is set aside under its hash', async () => {
  const what = randomUUID();
  await counting.begin(what);
  unfoldable.add(7);
  const names = [`odd\0${what}`, `long-${what}-${'x'.repeat(9000)}`];
  for (const name of names) await counting.count(what, 7, name);
  await counting.count(healthy, 2);
  await shows(healthy, 2);
  expect((await aside()).map(({ streamId }) => streamId)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^sha256:[0-9a-f]{64}$/)),
  );
  for (const name of names) await counting.count(what, 1, name);
  await counting.count(what, 4);
  await shows(what, 4);
  await forget();
});

test('an event type named like a property of every object is ignored', async () => {
  await counting.appendAs('constructor', healthy);
  await counting.count(healthy, 3);
  await shows(healthy, 3);
  expect(await aside()).toEqual([]);
});

test('a row that PostgreSQL rejects sets its stream aside, also in the middle of a batch', async () => {
  const sick = randomUUID();
  await counting.begin(sick);
  await Promise.all([counting.count(sick, 2 ** 31), ...Array.from({ length: 40 }, () => counting.count(healthy, 1))]);
  await shows(healthy, 40);
  await until(async () => expect(await aside()).toMatchObject([{ error: 'PostgreSQL 22003' }, {}]));
  await forget();
});

test('any number of events that change a missing row wait for it, and are then retried automatically', async () => {
  const sick = randomUUID();
  unfoldable.add(sick);
  await counting.begin(sick);
  const others = Array.from({ length: 60 }, () => randomUUID());
  await Promise.all(others.map((other) => counting.count(sick, 1, other)));
  await counting.count(healthy, 1, others[0]);
  await counting.count(healthy, 5);
  await shows(healthy, 5);
  expect(await counting.total(sick)).toBeUndefined();
  const waiting = (await aside()).filter(({ projection }) => projection === 'test-counts');
  expect(waiting.map(({ error }) => error)).toEqual(['RangeError', ...others.map(() => 'RowMissing')]);
  expect(waiting.map(({ isWaiting }) => isWaiting)).toEqual([false, ...others.map(() => true)]);

  // Retried while the event it depends on is still set aside, it stays waiting.
  const [other = ''] = others;
  await retry('test-counts', other);
  await until(async () => expect((await aside()).some(({ isRetried }) => isRetried)).toBe(false));
  expect(await aside()).toHaveLength(2 * waiting.length);

  unfoldable.clear();
  for (const name of ['test-counts', 'test-others']) await retry(name, sick);
  await shows(sick, 60);
  await shows(healthy, 6);
  await until(async () => expect(await aside()).toEqual([]));
});

test('a waiting stream still waits after a restart', async () => {
  const sick = randomUUID();
  await counting.begin(sick);
  unfoldable.add(3);
  await counting.count(sick, 3);
  await until(async () => expect(await aside()).toHaveLength(2));
  unfoldable.clear();
  await running.close();
  running = counting.run(models, { logger });
  await counting.count(sick, 1);
  await counting.count(healthy, 1);
  await shows(healthy, 1);
  expect(await counting.total(sick)).toBe(0);
});

test('a read model that can’t fold events of more than fifty streams stops and reports it; the others continue', async () => {
  const { lines: told, logger: telling } = collectingLogger();
  await running.close();
  await forget();
  running = counting.run(models, { logger: telling });
  unfoldable.add('test-counts 13');
  const sick = Array.from({ length: 51 }, () => randomUUID());
  for (const each of sick) {
    await counting.begin(each);
    await counting.count(each, 13);
  }
  await counting.count(healthy, 6);
  await until(() => Promise.resolve(expect(JSON.stringify(told)).toContain('has stopped')));
  expect(running.stoppedReadModels()).toEqual(['test-counts']);
  expect((await aside()).length).toBeLessThanOrEqual(50);
  await until(async () => expect(await counting.total(healthy, 'test_others')).toBe(6));
  expect(await counting.total(healthy)).not.toBe(6);
  unfoldable.clear();
  await shows(healthy, 6);
  expect(running.stoppedReadModels()).toEqual([]);
});
