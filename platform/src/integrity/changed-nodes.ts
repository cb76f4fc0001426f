import type { NodeAddress } from '@anamnesis/contracts/integrity/tree';
import type { Pool } from '../postgres/pool.js';

const MAX_LISTED = 100;

/** The stored subtrees of the first `size` leaves whose hash is not that of their two halves, or that are missing. PostgreSQL hashes them. */
export async function changedNodes(pool: Pool, size: number): Promise<NodeAddress[]> {
  const { rows } = await pool.query<{ level: number; index: bigint }>(
    `with levels as (select level::smallint from generate_series(1, 60) level where $1::bigint >> level > 0),
     expected as (select level, index from levels, generate_series(0, ($1::bigint >> level::int) - 1) index)
     select e.level, e.index from expected e
     left join integrity.nodes p on p.level = e.level and p.index = e.index
     left join integrity.nodes l on l.level = e.level - 1 and l.index = 2 * e.index
     left join integrity.nodes r on r.level = e.level - 1 and r.index = 2 * e.index + 1
     where p.hash is distinct from sha256('\\x01'::bytea || l.hash || r.hash)
     order by e.level, e.index limit ${MAX_LISTED}`,
    [size],
  );
  return rows.map(({ level, index }) => ({ level, index: Number(index) }));
}
