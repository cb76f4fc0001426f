import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startEventStore } from '../backends/event-store.js';
import { startPostgres } from '../backends/postgres.js';
import { startRedis } from '../backends/redis.js';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';
import { watch, type WatchedBackend, type Watcher } from './watched-backend.js';

export interface Backends {
  EVENTSTORE_URL: string;
  DATABASE_URL: string;
  REDIS_URL: string;
  /** Process ids of the embedded backends, by name. */
  pids(): Record<string, number>;
  stop(): Promise<void>;
}

/** The settings that replace a backend. */
const NAMES = ['DATABASE_URL', 'REDIS_URL', 'EVENTSTORE_URL'] as const;

/** Starts every backend that is not configured. `meanwhile` is called once their processes run and are only waited for. */
export async function startBackends(
  settings: Settings,
  secrets: Secrets,
  watcher: Watcher,
  meanwhile: () => void,
): Promise<Backends> {
  const folder = (name: string) => join(settings.DATA_DIR, name);
  // New at each start of the launcher, but unchanged when a backend restarts, so that its clients can reconnect.
  const [password, secret] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const unspawned = new Set(NAMES.filter((name) => !settings[name]));
  const spawned = (name: (typeof NAMES)[number]) => () => {
    if (unspawned.delete(name) && unspawned.size === 0) meanwhile();
  };
  const started = await Promise.allSettled([
    settings.DATABASE_URL
      ? null
      : watch(
          (earlier) =>
            startPostgres({
              ...{ dir: folder('postgres'), password: secrets.postgresPassword },
              ...{ spawned: spawned('DATABASE_URL'), ...earlier },
            }),
          watcher,
        ),
    settings.REDIS_URL
      ? null
      : watch(
          (earlier) => startRedis({ dir: folder('redis'), password, spawned: spawned('REDIS_URL'), ...earlier }),
          watcher,
        ),
    settings.EVENTSTORE_URL
      ? null
      : watch(
          (earlier) =>
            startEventStore({ dir: folder('event-store'), secret, spawned: spawned('EVENTSTORE_URL'), ...earlier }),
          watcher,
        ),
  ]);
  const running = started.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  const stop = async () => {
    // The event store stops last, because appends may still be in progress.
    for (const backend of running) await backend.stop();
  };
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [postgres, redis, eventStore] = started.map((each) => (each.status === 'fulfilled' ? each.value : null));
  const urlOf = (backend: WatchedBackend | null | undefined, named: string | undefined) => backend?.url ?? named ?? '';
  return {
    DATABASE_URL: urlOf(postgres, settings.DATABASE_URL),
    REDIS_URL: urlOf(redis, settings.REDIS_URL),
    EVENTSTORE_URL: urlOf(eventStore, settings.EVENTSTORE_URL),
    pids: () =>
      Object.fromEntries(
        Object.entries({ postgres, redis, 'event-store': eventStore }).flatMap(([name, backend]) =>
          backend ? [[name, backend.pid()]] : [],
        ),
      ),
    stop,
  };
}
