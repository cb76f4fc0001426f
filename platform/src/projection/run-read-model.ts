import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { openBookkeeping } from './bookkeeping.js';
import { BuildFailed } from './build-failed.js';
import { beginBuild, dropBuild, findBefore, findShown, finishTables, isBuildAsked, show } from './builds.js';
import { type Feed, foldingTo } from './feed.js';
import { oneAtATime } from './one-at-a-time.js';
import { type Difference, differencesAtOnePosition } from './verify.js';
import type { Build } from './write-batch.js';

/** How often it is asked whether somebody wants a read model built anew. */
const ASK_MILLISECONDS = 2_000;

interface Surroundings {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  /** What comes now, for all that are shown. */
  live: Feed;
  /** For those that are shown and have to catch up before they join `live`. */
  behind: Feed;
  /** For builds that are made from the beginning of the log: they read it together. */
  past: Feed;
  /** For one build alone, which others must not hold up by being further back. */
  openFeed: () => Feed;
  /**
   * Told what a build that was made anew has other than the one before, of the same or of an earlier version; null where the two
   * could not be compared. The one before is kept.
   */
  onDifferences: (model: ReadModel, differences: readonly Difference[] | null, from: 'same' | 'earlier') => void;
  /** Told that a build beside the one that is shown was given up. */
  onGivenUp: (error: BuildFailed) => void;
}

/**
 * Keeps one read model folded until aborted: builds its version where readers don't see it yet, and builds it anew when that
 * is asked. One process at a time does: the others stand by. Throws when the log or PostgreSQL can't be reached, and
 * BuildFailed when the read model itself can't go on.
 */
export async function runReadModel(model: ReadModel, surroundings: Surroundings, signal: AbortSignal): Promise<void> {
  const { pool, locks, live, behind } = surroundings;
  await openBookkeeping(pool);
  await locks.hold(`read model:${model.name} v${model.version}`, signal, async (held) => {
    let build = (await findShown(pool, model)) ?? (await buildAnew(model, surroundings, held));
    while (!held.aborted) {
      // One that is far behind would draw all the others back to where it is.
      await foldToHead(surroundings.store, foldingTo(behind, build, held));
      const asked = await foldUntilAsked(build, live, pool, held);
      if (asked) build = await buildBeside(build, surroundings, held);
    }
  });
}

/** Folds the whole log into a new build, compares it with what is shown, and shows it. Throws when aborted before. */
async function buildAnew(model: ReadModel, surroundings: Surroundings, signal: AbortSignal): Promise<Build> {
  const { pool, store, past, openFeed, onDifferences } = surroundings;
  const before = await findBefore(pool, model);
  const build = await beginBuild(pool, model);
  const foldTo = foldingTo(past, build, signal);
  // What is shown of an earlier version may have nobody any more who folds it: it is met where it stands.
  const position = before?.position ?? null;
  if (position !== null) await foldTo(position);
  else await foldToHead(store, foldTo);
  await oneAtATime(pool, () => finishTables(pool, build));
  // From here on others wait for this build, which must not wait for one that has just begun.
  const foldOn = foldingTo(openFeed(), build, signal);
  if (before) {
    const from = before.version === model.version ? 'same' : 'earlier';
    onDifferences(model, await differencesAtOnePosition(pool, before, build, foldOn, signal), from);
  }
  await foldToHead(store, foldOn);
  await show(pool, build, foldOn);
  return build;
}

async function foldToHead(store: EventStore, foldTo: (position: bigint) => Promise<void>): Promise<void> {
  const head = await store.lastPosition();
  if (head !== null) await foldTo(head);
}

/** The same while the present build goes on. Where the new one can't be made the present one stays. */
async function buildBeside(present: Build, surroundings: Surroundings, signal: AbortSignal): Promise<Build> {
  return untilOneEnds(
    signal,
    async (either) => {
      try {
        return await buildAnew(present.model, surroundings, either);
      } catch (error) {
        if (!(error instanceof BuildFailed) || error.schema === present.schema) throw error;
        await dropBuild(surroundings.pool, error);
        surroundings.onGivenUp(error);
        return present;
      }
    },
    (either) => surroundings.live.fold(present, either),
  );
}

/** Folds what comes; true once somebody asked for another build. */
const foldUntilAsked = (build: Build, live: Feed, pool: Pool, signal: AbortSignal): Promise<boolean> =>
  untilOneEnds(
    signal,
    (either) => untilAsked(build, pool, either),
    (either) => live.fold(build, either),
  );

/**
 * Runs both until one of them ends or fails, then stops the other and waits for it: none may go on once the lock is given up.
 * What the first one answers. Throws what failed first.
 */
async function untilOneEnds<Result>(
  signal: AbortSignal,
  first: (either: AbortSignal) => Promise<Result>,
  second: (either: AbortSignal) => Promise<void>,
): Promise<Result> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const end = () => ended.abort();
  const failed = (error: unknown) => {
    ended.abort(error);
    throw error;
  };
  const [result, other] = await Promise.allSettled([
    first(either).catch(failed).finally(end),
    second(either).catch(failed).finally(end),
  ]);
  // The second one only ever ends because it was told to.
  if (other.status === 'rejected') throw other.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

async function untilAsked({ model }: Build, pool: Pool, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isBuildAsked(pool, model)) return true;
    await waitOrAbort(ASK_MILLISECONDS, signal);
  }
  return false;
}
