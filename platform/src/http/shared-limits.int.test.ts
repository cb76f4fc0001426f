import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { createLogger, silentLogger } from '../logging/logger.js';
import { createRedisProcess } from '../redis/testing/redis-process.js';
import { until } from '../testing/until.js';
import { answer } from './answer.js';
import { openLimits, type SharedLimits } from './shared-limits.js';
import { serveForTest } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const TRIES = 4;
/** Another process of the same service, from a caller's point of view. */
async function replica(route: string, limits: SharedLimits) {
  const enter = defineRoute({
    ...{ name: route, summary: '', feature: 'things', owner: 'command-service', errors: [] },
    ...{
      method: 'POST',
      path: '/api/enter',
      action: testActions.byAnyone,
      attemptsPerMinute: TRIES,
      reply: z.object({}),
    },
  });
  const served = await serveForTest([answer(enter, () => Promise.resolve({ body: {} }))], { limits });
  closing.push(served.close, limits.close);
  return async () => (await served.fetch('/api/enter', { method: 'POST' })).status;
}
const alternately = async (replicas: readonly (() => Promise<number>)[], times: number) => {
  const statuses: number[] = [];
  for (let each = 0; each < times; each += 1) statuses.push((await replicas[each % replicas.length]?.()) ?? 0);
  return statuses;
};

test('two replicas share one limit', async () => {
  const route = `enter-${randomUUID()}`;
  const limits = () => openLimits(process.env['TEST_REDIS_URL'] ?? '', silentLogger);
  const both = [await replica(route, await limits()), await replica(route, await limits())];
  expect(await alternately(both, 6)).toEqual([200, 200, 200, 200, 429, 429]);
});

test('while Redis is unavailable each process counts separately and logs it once, and they share again afterwards', async () => {
  const lines: { level: number; message: string }[] = [];
  const logger = createLogger('test', 'debug', {
    write: (line: string) => void lines.push(JSON.parse(line) as { level: number; message: string }),
  });
  const redis = await createRedisProcess();
  closing.push(() => redis.remove());
  await redis.start();
  const route = `enter-${randomUUID()}`;
  const both = [
    await replica(route, await openLimits(redis.url, logger)),
    await replica(route, await openLimits(redis.url, logger)),
  ];
  expect(await alternately(both, 2)).toEqual([200, 200]);
  await redis.stop();
  const alone = await alternately(both, 10);
  expect(alone.filter((status) => status === 200)).toHaveLength(2 * TRIES);
  expect(new Set(alone)).toEqual(new Set([200, 429]));
  const logged = (start: string) => lines.filter(({ message }) => message.startsWith(start));
  // Both have to notice the outage before Redis returns.
  await until(async () => expect(logged('Redis is unavailable')).toHaveLength(2));
  await redis.start();
  await until(async () => expect(logged('Redis is available again')).toHaveLength(2));
  expect(logged('Redis is unavailable')).toHaveLength(2);
});

test('a process that starts without Redis enforces limits immediately', async () => {
  const enter = await replica(`enter-${randomUUID()}`, await openLimits('redis://127.0.0.1:1', silentLogger));
  expect(await alternately([enter], TRIES + 1)).toEqual([...Array<number>(TRIES).fill(200), 429]);
});
