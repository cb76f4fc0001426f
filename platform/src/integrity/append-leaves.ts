import { leafOf, type StoredEvent, wireLeaf } from '@anamnesis/contracts/integrity/leaf';
import { completedBy, frontierAfter, type TreeNode } from '@anamnesis/contracts/integrity/tree';
import { storableText } from '@anamnesis/contracts/language/text';
import { ASYNCHRONOUS_COMMIT, inTransaction, type Pool } from '../postgres/pool.js';
import { sha256 } from './sha256.js';
import { frontierOf, treeSize } from './stored-tree.js';

/** How far the stored tree has grown, which is also its checkpoint: the position of its last leaf. */
export interface Grown {
  readonly size: number;
  readonly position: bigint | null;
  readonly frontier: readonly TreeNode[];
}

/** The state of the stored tree. Throws TreeIncomplete. */
export async function loadGrown(pool: Pool): Promise<Grown> {
  const size = await treeSize(pool);
  const { rows } = await pool.query<{ position: bigint }>('select position from integrity.leaves where index = $1', [
    size - 1,
  ]);
  return { size, position: rows[0]?.position ?? null, frontier: await frontierOf(pool, size) };
}

export const leafOfEvent = (event: StoredEvent): Uint8Array => leafOf(sha256, wireLeaf(event));

/**
 * Appends the leaves of events and the subtrees that they complete, in one transaction: the leaves are their own checkpoint, so that no
 * event has two. Fails when another writer has appended meanwhile. Losing the newest ones in a crash is harmless: they are
 * computed again.
 */
export async function appendLeaves(pool: Pool, grown: Grown, events: readonly StoredEvent[]): Promise<Grown> {
  let frontier = grown.frontier;
  const nodes = events.flatMap((event, offset) => {
    const completed = completedBy(sha256, frontier, leafOfEvent(event), grown.size + offset);
    frontier = frontierAfter(frontier, completed);
    return completed;
  });
  await inTransaction(
    pool,
    async (tx) => {
      await tx.query(
        `insert into integrity.leaves (index, position, event_id, stream_id, revision, type)
         select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])`,
        [
          events.map((_, offset) => grown.size + offset),
          events.map(({ position }) => position),
          events.map(({ id }) => id),
          // The log may contain any name.
          events.map(({ streamId }) => storableText(streamId)),
          events.map(({ revision }) => revision),
          events.map(({ type }) => storableText(type)),
        ],
      );
      await tx.query(
        // Nodes above the last leaf are of no tree: whatever left them there stops nothing.
        `insert into integrity.nodes (level, index, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])
         on conflict (level, index) do update set hash = excluded.hash`,
        [nodes.map(({ level }) => level), nodes.map(({ index }) => index), nodes.map(({ hash }) => hash)],
      );
    },
    ASYNCHRONOUS_COMMIT,
  );
  return { size: grown.size + events.length, position: events.at(-1)?.position ?? grown.position, frontier };
}
