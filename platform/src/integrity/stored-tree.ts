import {
  completeSubtrees,
  consistencyParts,
  inclusionParts,
  type NodeAddress,
  proofOf,
  rootOf,
  type TreeNode,
} from '@anamnesis/contracts/integrity/tree';
import type { Connection, Pool } from '../postgres/pool.js';
import type { ReadModels } from '../projection/lag.js';
import { sha256 } from './sha256.js';

type Database = Pool | Connection;

/** The stored tree lacks a node, or has fewer leaves than asked for: it was changed from outside, or is behind the log. */
class TreeIncomplete extends Error {
  override readonly name = 'TreeIncomplete';
}

/** The number of leaves. */
export async function treeSize(database: Database): Promise<number> {
  const { rows } = await database.query<{ size: bigint }>(
    'select coalesce(max(index) + 1, 0)::bigint as size from integrity.leaves',
  );
  return Number(rows[0]?.size ?? 0n);
}

/** The tree among the projections whose lag is measured. Its checkpoint is its last leaf. */
export const treeOfLog = (pool: Pool): ReadModels => ({
  names: [TREE],
  async checkpoints() {
    const { rows } = await pool.query<{ position: bigint }>(
      'select position from integrity.leaves order by index desc limit 1',
    );
    return new Map([[TREE, rows[0]?.position ?? null]]);
  },
});
const TREE = 'log-tree';

/** The largest complete subtrees of the first `size` leaves. Throws TreeIncomplete. */
export async function frontierOf(database: Database, size: number): Promise<TreeNode[]> {
  const addresses = completeSubtrees(size);
  const hashAt = await hashesAt(database, addresses);
  return addresses.map((address) => ({ ...address, hash: hashAt(address) }));
}

/** The root of the first `size` leaves. Throws TreeIncomplete. */
export const storedRoot = async (database: Database, size: number): Promise<Uint8Array> =>
  rootOf(
    sha256,
    (await frontierOf(database, size)).map(({ hash }) => hash),
  );

/** The inclusion proof of each of these leaves in the first `size` leaves, with one read. Throws TreeIncomplete. */
export const inclusionProofs = (
  database: Database,
  indexes: readonly number[],
  size: number,
): Promise<Uint8Array[][]> =>
  proofs(
    database,
    indexes.map((index) => inclusionParts(index, size)),
  );

/** The proof that the first `size` leaves continue the first `first` leaves. Throws TreeIncomplete. */
export async function consistencyProof(database: Database, first: number, size: number): Promise<Uint8Array[]> {
  // Every tree continues the empty one: without a proof.
  if (first === 0) return [];
  const [proof = []] = await proofs(database, [consistencyParts(first, size)]);
  return proof;
}

async function proofs(
  database: Database,
  each: readonly (readonly (readonly NodeAddress[])[])[],
): Promise<Uint8Array[][]> {
  const hashAt = await hashesAt(database, each.flat(2));
  return each.map((parts) => proofOf(sha256, parts, hashAt));
}

/** Reads the hashes of nodes; O(log n) of them make up a proof. */
async function hashesAt(database: Database, nodes: readonly NodeAddress[]): Promise<(node: NodeAddress) => Uint8Array> {
  const { rows } = await database.query<{ level: number; index: bigint; hash: Buffer }>(
    `select n.level, n.index, n.hash from integrity.nodes n
     join (select distinct * from unnest($1::smallint[], $2::bigint[]) as a (level, index)) asked using (level, index)`,
    [nodes.map(({ level }) => level), nodes.map(({ index }) => index)],
  );
  const found = new Map(rows.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  return ({ level, index }) => {
    const hash = found.get(`${level}/${index}`);
    if (!hash) throw new TreeIncomplete(`The stored tree has no node ${index} at level ${level}`);
    return hash;
  };
}
