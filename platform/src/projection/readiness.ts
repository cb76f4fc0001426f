import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { checkpointView } from './tables.js';

/** Whether Postgres answers. */
export const postgresAnswers = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** Whether the event store answers. */
export const eventStoreAnswers = (store: EventStore): Promise<boolean> =>
  store.lastPosition().then(
    () => true,
    () => false,
  );

/** Whether readers can see every named projection: one that is still being built for the first time has no view yet. */
export async function projectionsShow(pool: Pool, names: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ shown: boolean }>(
    'select bool_and(to_regclass(view) is not null) as shown from unnest($1::text[]) as view',
    [names.map((name) => checkpointView(name))],
  );
  return rows[0]?.shown ?? false;
}
