import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import type { Bus } from '@anamnesis/platform/bus/bus';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import type { Pool } from '@anamnesis/platform/postgres/pool';
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

interface Surroundings {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  redis: RedisClient;
  bus: Bus;
  logger: Logger;
  /** Told after every batch how far behind the log a projection is, in milliseconds. */
  onLag: (projection: string, milliseconds: number) => void;
}

/** Starts folding the log into every read model and telling the bus; each goes on by itself when another stumbles. */
export function startProjectors({ pool, store, codec, redis, bus, logger, onLag }: Surroundings): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const keep = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
    keepRunning(work, stop.signal, (error) =>
      logger.warn({ err: error, projection: name }, 'A projection stumbled and starts again'),
    );
  const onProgress = (projection: Projection, lag: number) => onLag(projection.name, lag);
  const locks = createLocks(pool);
  const parties = createView(redis, SESSION_PARTIES_VIEW, sessionParties);

  const running = [
    ...projections.map((projection) =>
      keep(projection.name, (signal) => runProjection(projection, { pool, locks, store, codec, onProgress }, signal)),
    ),
    keep(sessionPartiesView.name, (signal) => runView(sessionPartiesView, parties, { store, codec, locks }, signal)),
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
