import type { Pool } from '../postgres/pool.js';

/** A build without progress for this time counts as stopped. Creating the indexes of a large table takes some minutes. */
export const STOPPED_AFTER_MINUTES = 10;

/** A read model as readers see it. */
export interface ShownBuild {
  name: string;
  version: number;
  /** Null at the beginning of the log. */
  position: bigint | null;
  /** Whether a newer version is being built and makes progress: then this build may not be folded any more. */
  isReplaced: boolean;
  /** Number of streams set aside. */
  aside: number;
}

/** Whether a table of the bookkeeping exists: a reader may start before the writer has created it. */
export async function isBookkept(pool: Pool, table: 'read.set_aside' | 'read.skipped'): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return rows[0]?.exists ?? false;
}

/** The visible builds of these read models or of all; a read model without one is missing. */
export async function shownBuilds(pool: Pool, names: readonly string[] | null = null): Promise<ShownBuild[]> {
  if (!(await isBookkept(pool, 'read.set_aside'))) return [];
  const { rows } = await pool.query<ShownBuild>(
    `select name, version, position,
       exists (select 1 from read.builds n where n.name = b.name and n.state = 'building' and n.version > b.version
               and n.changed_at > now() - make_interval(mins => ${STOPPED_AFTER_MINUTES})) as "isReplaced",
       (select count(*) from read.set_aside q where q.schema = b.schema)::integer as aside
     from read.builds b where state = 'shown' and ($1::text[] is null or name = any($1))`,
    [names],
  );
  return rows;
}
