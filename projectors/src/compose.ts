import type { Ready } from '@anamnesis/platform/http/health';
import { treeOfLog } from '@anamnesis/platform/integrity/stored-tree';
import { failedVerifications } from '@anamnesis/platform/integrity/verifications';
import { openIntegrityLog } from '@anamnesis/platform/process/adapters';
import type { Backends } from '@anamnesis/platform/process/backends';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { fingerprintOf } from '@anamnesis/platform/signatures/fingerprint';
import type { integritySettings } from '@anamnesis/platform/config/environment';
import { eventStoreAnswers, postgresAnswers, readModelParts } from '@anamnesis/platform/projection/readiness';
import { countUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import type { Environment } from './environment.js';
import { readModelStores, relayStore, startProjectors } from './app.js';

type Needed = 'pool' | 'locks' | 'store' | 'codec' | 'redis' | 'bus' | 'logger' | 'metrics' | 'closing';

/** Starts the projectors on the backends of their process, with metrics of their lag. */
export async function composeProjectors(
  env: Pick<Environment, keyof typeof integritySettings.shape | 'DOCUMENT_CERTIFICATES'>,
  backends: Pick<Backends, Needed>,
): Promise<{
  ready: Ready;
  /** The read models that cannot continue until they are repaired. */
  stoppedReadModels: () => readonly string[];
}> {
  const { pool, store, redis, bus, logger, metrics, closing } = backends;
  const readModels = readModelStores({ pool, redis });
  const all = [...readModels, relayStore(bus)];
  const unmeasured = (error: unknown) => logger.warn({ err: error }, 'A projection could not be measured');
  metrics.measured(
    'projection_lag_milliseconds',
    'Age of the oldest event that a read model has not folded, a relay not published or the tree of the log not taken; 0 at the head of the log',
    'projection',
    () => lagsAcross([...all, treeOfLog(pool)], store, unmeasured),
    unmeasured,
  );
  metrics.measured(
    'projection_events_unprocessed',
    'Events that could not be processed: streams set aside by read models, events skipped by views and relays',
    'projection',
    () =>
      countUnprocessed(
        pool,
        all.flatMap(({ names }) => names),
      ),
    unmeasured,
  );
  metrics.measured(
    'verification_failed',
    'Whether the latest nightly verification did not pass or is late: 1 or 0, for the log and for the read models',
    'verification',
    () => failedVerifications(pool),
    unmeasured,
  );
  const signers = env.DOCUMENT_CERTIFICATES.map(fingerprintOf);
  const running = startProjectors({ ...backends, integrity: { ...(await openIntegrityLog(env)), signers } });
  closing.add(() => running.close());
  return {
    stoppedReadModels: running.stoppedReadModels,
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      eventStore: await eventStoreAnswers(store),
      ...(await readModelParts(readModels, store, running.stoppedReadModels)),
    }),
  };
}
