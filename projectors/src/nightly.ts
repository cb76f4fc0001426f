import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Locks } from '@anamnesis/platform/postgres/locks';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { type Difference, verify } from '@anamnesis/platform/projection/verify';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';

/** The hour of the day, in UTC, with the least traffic. */
const HOUR = 21;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Dependencies = Parameters<typeof verify>[1] & Parameters<typeof createFeed>[0] & { locks: Locks; logger: Logger };

/** Compares every read model with a fresh fold of the log each night, in one process, until aborted; differing rows are logged by key. */
export async function verifyNightly(
  models: readonly ReadModel[],
  dependencies: Omit<Dependencies, 'past'>,
  signal: AbortSignal,
): Promise<void> {
  const { locks, logger } = dependencies;
  const past = createFeed(dependencies, ({ schema }, { event, error }) =>
    logger.error({ readModel: schema, type: event.type, error }, 'An event cannot be folded'),
  );
  await locks.hold('verify read models', signal, async (held) => {
    while (!held.aborted) {
      await pause(untilNext(HOUR, Date.now()), undefined, { signal: held, ref: false }).catch(unlessAborted(held));
      for (const model of models) {
        if (held.aborted) return;
        // A failed comparison does not prevent the others.
        await verify(model, { ...dependencies, past }, held).then(
          (differences) => report(logger, model, differences),
          (error: unknown) => {
            if (!held.aborted)
              logger.error({ err: error, readModel: model.name }, 'A read model could not be compared with the log');
          },
        );
      }
    }
  });
}

function report(logger: Logger, { name }: ReadModel, differences: readonly Difference[] | null): void {
  if (differences === null || differences.length > 0)
    logger.error({ readModel: name, differences }, 'A read model differs from the log');
  else logger.info({ readModel: name }, 'A read model matches the log');
}

/** Milliseconds until the next occurrence of an hour of the day, in UTC; exactly at that hour, a whole day. */
export function untilNext(hour: number, now: number): number {
  const wait = hour * 60 * 60 * 1000 - (now % DAY_MILLISECONDS);
  return wait > 0 ? wait : wait + DAY_MILLISECONDS;
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};
