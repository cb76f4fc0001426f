import { ACCESS_TOKEN_MINUTES } from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createRecorder } from '@anamnesis/platform/deciding/recorder';
import { listenOnBoth } from '@anamnesis/platform/http/service';
import { openLimits } from '@anamnesis/platform/http/shared-limits';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { derive, openFiles, openIce, openLog, openTokens } from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { readModelsIn } from '@anamnesis/platform/projection/lag';
import { postgresAnswers, readModelProblems } from '@anamnesis/platform/projection/readiness';
import { readModels } from '@anamnesis/read-models/all';
import { createQueryService } from './app.js';
import { environment } from './environment.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('query-service', env.LOG_LEVEL);
  const pool = openPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to Postgres broke'));
  const { store, codec, vault } = await openLog(env, pool, eventDefinitions);
  const progress = await watchProgress(pool, env.DATABASE_URL, readModels, (error) =>
    logger.warn({ err: error }, 'Progress is not heard'),
  );
  const lags = readModelsIn(
    pool,
    readModels.map(({ name }) => name),
  );
  const tokens = await openTokens(env, pool, ACCESS_TOKEN_MINUTES, (error) =>
    logger.warn({ err: error }, 'Ended sign-ins are not heard of'),
  );
  const limits = await openLimits(env.REDIS_URL, logger);
  const service = createQueryService(
    {
      pool,
      files: openFiles(env, vault),
      recorder: createRecorder(store, codec, createDigest(derive(env.VAULT_KEY, 'reading ids'))),
      clock: () => new Date(),
      timeZone: env.CLINIC_TIME_ZONE,
      meetingBaseUrl: env.MEETING_BASE_URL,
      origin: new URL(env.PUBLIC_URL).origin,
      payTo: { address: env.UPI_ADDRESS, name: env.UPI_NAME },
      ice: openIce(env),
    },
    {
      tokens,
      limits,
      logger,
      metrics: createMetrics('query-service'),
      origins: [new URL(env.PUBLIC_URL).origin],
      secondFactor: env.SECOND_FACTOR,
      proxies: env.TRUST_PROXY,
      workerKey: env.WORKER_KEY,
      progress,
      ready: async () => ({
        postgres: await postgresAnswers(pool),
        readModels: await readModelProblems([lags], store),
      }),
    },
  );
  const listening = await listenOnBoth(service, env);
  return {
    async close() {
      await listening.close();
      limits.close();
      await tokens.close();
      await progress.close();
      await store.close();
      await pool.end();
    },
  };
});
