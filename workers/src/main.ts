import { ACCESS_TOKEN_MINUTES } from '@anamnesis/contracts/accounts/constants';
import { SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS } from '@anamnesis/contracts/sessions/constants';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { readConfig } from '@anamnesis/platform/config/config';
import { environment } from '@anamnesis/platform/config/environment';
import { sender, url } from '@anamnesis/platform/config/settings';
import { createApp } from '@anamnesis/platform/http/app';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { listen } from '@anamnesis/platform/http/listen';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openBus, openFiles, openMailer, openTokens, openVault } from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { postgresAnswers } from '@anamnesis/platform/projection/readiness';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createSightings } from '@anamnesis/platform/redis/sightings';
import { createCommandClient, createQueryClient, startWorkers } from './app.js';

/** The product itself, as it appears in the log where a background job acted. */
const WORKER = { id: '00000000-0000-0000-0000-000000000000', role: 'worker' } as const;

const surroundings = environment.extend({
  COMMAND_SERVICE_URL: url('http', 'https').default('http://command-service:8080'),
  QUERY_SERVICE_URL: url('http', 'https').default('http://query-service:8080'),
  // Without letters nobody confirms an address or gets a forgotten password back.
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: sender,
});

await runUntilSignal(async () => {
  const env = readConfig(surroundings, process.env);
  const logger = createLogger('workers', env.LOG_LEVEL);
  const pool = openPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to Postgres broke'));
  const tokens = openTokens(env, ACCESS_TOKEN_MINUTES);
  const bus = await openBus(env, 'workers', pool, logger);
  const redis = await connectRedis(env.REDIS_URL, {
    whenAway: 'fail',
    onError: (error) => logger.warn({ err: error }, 'A connection to Redis broke'),
  });
  const mailer = openMailer(env);
  const token = () => tokens.issue(WORKER);
  const workers = await startWorkers({
    redisUrl: env.REDIS_URL,
    bus,
    once: await createOnce(pool, logger),
    commands: createCommandClient({ baseUrl: env.COMMAND_SERVICE_URL, token }),
    queries: createQueryClient({ baseUrl: env.QUERY_SERVICE_URL, token }),
    files: openFiles(env, await openVault(env, pool)),
    attendance: createSightings(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS),
    mailer,
    logger,
    clock: () => new Date(),
  });
  const app = createApp({
    name: 'workers',
    handlers: [],
    tokens,
    logger,
    metrics: createMetrics('workers'),
    origins: [],
    disks: watchDisks(env.FILES_DIR ? [env.FILES_DIR] : []),
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      redis: redis.isReady,
      ...bus.followers(),
      ...workers.alive(),
    }),
  });
  const listening = await listen(app, env.PORT, env.HOST);
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
