import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import type { Bus } from '@anamnesis/platform/bus/bus';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { projectionsIn, type ReadModels } from '@anamnesis/platform/projection/lag';
import type { Projection } from '@anamnesis/platform/projection/projection';
import { runRelay } from '@anamnesis/platform/projection/relay';
import { runProjection } from '@anamnesis/platform/projection/run-projection';
import { runView } from '@anamnesis/platform/projection/run-view';
import type { RedisClient } from '@anamnesis/platform/redis/connect';
import { createView } from '@anamnesis/platform/redis/view';
import { keepRunning } from '@anamnesis/platform/supervision/keep-running';
import { accountCredentials } from './accounts/account-credentials.projection.js';
import { accountsRelay } from './accounts/accounts.relay.js';
import { appointmentList } from './appointments/appointment-list.projection.js';
import { appointmentsRelay } from './appointments/appointments.relay.js';
import { recordReadings } from './audit/record-readings.projection.js';
import { doctorAvailability } from './doctors/doctor-availability.projection.js';
import { doctorDirectory } from './doctors/doctor-directory.projection.js';
import { patientProfile } from './profiles/patient-profile.projection.js';
import { sessionPapers } from './sessions/session-papers.projection.js';
import { doctorRegistrations } from './registrations/doctor-registrations.projection.js';
import { sessionPartiesView } from './sessions/session-parties.view.js';

export { sessionPartiesView };

/** Every read model in Postgres. */
export const projections: readonly Projection[] = [
  accountCredentials,
  patientProfile,
  doctorDirectory,
  doctorAvailability,
  doctorRegistrations,
  appointmentList,
  sessionPapers,
  recordReadings,
];

const partiesIn = (redis: RedisClient) => createView(redis, SESSION_PARTIES_VIEW, sessionParties);

/** Every read model by its store, Postgres or Redis, with how far each is: while one is away the other's can still be told. */
export function readModelsIn({ pool, redis }: Pick<Surroundings, 'pool' | 'redis'>): readonly ReadModels[] {
  const view = partiesIn(redis);
  return [
    projectionsIn(
      pool,
      projections.map(({ name }) => name),
    ),
    {
      names: [sessionPartiesView.name],
      checkpoints: async () => new Map([[sessionPartiesView.name, await view.checkpoint()]]),
    },
  ];
}

interface Surroundings {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  redis: RedisClient;
  bus: Bus;
  logger: Logger;
}

/** Starts folding the log into every read model and telling the bus; each goes on by itself when another stumbles. */
export function startProjectors({ pool, store, codec, redis, bus, logger }: Surroundings): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const keep = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
    keepRunning(work, stop.signal, (error) =>
      logger.warn({ err: error, projection: name }, 'A projection stumbled and starts again'),
    );
  const locks = createLocks(pool);

  const running = [
    ...projections.map((projection) =>
      keep(projection.name, (signal) => runProjection(projection, { pool, locks, store, codec }, signal)),
    ),
    keep(sessionPartiesView.name, (signal) =>
      runView(sessionPartiesView, partiesIn(redis), { store, codec, locks }, signal),
    ),
    keep(`relay ${accountsRelay.name}`, (signal) => runRelay(accountsRelay, { bus, store, codec, locks }, signal)),
    keep(`relay ${appointmentsRelay.name}`, (signal) =>
      runRelay(appointmentsRelay, { bus, store, codec, locks }, signal),
    ),
  ];
  return {
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}
