import { SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS } from '@anamnesis/contracts/sessions/constants';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { readConfig } from '@anamnesis/platform/config/config';
import { workerAuthorization } from '@anamnesis/platform/http/access';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listen } from '@anamnesis/platform/http/listen';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openBus, openFiles, openMailer } from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { postgresAnswers } from '@anamnesis/platform/projection/readiness';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createSightings } from '@anamnesis/platform/redis/sightings';
import { openKeyVault } from '@anamnesis/platform/vault/key-vault';
import { createCommandClient, createQueryClient, startWorkers } from './app.js';
import { environment } from './environment.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('workers', env.LOG_LEVEL);
  const pool = openPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to Postgres broke'));
  const bus = await openBus(env, 'workers', pool, logger);
  const redis = await connectRedis(env.REDIS_URL, {
    whenAway: 'fail',
    onError: (error) => logger.warn({ err: error }, 'A connection to Redis broke'),
  });
  const mailer = openMailer(env);
  const authorization = workerAuthorization(env.WORKER_KEY);
  const workers = await startWorkers({
    redisUrl: env.REDIS_URL,
    bus,
    once: await createOnce(pool, logger),
    commands: createCommandClient({ baseUrl: env.COMMAND_SERVICE_URL, authorization }),
    queries: createQueryClient({ baseUrl: env.QUERY_SERVICE_URL, authorization }),
    files: openFiles(env, await openKeyVault(pool, env.VAULT_KEY)),
    attendance: createSightings(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS),
    mailer,
    logger,
    clock: () => new Date(),
  });
  const app = createInternalApp({
    name: 'workers',
    logger,
    metrics: createMetrics('workers'),
    disks: watchDisks(env.FILES_DIR ? [env.FILES_DIR] : []),
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      redis: redis.isReady,
      ...bus.followers(),
      ...workers.alive(),
    }),
  });
  const listening = await listen(app, env.INTERNAL_PORT, env.HOST);
  return {
    async close() {
      await listening.close();
      await workers.close();
      mailer.close();
      redis.destroy();
      await bus.close();
      await pool.end();
    },
  };
});
