import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@anamnesis/embedded/backends/postgres';
import { startRedis } from '@anamnesis/embedded/backends/redis';
import { launchEventStore } from '@anamnesis/embedded/event-store/launch';

export interface Backends {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly eventStoreUrl: string;
  /** Where uploaded files go. */
  readonly filesDir: string;
  /** Where the event store keeps its log. */
  readonly eventStoreDir: string;
  /** Ends the event store alone, as a restart does. */
  stopEventStore(): Promise<void>;
}

/**
 * Runs `work` over the backends that `npm start` starts, with the same settings (fsync and synchronous_commit are on), in
 * a folder that goes afterwards.
 */
export async function withBackends<Result>(work: (backends: Backends) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const eventStoreDir = join(dir, 'event-store');
  const [postgres, redis, eventStore] = await Promise.all([
    startPostgres({ dir: join(dir, 'postgres'), password: 'bench' }),
    startRedis({ dir: join(dir, 'redis') }),
    launchEventStore({ dir: eventStoreDir, port: 0 }),
  ]);
  try {
    return await work({
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      eventStoreUrl: eventStore.connectionString,
      filesDir: join(dir, 'files'),
      eventStoreDir,
      stopEventStore: () => eventStore.stop(),
    });
  } finally {
    await Promise.all([eventStore.stop(), redis.stop(), postgres.stop()]);
    await rm(dir, { recursive: true, force: true });
  }
}
