import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { readModelProblems } from '@anamnesis/platform/projection/readiness';
import { prepareTables } from '@anamnesis/platform/projection/tables';
import { connectRedis, type RedisClient } from '@anamnesis/platform/redis/connect';
import { testBackends, testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { projections, readModelsIn, sessionPartiesView } from './app.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: Awaited<ReturnType<typeof testLog>>;
let redis: RedisClient;
const inPostgres = projections.map(({ name }) => name);

beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, eventDefinitions);
  const prefix = `lags-${randomUUID()}:`;
  redis = await connectRedis(testBackends().redisUrl, { prefix, whenAway: 'fail', onError: () => undefined });
  await Promise.all(projections.map((projection) => prepareTables(database.pool, projection)));
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

test('while Redis is away only its own view is not told', async () => {
  const readModels = readModelsIn({ pool: database.pool, redis });
  const told: unknown[] = [];
  const lags = () => lagsAcross(readModels, log.store, (error) => told.push(error));
  expect([...(await lags()).keys()]).toEqual([...inPostgres, sessionPartiesView.name]);
  expect(told).toEqual([]);
  redis.destroy();
  expect([...(await lags()).keys()]).toEqual(inPostgres);
  expect(told).toHaveLength(1);
  const problems = await readModelProblems(readModels, log.store);
  expect(problems.filter((problem) => problem.includes('can not be told'))).toEqual([
    `how far ${sessionPartiesView.name} is can not be told`,
  ]);
});
