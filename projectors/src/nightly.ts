import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Locks } from '@anamnesis/platform/postgres/locks';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { type Difference, verify } from '@anamnesis/platform/projection/verify';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';

/** The hour of the day, in UTC, at which the fewest are awake where the product is used. */
const HOUR = 21;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Surroundings = Parameters<typeof verify>[1] & Parameters<typeof createFeed>[0] & { locks: Locks; logger: Logger };

/** Compares every read model with a fresh fold of the log each night, in one process, until aborted; what differs is logged by its key. */
export async function verifyNightly(
  models: readonly ReadModel[],
  surroundings: Omit<Surroundings, 'past'>,
  signal: AbortSignal,
): Promise<void> {
  const { locks, logger } = surroundings;
  const past = createFeed(surroundings, ({ schema }, { event, error }) =>
    logger.error({ readModel: schema, type: event.type, error }, 'An event can not be folded'),
  );
  await locks.hold('verify read models', signal, async (held) => {
    while (!held.aborted) {
      await pause(untilNext(HOUR, Date.now()), undefined, { signal: held, ref: false }).catch(unlessAborted(held));
      for (const model of models) {
        if (held.aborted) return;
        // One that can't be compared now keeps none of the others from it.
        await verify(model, { ...surroundings, past }, held).then(
          (differences) => report(logger, model, differences),
          (error: unknown) => {
            if (!held.aborted)
              logger.error({ err: error, readModel: model.name }, 'What is shown could not be compared');
          },
        );
      }
    }
  });
}

function report(logger: Logger, { name }: ReadModel, differences: readonly Difference[] | null): void {
  if (differences === null || differences.length > 0)
    logger.error({ readModel: name, differences }, 'What is shown is not what the log says');
  else logger.info({ readModel: name }, 'What is shown is what the log says');
}

/** Milliseconds until an hour of the day comes next, in UTC; at that hour sharp, a whole day. */
export function untilNext(hour: number, now: number): number {
  const wait = hour * 60 * 60 * 1000 - (now % DAY_MILLISECONDS);
  return wait > 0 ? wait : wait + DAY_MILLISECONDS;
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};
