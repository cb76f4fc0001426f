import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import { lagsOf, problemsOf, type ReadModels } from './lag.js';

/** A backend that has not answered by then counts as away: it may have stalled with its connections open. */
const PATIENCE_MILLISECONDS = 3_000;

/** Whether Postgres answers. */
export const postgresAnswers = (pool: Pool): Promise<boolean> => answers(pool.query('select 1'));

/** Whether the event store answers. */
export const eventStoreAnswers = (store: EventStore): Promise<boolean> => answers(store.lastPosition());

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  inTime(asked).then(
    () => true,
    () => false,
  );

const inTime = <Result>(asked: Promise<Result>): Promise<Result> =>
  unlessAborted(asked, AbortSignal.timeout(PATIENCE_MILLISECONDS));

/** What keeps read models from being relied on: those that nobody sees yet, and those that don't keep up with the log. */
export async function readModelProblems(stores: readonly ReadModels[], log: EventStore): Promise<readonly string[]> {
  const problems = stores.map((readModels) =>
    inTime(lagsOf(readModels, log)).then(problemsOf, () => [
      `how far ${readModels.names.join(', ')} is can not be measured`,
    ]),
  );
  return (await Promise.all(problems)).flat();
}
