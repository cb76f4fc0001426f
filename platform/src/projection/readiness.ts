import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import { percentRead, type Underway } from './building.js';
import { isBehind, type Lags, lagsOf, type WatchedReadModels } from './lag.js';

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

/**
 * Read models as parts of a service's health: problems of those that are behind the log and come no nearer, and those that are being built
 * or catch up, which is no problem: the others are served meanwhile. `stopped` names those that cannot go on by themselves.
 */
export async function readModelParts(
  stores: readonly WatchedReadModels[],
  log: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
  stopped: () => readonly string[] = () => [],
): Promise<{ readModels: readonly string[]; building: { underway: readonly string[] } }> {
  const found = await Promise.all(
    stores.map((readModels) =>
      inTime(stateOf(readModels, log, stopped())).catch(() => ({
        problems: [`the lag of ${readModels.names.join(', ')} cannot be measured`],
        underway: [],
      })),
    ),
  );
  return {
    readModels: found.flatMap(({ problems }) => problems),
    building: { underway: found.flatMap(({ underway }) => underway) },
  };
}

async function stateOf(
  readModels: WatchedReadModels,
  log: Pick<EventStore, 'lastPosition' | 'firstAfter'>,
  stopped: readonly string[],
) {
  const lags = await lagsOf(readModels, log);
  if (![...lags.values()].some(isBehind)) return { problems: [], underway: [] };
  const underway = [...(await readModels.underway())].filter(([name]) => !stopped.includes(name));
  return sentencesAbout(lags, new Map(underway), await log.lastPosition());
}

/** One sentence about each read model that is behind. */
export function sentencesAbout(
  lags: Lags,
  underway: Underway,
  head: bigint | null,
): { problems: string[]; underway: string[] } {
  const behind = [...lags].filter(([, lag]) => isBehind(lag));
  const seconds = (lag: number) => `${Math.round(lag / 1_000)} s behind the log`;
  return {
    problems: behind
      .filter(([name]) => !underway.has(name))
      .map(([name, lag]) =>
        lag === null ? `${name} was never built, and is not being built` : `${name} is ${seconds(lag)}`,
      ),
    underway: behind.flatMap(([name, lag]) => {
      const position = underway.get(name);
      if (position === undefined) return [];
      return lag === null
        ? [`${name} is being built: ${percentRead(position, head)} % of the log is read`]
        : [`${name} is ${seconds(lag)} and catches up`];
    }),
  };
}
