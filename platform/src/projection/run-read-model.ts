import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { openBookkeeping } from './bookkeeping.js';
import { BuildFailed } from './build-failed.js';
import { beginBuild, dropBuild, findBefore, findShown, finishTables, isBuildAsked, show } from './builds.js';
import type { Feed } from './feed.js';
import { type Difference, differencesAtOnePosition } from './verify.js';
import type { Build } from './write-batch.js';

/** How often it is asked whether somebody wants a read model built anew. */
const ASK_MILLISECONDS = 2_000;

interface Surroundings {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  /** What comes now. */
  live: Feed;
  /** What came before: builds that are behind together read the log together. */
  past: Feed;
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
  const { pool, locks, live } = surroundings;
  await openBookkeeping(pool);
  await locks.hold(`read model:${model.name} v${model.version}`, signal, async (held) => {
    let build = (await findShown(pool, model)) ?? (await buildAnew(model, surroundings, held));
    while (build && !held.aborted) {
      // One that is far behind would draw all the others back to where it is.
      await foldToHead(build, surroundings, held);
      const asked = await foldUntilAsked(build, live, pool, held);
      if (asked) build = await buildBeside(build, surroundings, held);
    }
  });
}

/** Folds the whole log into a new build, compares it with what is shown, and shows it; null when aborted before. */
async function buildAnew(model: ReadModel, surroundings: Surroundings, signal: AbortSignal): Promise<Build | null> {
  const { pool, past, onDifferences } = surroundings;
  const before = await findBefore(pool, model);
  const build = await beginBuild(pool, model);
  const foldTo = (target: bigint) => past.fold(build, signal, target);
  // What is shown of an earlier version may have nobody any more who folds it: it is met where it stands.
  const position = before?.position ?? null;
  if (position !== null) await foldTo(position);
  else await foldToHead(build, surroundings, signal);
  if (signal.aborted) return null;
  await finishTables(pool, build);
  if (before) {
    const from = before.version === model.version ? 'same' : 'earlier';
    onDifferences(model, await differencesAtOnePosition(pool, before, build, foldTo, signal), from);
  }
  await foldToHead(build, surroundings, signal);
  if (signal.aborted) return null;
  await show(pool, build, foldTo);
  return build;
}

async function foldToHead(build: Build, { store, past }: Surroundings, signal: AbortSignal): Promise<void> {
  const head = await store.lastPosition();
  if (head !== null) await past.fold(build, signal, head);
}

/** The same while the present build goes on. Where the new one can't be made the present one stays; null when aborted. */
async function buildBeside(present: Build, surroundings: Surroundings, signal: AbortSignal): Promise<Build | null> {
  const ended = new AbortController();
  const build = async () => {
    try {
      return await buildAnew(present.model, surroundings, signal);
    } catch (error) {
      if (!(error instanceof BuildFailed) || error.schema === present.schema) throw error;
      await dropBuild(surroundings.pool, error);
      surroundings.onGivenUp(error);
      return present;
    }
  };
  const [next] = await Promise.all([
    build().finally(() => ended.abort()),
    surroundings.live.fold(present, AbortSignal.any([signal, ended.signal])),
  ]);
  return next;
}

/** Folds what comes; true once somebody asked for another build. */
async function foldUntilAsked(build: Build, live: Feed, pool: Pool, signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const end = () => ended.abort();
  const [asked] = await Promise.all([
    untilAsked(build, pool, either).finally(end),
    live.fold(build, either).finally(end),
  ]);
  return asked;
}

async function untilAsked({ model }: Build, pool: Pool, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isBuildAsked(pool, model)) return true;
    await waitOrAbort(ASK_MILLISECONDS, signal);
  }
  return false;
}
