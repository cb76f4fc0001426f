import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import { openBookkeeping } from './bookkeeping.js';
import { beginBuild, findEarlier, findShown, finishTables, isBuildAsked, show } from './builds.js';
import type { Feed } from './feed.js';
import { tellProgress } from './progress-note.js';
import { type Difference, differencesAtOnePlace } from './verify.js';
import type { Build } from './write-batch.js';

/** How often it is asked whether somebody wants a read model built anew. */
const ASK_MILLISECONDS = 2_000;

interface Surroundings {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  /** What comes now. */
  live: Feed;
  /** What came before: builds that begin together read the log together. */
  past: Feed;
  /** Told what a build that was made anew has other than the one before, of the same or of an earlier version; that one is kept. */
  onDifferences: (model: ReadModel, differences: readonly Difference[], from: 'same' | 'earlier') => void;
}

/**
 * Keeps one read model folded until aborted: builds its version where readers don't see it yet, and builds it anew when that
 * is asked. One process at a time does: the others stand by. Throws when the log or PostgreSQL can't be reached.
 */
export async function runReadModel(model: ReadModel, surroundings: Surroundings, signal: AbortSignal): Promise<void> {
  const { pool, locks, live } = surroundings;
  await openBookkeeping(pool);
  await locks.hold(`read model:${model.name} v${model.version}`, signal, async (held) => {
    let build = (await findShown(pool, model)) ?? (await buildAnew(model, surroundings, held));
    while (build && !held.aborted) {
      const asked = await foldUntilAsked(build, live, pool, held);
      if (asked) build = await buildBeside(build, surroundings, held);
    }
  });
}

/** Folds the whole log into a new build and shows it; null when aborted before. */
async function buildAnew(model: ReadModel, surroundings: Surroundings, signal: AbortSignal): Promise<Build | null> {
  const { pool, past } = surroundings;
  const build = await beginBuild(pool, model);
  await compareWithEarlier(build, surroundings, signal);
  await foldToHead(build, surroundings, signal);
  await finishTables(pool, build);
  // What came while the indexes were made.
  await foldToHead(build, surroundings, signal);
  if (signal.aborted) return null;
  const shown = await findShown(pool, model);
  if (shown) {
    const foldTo = (target: bigint) => past.fold(build, signal, target);
    surroundings.onDifferences(model, await differencesAtOnePlace(pool, shown, build, foldTo, signal), 'same');
  }
  await show(pool, build);
  await tellProgress(pool, build);
  return build;
}

/** Compares a new version with the one before where that one stands: whoever folded it may be gone, and it goes no further. */
async function compareWithEarlier(
  build: Build,
  { pool, past, onDifferences }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const earlier = await findEarlier(pool, build.model);
  if (earlier === null || earlier.position === null || (build.position ?? -1n) > earlier.position) return;
  const foldTo = (target: bigint) => past.fold(build, signal, target);
  await foldTo(earlier.position);
  if (signal.aborted) return;
  await finishTables(pool, build);
  onDifferences(build.model, await differencesAtOnePlace(pool, earlier, build, foldTo, signal), 'earlier');
}

async function foldToHead(build: Build, { store, past }: Surroundings, signal: AbortSignal): Promise<void> {
  const head = await store.lastPosition();
  if (head !== null) await past.fold(build, signal, head);
}

/** The same while the present build goes on; what readers saw is compared with what they will see. */
async function buildBeside(present: Build, surroundings: Surroundings, signal: AbortSignal): Promise<Build | null> {
  const built = new AbortController();
  const [next] = await Promise.all([
    buildAnew(present.model, surroundings, signal).finally(() => built.abort()),
    surroundings.live.fold(present, AbortSignal.any([signal, built.signal])),
  ]);
  return next;
}

/** Folds what comes; true once somebody asked for another build. */
async function foldUntilAsked(build: Build, live: Feed, pool: Pool, signal: AbortSignal): Promise<boolean> {
  const asked = new AbortController();
  const asking = setInterval(() => {
    isBuildAsked(pool, build.model).then(
      (isAsked) => isAsked && asked.abort(),
      (error: unknown) => asked.abort(error),
    );
  }, ASK_MILLISECONDS);
  try {
    await live.fold(build, AbortSignal.any([signal, asked.signal]));
  } finally {
    clearInterval(asking);
  }
  const { reason } = asked.signal as { reason: unknown };
  if (reason instanceof Error && reason.name !== 'AbortError') throw reason;
  return asked.signal.aborted;
}
