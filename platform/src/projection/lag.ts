import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { buildsUnderway, type Underway } from './building.js';
import { shownBuilds } from './shown-builds.js';

/**
 * Position of each read model as readers see it, null at the beginning; `replaced` while the build of a newer version makes
 * progress. A read model without a visible build is missing.
 */
type Checkpoints = ReadonlyMap<string, bigint | null | 'replaced'>;

/** Read models of one store, by name, and a function that reads their checkpoints. */
export interface ReadModels {
  readonly names: readonly string[];
  readonly checkpoints: () => Promise<Checkpoints>;
}

/** Also tells which of them are being built or catch up. */
export interface WatchedReadModels extends ReadModels {
  readonly underway: () => Promise<Underway>;
}

/** Lag in milliseconds by name; null for a read model without a visible build, no entry when its store is unavailable. */
export type Lags = ReadonlyMap<string, number | null>;

/** A read model with a larger lag does not keep up; milliseconds. A healthy one has about ten. */
const MAX_LAG = 10_000;

/** The named read models in PostgreSQL. */
export const readModelsIn = (pool: Pool, names: readonly string[]): WatchedReadModels => ({
  names,
  async checkpoints() {
    const builds = await shownBuilds(pool, names);
    return new Map(builds.map(({ name, position, isReplaced }) => [name, isReplaced ? 'replaced' : position]));
  },
  underway: () => buildsUnderway(pool, names),
});

/**
 * Lag of each read model: the age of the oldest event that it has not folded, 0 at the head of the log, and 0 while it is
 * replaced, since replies are then marked as outdated. It is measured
 * against the log itself, so it grows even when no projector runs.
 */
export async function lagsOf(
  { names, checkpoints }: ReadModels,
  store: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
): Promise<Lags> {
  // The head first: events appended in between do not count.
  const head = (await store.lastPosition()) ?? -1n;
  const positions = await checkpoints();
  // Most read models are at the same position.
  const ages = new Map<bigint | null | 'replaced', number>([['replaced', 0]]);
  for (const position of positions.values()) {
    if (ages.has(position)) continue;
    const next = position !== 'replaced' && (position ?? -1n) < head ? await store.firstAfter(position) : null;
    ages.set(position, next ? Math.max(0, Date.now() - Date.parse(next.recordedAt)) : 0);
  }
  return new Map(names.map((name) => [name, ages.get(positions.get(name) as bigint | null | 'replaced') ?? null]));
}

/** The lags of read models in several stores. A failing store loses only its own lags, and `onError` is called. */
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

/** Whether a read model with this lag does not keep up. */
export const isBehind = (lag: number | null): boolean => lag === null || lag > MAX_LAG;
