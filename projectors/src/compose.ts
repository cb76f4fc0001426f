import type { Ready } from '@anamnesis/platform/http/health';
import type { Backends } from '@anamnesis/platform/process/backends';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { countAside } from '@anamnesis/platform/projection/quarantine';
import { eventStoreAnswers, postgresAnswers, readModelProblems } from '@anamnesis/platform/projection/readiness';
import { readModelStores, startProjectors } from './app.js';

type Stands = 'pool' | 'locks' | 'store' | 'codec' | 'redis' | 'bus' | 'logger' | 'metrics' | 'closing';

/** Starts the projectors on the backends of their process, with the figures that tell how far they are. */
export function composeProjectors(backends: Pick<Backends, Stands>): { ready: Ready } {
  const { pool, store, redis, logger, metrics, closing } = backends;
  const readModels = readModelStores({ pool, redis });
  const unmeasured = (error: unknown) => logger.warn({ err: error }, 'A read model could not be measured');
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
  const running = startProjectors(backends);
  closing.add(() => running.close());
  return {
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      eventStore: await eventStoreAnswers(store),
      readModels: await readModelProblems(readModels, store),
    }),
  };
}
