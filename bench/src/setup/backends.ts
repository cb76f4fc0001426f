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
  /** Folder of uploaded files. */
  readonly filesDir: string;
  /** Folder of the log. */
  readonly eventStoreDir: string;
  /** Stops only the event store, for a restart. */
  stopEventStore(): Promise<void>;
}

export type WithBackends = (work: (backends: Backends) => Promise<void>) => Promise<void>;

/**
 * Runs `work` on the backends of `npm start`, with the same settings (fsync and synchronous_commit are on), in a temporary
 * folder.
 */
export const withBackends: WithBackends = async (work) => {
  const dir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const eventStoreDir = join(dir, 'event-store');
  const [postgres, redis, eventStore] = await Promise.all([
    startPostgres({ dir: join(dir, 'postgres'), password: 'bench' }),
    startRedis({ dir: join(dir, 'redis') }),
    launchEventStore({ dir: eventStoreDir, port: 0 }),
  ]);
  try {
    await work({
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
};
