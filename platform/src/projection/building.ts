import type { Pool } from '../postgres/pool.js';
import { isBookkept, STOPPED_AFTER_MINUTES } from './shown-builds.js';

/** A visible build that has written within this time is catching up, however far it is behind; seconds. */
const MOVING_SECONDS = 10;

/** Positions of read models that come nearer to the head of the log, by name; null at its beginning. */
export type Underway = ReadonlyMap<string, bigint | null>;

/** Those of these read models that make progress: the visible build, or the one being built where none is visible yet. */
export async function buildsUnderway(pool: Pool, names: readonly string[]): Promise<Underway> {
  if (!(await isBookkept(pool, 'read.set_aside'))) return new Map();
  const { rows } = await pool.query<{ name: string; position: bigint | null; moves: boolean }>(
    `select distinct on (name) name, position,
       changed_at > now() - case state when 'shown' then make_interval(secs => ${MOVING_SECONDS})
                            else make_interval(mins => ${STOPPED_AFTER_MINUTES}) end as moves
     from read.builds where name = any($1) and state in ('shown', 'building')
     order by name, state = 'shown' desc, number desc`,
    [names],
  );
  return new Map(rows.filter(({ moves }) => moves).map(({ name, position }) => [name, position]));
}

/** How much of the log is read at this position, in whole percent. */
export const percentRead = (position: bigint | null, head: bigint | null): number =>
  head === null || head <= 0n ? 100 : Math.min(100, Number(((position ?? 0n) * 100n) / head));

/** Tells whether a position has moved lately, by what it was at earlier calls; the first call says yes. For a store that notes no times. */
export function watchMovement(withinMilliseconds = 30_000, now: () => number = () => performance.now()) {
  let last: { position: bigint | null; at: number } | null = null;
  return (position: bigint | null): boolean => {
    if (last?.position !== position || last === null) last = { position, at: now() };
    return now() - last.at <= withinMilliseconds;
  };
}
