import type { Pool } from '../postgres/pool.js';

/** A stored leaf, with what names its event. */
export interface StoredLeaf {
  readonly index: number;
  readonly position: bigint;
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly type: string;
  readonly hash: Buffer;
}

const PAGE = 2_000;
const NO_HASH = Buffer.alloc(0);

/** The stored leaves below an index, in order. A leaf without a hash has an empty one. */
export async function* readLeaves(pool: Pool, size: number): AsyncGenerator<StoredLeaf, undefined> {
  let next = 0;
  for (;;) {
    const { rows } = await pool.query<Omit<StoredLeaf, 'index' | 'hash'> & { index: bigint; hash: Buffer | null }>(
      `select l.index, l.position, l.event_id as "eventId", l.stream_id as "streamId", l.revision, l.type, n.hash
       from integrity.leaves l left join integrity.nodes n on n.level = 0 and n.index = l.index
       where l.index >= $1 and l.index < $2 order by l.index limit ${PAGE}`,
      [next, size],
    );
    for (const row of rows) yield { ...row, index: Number(row.index), hash: row.hash ?? NO_HASH };
    const last = rows.at(-1);
    if (!last) return undefined;
    next = Number(last.index) + 1;
  }
}
