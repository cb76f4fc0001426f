import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Logger } from '../logging/logger.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { keepRunning, waitOrAbort } from '../supervision/keep-running.js';
import { BuildFailed } from './build-failed.js';
import { createFeed } from './feed.js';
import { runReadModel } from './run-read-model.js';

export interface ReadModelSurroundings {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  codec: Codec;
  logger: Logger;
  /** How long one that can't go on stands still before it is tried again; milliseconds. */
  standStill?: number;
}

const STAND_STILL_MILLISECONDS = 60_000;

/**
 * Starts keeping read models folded, on one subscription for all that keep up and one for all that are built. `standingStill`
 * names those that can't go on until they are mended.
 */
export function startReadModels(
  models: readonly ReadModel[],
  { pool, locks, store, codec, logger, standStill = STAND_STILL_MILLISECONDS }: ReadModelSurroundings,
): { standingStill(): readonly string[]; close(): Promise<void> } {
  const stop = new AbortController();
  const openFeed = () =>
    createFeed({ pool, store, codec }, ({ schema }, { event, error }) => {
      const { type, position } = event;
      logger.error({ readModel: schema, type, position: String(position), error }, 'An event was set aside');
    });
  const surroundings = {
    ...{ pool, locks, store, live: openFeed(), behind: openFeed(), past: openFeed(), openFeed },
    onDifferences: ({ name }: ReadModel, differences: readonly unknown[] | null, from: 'same' | 'earlier') => {
      if (differences?.length === 0) return;
      if (from === 'same') logger.error({ readModel: name, differences }, 'What was shown is not what the log says');
      else logger.warn({ readModel: name, differences }, 'The new version has other rows than the one before');
    },
    onGivenUp: (error: BuildFailed) =>
      logger.error(
        { err: error, readModel: error.schema },
        'A read model could not be built anew; the one before stays',
      ),
  };
  const still = new Set<string>();
  const running = models.map((model) =>
    keepRunning(
      (signal) =>
        runReadModel(model, surroundings, signal).catch((error: unknown) => {
          if (!(error instanceof BuildFailed)) throw error;
          logger.error({ err: error, readModel: model.name }, 'A read model stands still');
          still.add(model.name);
          return waitOrAbort(standStill, signal).finally(() => still.delete(model.name));
        }),
      stop.signal,
      (error) => logger.warn({ err: error, readModel: model.name }, 'A read model stumbled and starts again'),
    ),
  );
  return {
    standingStill: () => [...still],
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}
