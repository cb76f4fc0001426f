import { ROOM_ATTENDANCE, ROOM_ATTENDING } from '@anamnesis/contracts/community/constants';
import { createAi } from '@anamnesis/platform/ai/ai';
import { ownKeyConfigFrom } from '@anamnesis/platform/ai/ai-config';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import type { Ready } from '@anamnesis/platform/http/health';
import type { Service } from '@anamnesis/platform/http/service';
import { openIntegritySchema } from '@anamnesis/platform/integrity/schema';
import { openRecorder } from '@anamnesis/platform/process/adapters';
import { derive } from '@anamnesis/platform/vault/derived-keys';
import { apiOptions } from '@anamnesis/platform/process/api-options';
import { type Backends, opened } from '@anamnesis/platform/process/backends';
import { readModelsIn } from '@anamnesis/platform/projection/lag';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { postgresAnswers, readModelParts } from '@anamnesis/platform/projection/readiness';
import { createAttending } from '@anamnesis/platform/redis/attending';
import { documentKeyFrom } from '@anamnesis/platform/signatures/document-keys';
import { readModels } from '@anamnesis/read-models/all';
import { type ComposedPorts, createQueryService } from './app.js';
import type { Environment } from './environment.js';
import { attendingOrNone } from './community/attending-or-none.js';
import { overdueErasures } from './erasure/erasures.js';
import { createVerificationCodes } from './prescriptions/verification-codes.js';
import { iceServersOf } from './sessions/ice-settings.js';

type UsedBackends =
  | 'pool'
  | 'redis'
  | 'store'
  | 'codec'
  | 'tokens'
  | 'limits'
  | 'files'
  | 'disks'
  | 'logger'
  | 'metrics'
  | 'closing'
  | 'signal';

/** Builds the query-service from its environment and the backends of its process. */
export async function composeQueryService(
  env: Environment,
  backends: Pick<Backends, UsedBackends>,
): Promise<Service & { ports: ComposedPorts; ready: Ready }> {
  const { pool, redis, store, codec, files, logger, metrics, signal } = backends;
  await openIntegritySchema(pool);
  const onError = (error: unknown) => logger.warn({ err: error }, 'The notifications of projection progress failed');
  const watching = watchProgress(pool, env.DATABASE_URL, readModels, onError, {
    signal,
    head: () => store.lastPosition(),
  });
  const progress = await opened(watching, (watch) => watch.close(), backends);
  const lags = readModelsIn(
    pool,
    readModels.map(({ name }) => name),
  );
  const ready = async () => ({
    postgres: await postgresAnswers(pool),
    ...(await readModelParts([lags], store)),
  });
  const ports: ComposedPorts = {
    ...{ pool, files },
    log: createCommandBus(store, codec),
    stored: { store, codec },
    recorder: openRecorder(backends, env.VAULT_KEY),
    clock: () => new Date(),
    timeZone: env.CLINIC_TIME_ZONE,
    country: env.CLINIC_COUNTRY,
    meetingBaseUrl: env.MEETING_BASE_URL,
    origin: new URL(env.PUBLIC_URL).origin,
    payTo: { address: env.UPI_ADDRESS, name: env.UPI_NAME },
    ice: iceServersOf(env),
    graceDays: env.ERASURE_GRACE_DAYS,
    documents: {
      key: documentKeyFrom(env.DOCUMENT_SIGNING_KEY, env.DOCUMENT_CERTIFICATES),
      certificates: env.DOCUMENT_CERTIFICATES,
    },
    pushKey: env.VAPID_PUBLIC_KEY ?? null,
    ai: createAi(ownKeyConfigFrom(env), logger),
    attending: attendingOrNone(
      createAttending(redis, ROOM_ATTENDING, { goneAfter: ROOM_ATTENDANCE.goneAfter, clock: () => new Date() }),
      logger,
    ),
    codes: createVerificationCodes(derive(env.VAULT_KEY, 'prescription codes')),
  };
  metrics.measured(
    'erasures_unfinished',
    'Erasures that began a day ago or earlier and are not complete',
    'state',
    () => overdueErasures(ports),
    (error) => logger.warn({ err: error }, 'The unfinished erasures could not be counted'),
  );
  const options = { ...apiOptions(env, backends), secondFactor: env.SECOND_FACTOR, progress, ready };
  return { ...createQueryService(ports, options), ports, ready };
}
