import { ACCESS_TOKEN_MINUTES } from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { environment } from '@anamnesis/platform/config/environment';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createRecorder } from '@anamnesis/platform/deciding/recorder';
import { listen } from '@anamnesis/platform/http/listen';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { derive, openFiles, openIce, openLog, openTokens } from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { projectionsIn } from '@anamnesis/platform/projection/lag';
import { postgresAnswers, readModelProblems } from '@anamnesis/platform/projection/readiness';
import { createQueryService, projectionsRead } from './app.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('query-service', env.LOG_LEVEL);
  const pool = openPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to Postgres broke'));
  const { store, codec, vault } = await openLog(env, pool, eventDefinitions);
  const progress = await watchProgress(pool, env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'Progress is not heard'),
  );
  const readModels = projectionsIn(pool, projectionsRead);
  const app = createQueryService(
    {
      pool,
      files: openFiles(env, vault),
      recorder: createRecorder(store, codec, createDigest(derive(env.MASTER_KEY, 'digests'))),
      clock: () => new Date(),
      timeZone: env.CLINIC_TIME_ZONE,
      meetingBaseUrl: env.MEETING_BASE_URL,
      origin: new URL(env.PUBLIC_URL).origin,
      payTo: { address: env.UPI_ADDRESS, name: env.UPI_NAME },
      ice: openIce(env),
    },
    {
      tokens: openTokens(env, ACCESS_TOKEN_MINUTES),
      logger,
      metrics: createMetrics('query-service'),
      origins: [new URL(env.PUBLIC_URL).origin],
      secondFactor: env.SECOND_FACTOR,
      proxies: 1,
      catchUp: (projections, position) => progress.reached(projections, position),
      ready: async () => ({
        postgres: await postgresAnswers(pool),
        readModels: await readModelProblems(readModels, store),
      }),
    },
  );
  const listening = await listen(app, env.PORT, env.HOST);
  return {
    async close() {
      await listening.close();
      await progress.close();
      await store.close();
      await pool.end();
    },
  };
});
