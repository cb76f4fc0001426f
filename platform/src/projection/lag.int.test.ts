import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createLocks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import { silentLogger } from '../logging/logger.js';
import { put } from '../read-model/change.js';
import { position, text } from '../read-model/column.js';
import { defineReadModel } from '../read-model/read-model.js';
import { defineTable } from '../read-model/table.js';
import { testDatabase, testLog } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { beginBuild, show } from './builds.js';
import { lagsOf, readModelsIn } from './lag.js';
import { watchProgress } from './progress.js';
import { eventStoreAnswers, postgresAnswers, readModelParts, sentencesAbout } from './readiness.js';
import { startReadModels } from './start-read-models.js';

const Lagged = defineEvent({ type: 'TestLagged', schema: z.object({ what: z.string() }) });
const definitions = new Map([[Lagged.type, Lagged as unknown as EventDefinition]]);
const seen = defineTable({
  name: 'seen',
  key: 'position',
  subject: 'what',
  columns: { position: position(), what: text() },
});
const lagging = defineReadModel({
  ...{ name: 'test-lagging', version: 1, tables: [seen], handles: [Lagged] },
  on: { TestLagged: ({ data, position }) => put(seen, { position, what: data.what }) },
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: { store: EventStore; codec: Codec };
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, definitions);
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

async function append(what: string): Promise<bigint> {
  const actor = { id: randomUUID(), role: 'worker' as const };
  const circumstances = { actor, correlationId: 'test', causationId: randomUUID() };
  const event = await log.codec.encode(randomUUID(), { type: 'TestLagged', data: { what } }, circumstances);
  return log.store.append(`testLag-${what}`, 'any', [event]);
}
const readModels = () => readModelsIn(database.pool, ['test-lagging']);
const parts = () => readModelParts([readModels()], log.store);
const lag = async () => (await lagsOf(readModels(), log.store)).get('test-lagging');

test('a read model without a visible build is not ready, one at the head of the log is', async () => {
  await append('first');
  expect(await lag()).toBeNull();
  expect((await parts()).readModels).toEqual(['test-lagging was never built, and is not being built']);
  const start = () =>
    startReadModels([lagging], {
      pool: database.pool,
      locks: createLocks(database.pool),
      ...log,
      logger: silentLogger,
    });
  const first = start();
  await until(async () => expect(await parts()).toEqual({ readModels: [], building: { underway: [] } }));
  await until(async () => expect(await lag()).toBe(0));

  await first.close();
  const position = await append(randomUUID());
  await append('a later event');
  // No projector runs, and the lag still grows: it is the age of the first unfolded event.
  await until(async () => expect(await lag()).toBeGreaterThan(300));
  expect((await log.store.firstAfter(position - 1n))?.position).toBe(position);

  const second = start();
  await until(async () => expect(await lag()).toBe(0));
  await second.close();
});

test('one that a newer version is about to replace is ready: replies are marked as outdated, and it may not be folded any more', async () => {
  await append(randomUUID());
  await until(async () => expect(await lag()).toBeGreaterThan(0));
  await beginBuild(database.pool, { ...lagging, version: lagging.version + 1 });
  expect(await lag()).toBe(0);
});

test('one whose newer version makes no progress has its real lag', async () => {
  const { pool } = database;
  await pool.query(`update read.builds set changed_at = now() - interval '11 minutes' where state = 'building'`);
  expect(await lag()).toBeGreaterThan(0);
});

test('is reported by name: a problem, or how far it is while it makes progress', () => {
  const lags = new Map([
    ['doctor-directory', 35_200],
    ['patient-profile', null],
    ['appointment-list', 7],
  ]);
  expect(sentencesAbout(lags, new Map(), 800n)).toEqual({
    problems: ['doctor-directory is 35 s behind the log', 'patient-profile was never built, and is not being built'],
    underway: [],
  });
  const moving = new Map([
    ['doctor-directory', 799n],
    ['patient-profile', 345n],
  ]);
  expect(sentencesAbout(lags, moving, 800n)).toEqual({
    problems: [],
    underway: [
      'doctor-directory is 35 s behind the log and catches up',
      'patient-profile is being built: 43 % of the log is read',
    ],
  });
});

test('a first build is underway while it makes progress, and a problem once it stands still', async () => {
  const { pool } = database;
  const named = { ...lagging, name: 'test-first' };
  const build = await beginBuild(pool, named);
  const first = () => readModelParts([readModelsIn(pool, ['test-first'])], log.store);
  expect(await first()).toEqual({
    readModels: [],
    building: { underway: ['test-first is being built: 0 % of the log is read'] },
  });
  const head = jest.fn(log.store.lastPosition);
  const progress = await watchProgress(pool, database.url, [named], () => undefined, { head });
  const asked = Array.from({ length: 50 }, () => progress.percentBuilt([named]));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([0]));
  expect(head).toHaveBeenCalledTimes(1);
  await pool.query(`update read.builds set changed_at = now() - interval '11 minutes' where name = 'test-first'`);
  expect((await first()).readModels).toEqual(['test-first was never built, and is not being built']);
  await show(pool, build, () => Promise.resolve());
  expect(await progress.percentBuilt([named])).toBeNull();
  await progress.close();
});

test('is not ready when the lag cannot be measured', async () => {
  const checkpoints = () => Promise.reject(new Error('unavailable'));
  const unavailable = { names: ['x'], checkpoints, underway: () => Promise.resolve(new Map()) };
  expect((await readModelParts([unavailable], log.store)).readModels).toEqual(['the lag of x cannot be measured']);
});

test('a stalled backend counts as unavailable after some seconds, and its read models as not measured', async () => {
  const never = () => new Promise<never>(() => undefined);
  const stalled = { names: ['x'], checkpoints: never, underway: never };
  expect(
    await Promise.all([
      postgresAnswers({ query: never } as unknown as Pool),
      eventStoreAnswers({ ...log.store, lastPosition: never }),
      readModelParts([stalled], log.store),
    ]),
  ).toMatchObject([false, false, { readModels: ['the lag of x cannot be measured'] }]);
});
