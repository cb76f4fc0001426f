import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import { lagsOf, problemsOf, type ReadModels } from './lag.js';

/** Time-out for a backend, which may be stalled with open connections. */
const PATIENCE_MILLISECONDS = 3_000;

/** Whether Postgres responds. */
export const postgresAnswers = (pool: Pool): Promise<boolean> => answers(pool.query('select 1'));

/** Whether the event store responds. */
export const eventStoreAnswers = (store: EventStore): Promise<boolean> => answers(store.lastPosition());

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  inTime(asked).then(
    () => true,
    () => false,
  );

const inTime = <Result>(asked: Promise<Result>): Promise<Result> =>
  unlessAborted(asked, AbortSignal.timeout(PATIENCE_MILLISECONDS));

/** Why read models are not ready: those without a visible build, and those that lag behind the log. */
export async function readModelProblems(stores: readonly ReadModels[], log: EventStore): Promise<readonly string[]> {
  const problems = stores.map((readModels) =>
    inTime(lagsOf(readModels, log)).then(problemsOf, () => [
      `the lag of ${readModels.names.join(', ')} cannot be measured`,
    ]),
  );
  return (await Promise.all(problems)).flat();
}
