import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { findShown } from './builds.js';
import { retryAside } from './retry.js';
import { openCounting, unfoldable } from './testing/counting.js';
import { requestRetry, listUnprocessed } from './unprocessed.js';
import type { Build } from './write-batch.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
beforeAll(async () => {
  counting = await openCounting();
});
afterAll(() => counting.close());

test('two processes that retry one stream at the same time fold it once', async () => {
  const { database, log } = counting;
  const aside = async () => (await listUnprocessed(database.pool, { from: 0, limit: 10 })).events;
  const [model, sick] = [counting.model(), randomUUID()];
  const running = counting.run([model]);
  await counting.begin(sick);
  unfoldable.add(7);
  await counting.count(sick, 7);
  await counting.count(sick, 2);
  await until(async () => expect(await aside()).toHaveLength(1));
  await running.close();
  unfoldable.clear();
  await requestRetry(database.pool, model.name, { streamId: `testCount-${sick}` });

  let reading = 0;
  const store = {
    ...log.store,
    readRecorded: async (...asked: Parameters<typeof log.store.readRecorded>) => {
      const read = await log.store.readRecorded(...asked);
      reading += 1;
      // Both read before either writes.
      await until(() => Promise.resolve(expect(reading).toBe(2)));
      return read;
    },
  };
  const both = await Promise.all([1, 2].map(() => findShown(database.pool, model)));
  const tried = await Promise.allSettled(
    both.map((build) => retryAside({ pool: database.pool, codec: log.codec, store }, build as Build)),
  );
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await counting.total(sick)).toBe(9);
  expect(await aside()).toEqual([]);
});
