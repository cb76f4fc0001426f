import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../backends/backend.js';
import { startPostgres } from '../backends/postgres.js';
import { startRedis } from '../backends/redis.js';
import { launchEventStore } from '../event-store/launch.js';

interface TestBackends {
  dir: string;
  backends: Pick<Backend, 'stop'>[];
}
declare global {
  var testBackends: TestBackends | undefined;
}

/** One PostgreSQL, one Redis and one event store for a whole test run, in a temporary folder. */
export default async function startBackends(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'anamnesis-test-'));
  const [postgres, redis, eventStore] = await Promise.all([
    startPostgres({ dir: join(dir, 'postgres'), password: 'test' }),
    // The first, and one for each product.
    startRedis({ dir: join(dir, 'redis'), databases: 1_000 }),
    launchEventStore({ dir: join(dir, 'event-store'), port: 0 }),
  ]);
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_REDIS_URL'] = redis.url;
  process.env['TEST_EVENTSTORE_URL'] = eventStore.connectionString;
  globalThis.testBackends = { dir, backends: [eventStore, redis, postgres] };
}
