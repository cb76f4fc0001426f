import type { Pool } from '../postgres/pool.js';

/** A build that has folded nothing for so long stands still. Making the indexes of a large table takes some minutes. */
const STANDS_STILL_MINUTES = 10;

/** How a read model stands as its readers see it. */
export interface ShownBuild {
  name: string;
  version: number;
  /** Null at the beginning of the log. */
  position: bigint | null;
  /** Whether a newer version is being built, and that build gets on: nobody may fold this one any more. */
  isReplaced: boolean;
  /** How many streams are set aside. */
  aside: number;
}

/** Whether a table of the bookkeeping exists: a reader may be there before whoever writes has made it. */
export async function isBookkept(pool: Pool, table: 'read.set_aside' | 'read.skipped'): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return rows[0]?.exists ?? false;
}

/** The builds that readers see, of these read models or of all; one that shows nothing yet is missing. */
export async function shownBuilds(pool: Pool, names: readonly string[] | null = null): Promise<ShownBuild[]> {
  if (!(await isBookkept(pool, 'read.set_aside'))) return [];
  const { rows } = await pool.query<ShownBuild>(
    `select name, version, position,
       exists (select 1 from read.builds n where n.name = b.name and n.state = 'building' and n.version > b.version
               and n.changed_at > now() - make_interval(mins => ${STANDS_STILL_MINUTES})) as "isReplaced",
       (select count(*) from read.set_aside q where q.schema = b.schema)::integer as aside
     from read.builds b where state = 'shown' and ($1::text[] is null or name = any($1))`,
    [names],
  );
  return rows;
}
