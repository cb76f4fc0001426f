import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@anamnesis/embedded/backends/redis';
import { startEventStore } from '@anamnesis/embedded/event-store/server';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import type { WithBackends } from '../setup/backends.js';

/** Runs `work` on a separate database in the test run's PostgreSQL, and a separate event store and Redis. */
export const withTestBackends: WithBackends = async (work) => {
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
    await work({
      databaseUrl: database.url,
      redisUrl: redis.url,
      eventStoreUrl: `esdb://127.0.0.1:${eventStore.port}?tls=false`,
      filesDir: join(dir, 'files'),
      eventStoreDir,
      stopEventStore,
    });
  } finally {
    await Promise.all([stopEventStore(), redis.stop(), allLeft(database.pool)]);
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
};

/** Resolves when no other connection is open: a connection that is still closing when the database is dropped reports an error. */
const allLeft = (pool: Pool): Promise<void> =>
  until(async () => {
    const { rows } = await pool.query<{ others: bigint }>(
      'select count(*) as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (rows[0]?.others !== 0n) throw new Error('A benchmark has left a connection to PostgreSQL open');
  });
