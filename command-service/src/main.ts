import {
  ACCESS_TOKEN_MINUTES,
  GOOGLE_MINUTES,
  KNOWN_DEVICE_DAYS,
  REFRESH_TOKEN_DAYS,
} from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { listenOnBoth } from '@anamnesis/platform/http/service';
import { openLimits } from '@anamnesis/platform/http/shared-limits';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createAttempts } from '@anamnesis/platform/openid/attempts';
import { openPool } from '@anamnesis/platform/postgres/pool';
import {
  derive,
  openFiles,
  openGoogle,
  openLockOut,
  openLog,
  openSecondFactor,
  openTokenIssuer,
  openTokens,
  vaultKeyOf,
} from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { retryEvent } from '@anamnesis/platform/projection/quarantine';
import { eventStoreAnswers, postgresAnswers } from '@anamnesis/platform/projection/readiness';
import { createPurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import { createSignIns } from '@anamnesis/platform/tokens/sign-ins';
import { createAccountIds } from './accounts/account-id.js';
import { createCommandService } from './app.js';
import { environment } from './environment.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('command-service', env.LOG_LEVEL);
  const pool = openPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to Postgres broke'));
  const { store, codec, vault } = await openLog(
    { ...env, VAULT_KEY: vaultKeyOf(env.MASTER_KEY) },
    pool,
    eventDefinitions,
  );
  const tokens = await openTokens(env, pool, ACCESS_TOKEN_MINUTES, (error) =>
    logger.warn({ err: error }, 'Ended sign-ins are not heard of'),
  );
  const limits = await openLimits(env.REDIS_URL, logger);
  const service = createCommandService(
    {
      commands: createCommandBus(store, codec),
      digest: createDigest(derive(env.MASTER_KEY, 'digests')),
      tokens: openTokenIssuer(env, ACCESS_TOKEN_MINUTES),
      setAside: { retry: (readModel, eventId) => retryEvent(pool, readModel, eventId) },
      signIns: await createSignIns(pool, { days: REFRESH_TOKEN_DAYS }),
      secondFactor: await openSecondFactor(env, pool),
      lockOut: await openLockOut(pool, KNOWN_DEVICE_DAYS),
      google: {
        party: openGoogle(env),
        attempts: await createAttempts(pool, { minutes: GOOGLE_MINUTES }),
        origin: new URL(env.PUBLIC_URL).origin,
      },
      links: {
        tokens: createPurposeTokens(derive(env.MASTER_KEY, 'links in letters')),
        origin: new URL(env.PUBLIC_URL).origin,
      },
      files: openFiles(env, vault),
      ids: createAccountIds(derive(env.MASTER_KEY, 'account ids')),
      clock: () => new Date(),
      timeZone: env.CLINIC_TIME_ZONE,
      meetingBaseUrl: env.MEETING_BASE_URL,
    },
    {
      tokens,
      limits,
      logger,
      metrics: createMetrics('command-service'),
      origins: [new URL(env.PUBLIC_URL).origin],
      secondFactor: env.SECOND_FACTOR,
      proxies: env.TRUST_PROXY,
      workerKey: env.WORKER_KEY,
      disks: watchDisks(env.FILES_DIR ? [env.FILES_DIR] : []),
      ready: async () => ({ postgres: await postgresAnswers(pool), eventStore: await eventStoreAnswers(store) }),
    },
  );
  const listening = await listenOnBoth(service, env);
  return {
    async close() {
      await listening.close();
      limits.close();
      await tokens.close();
      await store.close();
      await pool.end();
    },
  };
});
