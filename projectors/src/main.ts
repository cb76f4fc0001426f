import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listen } from '@anamnesis/platform/http/listen';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openBus, openLog } from '@anamnesis/platform/process/adapters';
import { countAside } from '@anamnesis/platform/projection/quarantine';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { eventStoreAnswers, postgresAnswers, readModelProblems } from '@anamnesis/platform/projection/readiness';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { readModelStores, startProjectors } from './app.js';
import { environment } from './environment.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('projectors', env.LOG_LEVEL);
  const metrics = createMetrics('projectors');
  const warn = (error: Error) => logger.warn({ err: error }, 'A connection broke');
  const pool = openPool(env.DATABASE_URL, warn);
  const { store, codec } = await openLog(env, pool, eventDefinitions);
  const redis = await connectRedis(env.REDIS_URL, { whenAway: 'fail', onError: warn });
  const bus = await openBus(env, 'projectors', pool, logger);
  const running = startProjectors({
    pool,
    store,
    codec,
    redis,
    bus,
    logger,
  });
  const readModels = readModelStores({ pool, redis });
  const unmeasured = (error: unknown) => logger.warn({ err: error }, 'The lag could not be measured');
  metrics.measured(
    'projection_lag_milliseconds',
    'Age of the oldest event that is not folded yet; 0 at the head of the log',
    'projection',
    () => lagsAcross(readModels, store, unmeasured),
    unmeasured,
  );
  metrics.measured(
    'read_model_streams_set_aside',
    'Streams with an event that could not be folded, by read model',
    'projection',
    () => countAside(pool),
    unmeasured,
  );
  const app = createInternalApp({
    name: 'projectors',
    logger,
    metrics,
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      eventStore: await eventStoreAnswers(store),
      readModels: await readModelProblems(readModels, store),
    }),
  });
  const listening = await listen(app, env.INTERNAL_PORT, env.HOST);
  return {
    async close() {
      await listening.close();
      await running.close();
      await bus.close();
      redis.destroy();
      await store.close();
      await pool.end();
    },
  };
});
