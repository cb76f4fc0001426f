import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { openBookkeeping } from './bookkeeping.js';
import { BuildFailed } from './build-failed.js';
import {
  beginBuild,
  dropBuild,
  findBefore,
  findShown,
  finishTables,
  isBuildAsked,
  isForgetting,
  show,
} from './builds.js';
import { type Feed, foldingTo } from './feed.js';
import { oneAtATime } from './one-at-a-time.js';
import { type Difference, differencesAtOnePosition } from './verify.js';
import type { Build } from './write-batch.js';

/** Polling interval for requested rebuilds. */
const POLL_MILLISECONDS = 2_000;

interface Dependencies {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  /** New events, for all visible builds. */
  live: Feed;
  /** For visible builds that have to catch up before they join `live`. */
  behind: Feed;
  /** For builds from the beginning of the log: they share one subscription. */
  past: Feed;
  /** A separate feed for one build, so that builds further behind do not delay it. */
  openFeed: () => Feed;
  /**
   * Called with the differences between a rebuilt build and the previous one, of the same or of an earlier version; null where the two
   * could not be compared. The previous build is kept.
   */
  onDifferences: (model: ReadModel, differences: readonly Difference[] | null, from: 'same' | 'earlier') => void;
  /** Called when a rebuild beside the visible build failed. */
  onGivenUp: (error: BuildFailed) => void;
}

/**
 * Keeps one read model folded until aborted: builds its version where readers don't see it yet, and rebuilds it on
 * request. One process at a time does; the others stand by. Throws when the log or PostgreSQL is unavailable, and
 * BuildFailed when the read model itself cannot continue.
 */
export async function runReadModel(model: ReadModel, dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { pool, locks, live, behind } = dependencies;
  await openBookkeeping(pool);
  await locks.hold(`read model:${model.name} v${model.version}`, signal, async (held) => {
    let build = (await findShown(pool, model)) ?? (await buildAnew(model, dependencies, held));
    while (!held.aborted) {
      // A build far behind would move the whole feed back to its position.
      await foldToHead(dependencies.store, foldingTo(behind, build, held));
      const asked = await foldUntilRequested(build, live, pool, held);
      if (asked) build = await buildBeside(build, dependencies, held);
    }
  });
}

/** Folds the whole log into a new build, compares it with the visible one, and switches to it. Throws when aborted before. */
async function buildAnew(model: ReadModel, dependencies: Dependencies, signal: AbortSignal): Promise<Build> {
  const { pool, store, past, openFeed, onDifferences } = dependencies;
  const before = await findBefore(pool, model);
  const build = await beginBuild(pool, model);
  const foldTo = foldingTo(past, build, signal);
  // The visible build of an earlier version may not be folded any more, so it is compared at its last position.
  const position = before?.position ?? null;
  if (position !== null) await foldTo(position);
  else await foldToHead(store, foldTo);
  await oneAtATime(pool, () => finishTables(pool, build));
  // From here on others wait for this build, so it must not share a feed with one that has just begun.
  const foldOn = foldingTo(openFeed(), build, signal);
  // An erased person's rows are to differ.
  if (before && !(await isForgetting(pool, build))) {
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

/** Rebuilds while the present build continues. If the rebuild fails the present build stays. */
async function buildBeside(present: Build, dependencies: Dependencies, signal: AbortSignal): Promise<Build> {
  return untilOneEnds(
    signal,
    async (either) => {
      try {
        return await buildAnew(present.model, dependencies, either);
      } catch (error) {
        if (!(error instanceof BuildFailed) || error.schema === present.schema) throw error;
        await dropBuild(dependencies.pool, error);
        dependencies.onGivenUp(error);
        return present;
      }
    },
    (either) => dependencies.live.fold(present, either),
  );
}

/** Folds new events; true once a rebuild is requested. */
const foldUntilRequested = (build: Build, live: Feed, pool: Pool, signal: AbortSignal): Promise<boolean> =>
  untilOneEnds(
    signal,
    (either) => untilRequested(build, pool, either),
    (either) => live.fold(build, either),
  );

/**
 * Runs both until one of them ends or fails, then stops the other and waits for it: neither may run after the lock is released.
 * Returns the result of the first. Throws the first failure.
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
  // The second one only ends when aborted.
  if (other.status === 'rejected') throw other.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

async function untilRequested({ model }: Build, pool: Pool, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isBuildAsked(pool, model)) return true;
    await waitOrAbort(POLL_MILLISECONDS, signal);
  }
  return false;
}
