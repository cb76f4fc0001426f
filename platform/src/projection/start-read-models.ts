import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Logger } from '../logging/logger.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { keepRunning, waitOrAbort } from '../supervision/keep-running.js';
import { BuildFailed } from './build-failed.js';
import { createFeed } from './feed.js';
import { dropRetired } from './retired.js';
import { runReadModel } from './run-read-model.js';

export interface ReadModelDependencies {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  codec: Codec;
  logger: Logger;
  /** Delay before a stopped read model is retried; milliseconds. */
  standStill?: number;
  /** Called with each failure. */
  failed?: (error: unknown) => void;
}

const STAND_STILL_MILLISECONDS = 60_000;
const RETIRED_MILLISECONDS = 60_000;

/**
 * Starts folding read models, on one subscription for all that keep up and one for all that are being built; drops those of other
 * releases for which an erasure waits. `stoppedReadModels` returns those that cannot continue until they are repaired.
 */
export function startReadModels(
  models: readonly ReadModel[],
  { pool, locks, store, codec, logger, standStill = STAND_STILL_MILLISECONDS, failed }: ReadModelDependencies,
): { stoppedReadModels(): readonly string[]; close(): Promise<void> } {
  const stop = new AbortController();
  const openFeed = () =>
    createFeed({ pool, store, codec }, ({ schema }, { event, error }) => {
      const { type, position } = event;
      logger.error({ readModel: schema, type, position: String(position), error }, 'An event was set aside');
    });
  const dependencies = {
    ...{ pool, locks, store, live: openFeed(), behind: openFeed(), past: openFeed(), openFeed },
    onDifferences: ({ name }: ReadModel, differences: readonly unknown[] | null, from: 'same' | 'earlier') => {
      if (differences?.length === 0) return;
      if (from === 'same') logger.error({ readModel: name, differences }, 'The previous rows differ from the log');
      else logger.warn({ readModel: name, differences }, 'The new version has other rows than the previous one');
    },
    onGivenUp: (error: BuildFailed) => {
      failed?.(error);
      logger.error(
        { err: error, readModel: error.schema },
        'A read model could not be rebuilt; the previous build stays',
      );
    },
  };
  const stopped = new Set<string>();
  const running = models.map((model) =>
    keepRunning(
      (signal) =>
        runReadModel(model, dependencies, signal).catch((error: unknown) => {
          if (!(error instanceof BuildFailed)) throw error;
          failed?.(error);
          logger.error({ err: error, readModel: model.name }, 'A read model has stopped');
          stopped.add(model.name);
          return waitOrAbort(standStill, signal).finally(() => stopped.delete(model.name));
        }),
      stop.signal,
      (error) => {
        failed?.(error);
        logger.warn({ err: error, readModel: model.name }, 'A read model failed and restarts');
      },
    ),
  );
  const retiring = keepRunning(
    async (signal) => {
      const names = await dropRetired(
        pool,
        models.map(({ name }) => name),
      );
      if (names.length > 0)
        logger.warn({ readModels: names }, 'Read models of another release were dropped for an erasure');
      await waitOrAbort(RETIRED_MILLISECONDS, signal);
    },
    stop.signal,
    (error) => {
      failed?.(error);
      logger.warn({ err: error }, 'Read models of other releases could not be looked for');
    },
  );
  return {
    stoppedReadModels: () => [...stopped],
    async close() {
      stop.abort();
      await Promise.all([...running, retiring]);
    },
  };
}
