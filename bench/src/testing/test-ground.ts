import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@anamnesis/embedded/backends/redis';
import { startEventStore } from '@anamnesis/embedded/event-store/server';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import type { Backends } from '../ground/backends.js';

/** Runs `work` over a database of its own in the test run's PostgreSQL, and an event store and a Redis of its own. */
export async function withTestBackends<Result>(work: (backends: Backends) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-test-'));
  const eventStoreDir = join(dir, 'event-store');
  const [database, redis, eventStore] = await Promise.all([
    testDatabase(),
    startRedis({ dir: join(dir, 'redis') }),
    startEventStore({ dir: eventStoreDir, port: 0 }),
  ]);
  let stopped: Promise<void> | null = null;
  const stopEventStore = () => (stopped ??= eventStore.close());
  try {
    return await work({
      databaseUrl: database.url,
      redisUrl: redis.url,
      eventStoreUrl: `esdb://127.0.0.1:${eventStore.port}?tls=false`,
      filesDir: join(dir, 'files'),
      eventStoreDir,
      stopEventStore,
    });
  } finally {
    await Promise.all([stopEventStore(), redis.stop(), database.close()]);
    await rm(dir, { recursive: true, force: true });
  }
}
