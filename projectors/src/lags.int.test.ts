import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { readModelParts } from '@anamnesis/platform/projection/readiness';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { beginBuild, show } from '@anamnesis/platform/projection/builds';
import { connectRedis, type RedisClient } from '@anamnesis/platform/redis/connect';
import { testBackends, testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { readModels } from '@anamnesis/read-models/all';
import { readModelStores, sessionPartiesView } from './app.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: Awaited<ReturnType<typeof testLog>>;
let redis: RedisClient;
const inPostgres = readModels.map(({ name }) => name);

beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, eventDefinitions);
  const prefix = `lags-${randomUUID()}:`;
  redis = await connectRedis(testBackends().redisUrl, { prefix, whenAway: 'fail', onError: () => undefined });
  await openBookkeeping(database.pool);
  for (const model of readModels)
    await show(database.pool, await beginBuild(database.pool, model), () => Promise.resolve());
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

test('while Redis is unavailable only its own view is not measured', async () => {
  const stores = readModelStores({ pool: database.pool, redis });
  const failures: unknown[] = [];
  const lags = () => lagsAcross(stores, log.store, (error) => failures.push(error));
  expect([...(await lags()).keys()]).toEqual([...inPostgres, sessionPartiesView.name]);
  expect(failures).toEqual([]);
  redis.destroy();
  expect([...(await lags()).keys()]).toEqual(inPostgres);
  expect(failures).toHaveLength(1);
  const { readModels: problems } = await readModelParts(stores, log.store);
  expect(problems.filter((problem) => problem.includes('cannot be measured'))).toEqual([
    `the lag of ${sessionPartiesView.name} cannot be measured`,
  ]);
});
