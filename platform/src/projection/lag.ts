import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { shownBuilds } from './shown-builds.js';

/**
 * How far each read model is as its readers see it, null at the beginning; `replaced` while the build of a newer version gets
 * on. One that shows them nothing yet is missing.
 */
type Checkpoints = ReadonlyMap<string, bigint | null | 'replaced'>;

/** Read models of one store, by name, and where to ask how far they are. */
export interface ReadModels {
  readonly names: readonly string[];
  readonly checkpoints: () => Promise<Checkpoints>;
}

/** Milliseconds by name; null for a read model that shows nothing yet, none for one whose store does not answer. */
export type Lags = ReadonlyMap<string, number | null>;

/** A read model that is further behind is not ready; milliseconds. In good health it is some ten. */
const LAG_MOST = 10_000;

/** The named read models in PostgreSQL. */
export const readModelsIn = (pool: Pool, names: readonly string[]): ReadModels => ({
  names,
  async checkpoints() {
    const builds = await shownBuilds(pool, names);
    return new Map(builds.map(({ name, position, isReplaced }) => [name, isReplaced ? 'replaced' : position]));
  },
});

/**
 * How far each read model is behind the log: the age of the oldest event that it has not folded, 0 at the head and while it is
 * replaced: what is shown then is what there is, and says so. It is measured
 * against the log itself, so it grows when nobody folds at all.
 */
export async function lagsOf(
  { names, checkpoints }: ReadModels,
  store: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
): Promise<Lags> {
  // The head first: what is recorded in between is no lag.
  const head = (await store.lastPosition()) ?? -1n;
  const positions = await checkpoints();
  // Most of them are at the same position.
  const ages = new Map<bigint | null | 'replaced', number>([['replaced', 0]]);
  for (const position of positions.values()) {
    if (ages.has(position)) continue;
    const next = position !== 'replaced' && (position ?? -1n) < head ? await store.firstAfter(position) : null;
    ages.set(position, next ? Math.max(0, Date.now() - Date.parse(next.recordedAt)) : 0);
  }
  return new Map(names.map((name) => [name, ages.get(positions.get(name) as bigint | null | 'replaced') ?? null]));
}

/** The lags of read models in several stores, each asked by itself: one that does not answer takes away its own, and `onError` is called. */
export async function lagsAcross(
  stores: readonly ReadModels[],
  log: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
  onError: (error: unknown) => void,
): Promise<Lags> {
  const measured = stores.map((readModels) =>
    lagsOf(readModels, log).catch((error: unknown): Lags => {
      onError(error);
      return new Map();
    }),
  );
  return new Map((await Promise.all(measured)).flatMap((lags) => [...lags]));
}

/** What is wrong with read models that are not to be relied on, a sentence each; none when all keep up. */
export function problemsOf(lags: Lags): string[] {
  return [...lags].flatMap(([name, lag]) => {
    if (lag === null) return [`${name} is being built for the first time`];
    return lag > LAG_MOST ? [`${name} is ${Math.round(lag / 1_000)} s behind the log`] : [];
  });
}
