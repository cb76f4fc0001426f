import type { Pool } from '../postgres/pool.js';

/** How a read model stands as its readers see it. */
export interface ShownBuild {
  name: string;
  version: number;
  /** Null at the beginning of the log. */
  position: bigint | null;
  /** How many streams are set aside. */
  aside: number;
}

/** The builds that readers see, of these read models or of all; one that shows nothing yet is missing. */
export async function shownBuilds(pool: Pool, names: readonly string[] | null = null): Promise<ShownBuild[]> {
  // A reader may be there before whoever writes has made the tables.
  const { rows: made } = await pool.query<{ stand: boolean }>(
    `select to_regclass('read.quarantine') is not null as stand`,
  );
  if (!made[0]?.stand) return [];
  const { rows } = await pool.query<ShownBuild>(
    `select name, version, position,
       (select count(*) from read.quarantine q where q.schema = b.schema)::integer as aside
     from read.builds b where state = 'shown' and ($1::text[] is null or name = any($1))`,
    [names],
  );
  return rows;
}
