import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { lagsOf, problemsOf, type ReadModels } from './lag.js';

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

/** What keeps read models from being relied on: those that nobody sees yet, and those that don't keep up with the log. */
export async function readModelProblems(stores: readonly ReadModels[], log: EventStore): Promise<readonly string[]> {
  const problems = stores.map((readModels) =>
    lagsOf(readModels, log).then(problemsOf, () => [`how far ${readModels.names.join(', ')} is can not be measured`]),
  );
  return (await Promise.all(problems)).flat();
}
