import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { checkpointView } from './tables.js';

/** How far each read model is, by its name, as its readers see it; null at the beginning, or where they see none yet. */
export type Checkpoints = ReadonlyMap<string, bigint | null>;

/** A read model that is so far behind is not ready; milliseconds. In good health it is some ten. */
const LAG_MOST = 10_000;

/** How far the named projections are. One that is still built for the first time shows its readers nothing. */
export async function checkpointsShown(pool: Pool, names: readonly string[]): Promise<Checkpoints> {
  const { rows: shown } = await pool.query<{ name: string }>(
    'select name from unnest($1::text[], $2::text[]) as asked (name, view) where to_regclass(view) is not null',
    [names, names.map(checkpointView)],
  );
  const checkpoints = new Map<string, bigint | null>(names.map((name) => [name, null]));
  if (shown.length === 0) return checkpoints;
  const { rows } = await pool.query<{ name: string; position: bigint | null }>(
    shown.map(({ name }) => `select '${name}' as name, position from ${checkpointView(name)}`).join(' union all '),
  );
  for (const { name, position } of rows) checkpoints.set(name, position);
  return checkpoints;
}

/**
 * How far each read model is behind the log: the age of the oldest event that it has not folded, 0 at the head; milliseconds.
 * It is measured against the log itself, so it grows when nobody folds at all.
 */
export async function lagsOf(
  checkpoints: () => Promise<Checkpoints>,
  store: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
): Promise<ReadonlyMap<string, number>> {
  // The head first: what is recorded in between is no lag.
  const head = await store.lastPosition();
  const oldest = new Map<bigint | null, Promise<number>>();
  const ageOfNext = async (position: bigint | null) => {
    const next = await store.firstAfter(position);
    return next ? Math.max(0, Date.now() - Date.parse(next.recordedAt)) : 0;
  };
  const lags = new Map<string, number>();
  for (const [name, position] of await checkpoints()) {
    const isThere = head === null || (position !== null && position >= head);
    const lag = isThere ? 0 : (oldest.get(position) ?? ageOfNext(position));
    if (typeof lag !== 'number') oldest.set(position, lag);
    lags.set(name, await lag);
  }
  return lags;
}

/** What is wrong with each read model that is far behind the log, one sentence each; nothing when all keep up. */
export function behind(lags: ReadonlyMap<string, number>, most = LAG_MOST): string[] {
  return [...lags]
    .filter(([, lag]) => lag > most)
    .map(([name, lag]) => `${name} is ${Math.round(lag / 1_000)} s behind the log`);
}
