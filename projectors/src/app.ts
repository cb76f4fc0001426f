import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import type { TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { type GrowingLog, runIntegrityLog } from '@anamnesis/platform/integrity/run-log';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { countDiskFailures } from '@anamnesis/platform/metrics/disk-failures';
import type { Metrics } from '@anamnesis/platform/metrics/metrics';
import type { Locks } from '@anamnesis/platform/postgres/locks';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { watchMovement } from '@anamnesis/platform/projection/building';
import { type ReadModels, readModelsIn, type WatchedReadModels } from '@anamnesis/platform/projection/lag';
import type { FailedEvent } from '@anamnesis/platform/projection/set-aside';
import { projectionNameOf, type Relay, relaysOn, runRelay } from '@anamnesis/platform/projection/relay';
import { runView } from '@anamnesis/platform/projection/run-view';
import { startReadModels } from '@anamnesis/platform/projection/start-read-models';
import type { RedisClient } from '@anamnesis/platform/redis/connect';
import { createView } from '@anamnesis/platform/redis/view';
import { keepRunning } from '@anamnesis/platform/supervision/keep-running';
import { readModels } from '@anamnesis/read-models/all';
import { accountsRelay } from './accounts/accounts.relay.js';
import { appointmentsRelay } from './appointments/appointments.relay.js';
import { breakGlassRelay } from './break-glass/break-glass.relay.js';
import { communityRelay } from './community/community.relay.js';
import { erasureRelay } from './erasure/erasure.relay.js';
import { familyRelay } from './family/family.relay.js';
import { insightsRelay } from './insights/insights.relay.js';
import { verifyNightly } from './nightly.js';
import { healthImportsRelay } from './health-imports/health-imports.relay.js';
import { notificationsRelay } from './notifications/notifications.relay.js';
import { readingsRelay } from './reading/readings.relay.js';
import { recordsRelay } from './records/records.relay.js';
import { urgencyRelay } from './urgent-results/urgency.relay.js';
import { sessionPartiesView } from './sessions/session-parties.view.js';

export { operateVerification } from './operating/operate-verification.js';
export { operateProjections } from './operating/operate-projections.js';
export { sessionPartiesView };

const partiesIn = (redis: RedisClient) => createView(redis, SESSION_PARTIES_VIEW, sessionParties);

/** The read models of each store, Postgres and Redis, with their checkpoints: while one store is unavailable the other is still measured. */
export function readModelStores({ pool, redis }: Pick<Dependencies, 'pool' | 'redis'>): readonly WatchedReadModels[] {
  const view = partiesIn(redis);
  const hasMoved = watchMovement();
  return [
    readModelsIn(
      pool,
      readModels.map(({ name }) => name),
    ),
    {
      names: [sessionPartiesView.name],
      checkpoints: async () => new Map([[sessionPartiesView.name, await view.checkpoint()]]),
      underway: async () => {
        const position = await view.checkpoint();
        return new Map(hasMoved(position) ? [[sessionPartiesView.name, position]] : []);
      },
    },
  ];
}

/** The relays, with their checkpoints. */
export const relayStore = (bus: Bus): ReadModels =>
  relaysOn(bus, [
    accountsRelay,
    appointmentsRelay,
    familyRelay,
    recordsRelay,
    breakGlassRelay,
    readingsRelay,
    healthImportsRelay,
    insightsRelay,
    urgencyRelay,
    erasureRelay,
    notificationsRelay,
    communityRelay,
  ]);

interface Dependencies {
  pool: Pool;
  /** One process at a time folds a read model and publishes to the bus; the others stand by. */
  locks: Locks;
  store: EventStore;
  codec: Codec;
  redis: RedisClient;
  bus: Bus;
  /** The signed tree of the log. */
  integrity: GrowingLog;
  logger: Logger;
  metrics: Pick<Metrics, 'counter'>;
}

/** Starts folding the log into every read model and publishing to the bus; a failing projection does not affect the others. */
export function startProjectors({ pool, locks, store, codec, redis, bus, integrity, logger, metrics }: Dependencies): {
  stoppedReadModels(): readonly string[];
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const failed = countDiskFailures(metrics);
  const keep = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
    keepRunning(work, stop.signal, (error) => {
      failed(error);
      logger.warn({ err: error, projection: name }, 'A projection failed and restarts');
    });

  const inPostgres = startReadModels(readModels, { pool, locks, store, codec, logger, failed });
  const skipping = (projection: string) => ({
    ...{ pool, locks, store, codec },
    onSkipped: ({ event: { type, position }, error }: FailedEvent) =>
      logger.error({ projection, type, position: String(position), error }, 'An event was skipped'),
  });
  const keepRelay = <Topic extends TopicDefinition>(relay: Relay<Topic>) => {
    const name = projectionNameOf(relay);
    return keep(name, (signal) => runRelay(relay, { ...skipping(name), bus }, signal));
  };
  const running = [
    keep('the nightly verification', (signal) =>
      verifyNightly(readModels, { pool, locks, store, codec, logger, ...integrity }, signal),
    ),
    keep('the tree of the log', (signal) => runIntegrityLog({ pool, locks, store, logger, ...integrity }, signal)),
    keep(sessionPartiesView.name, (signal) =>
      runView(sessionPartiesView, partiesIn(redis), skipping(sessionPartiesView.name), signal),
    ),
    keepRelay(accountsRelay),
    keepRelay(appointmentsRelay),
    keepRelay(familyRelay),
    keepRelay(recordsRelay),
    keepRelay(breakGlassRelay),
    keepRelay(readingsRelay),
    keepRelay(healthImportsRelay),
    keepRelay(insightsRelay),
    keepRelay(urgencyRelay),
    keepRelay(erasureRelay),
    keepRelay(notificationsRelay),
    keepRelay(communityRelay),
  ];
  return {
    stoppedReadModels: inPostgres.stoppedReadModels,
    async close() {
      stop.abort();
      await Promise.all([inPostgres.close(), ...running]);
    },
  };
}
