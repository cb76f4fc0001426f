import { NOT_IN_TREE } from '@anamnesis/contracts/integrity/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { consistencyProof, inclusionProofs, treeSize } from '@anamnesis/platform/integrity/stored-tree';
import type { Ports } from '../ports.js';

export const sizeOfTree = ({ pool }: Pick<Ports, 'pool'>): Promise<number> => treeSize(pool);

/** Refuses a tree that is larger than the stored one. */
export async function requireSize(ports: Pick<Ports, 'pool'>, size: number): Promise<void> {
  if (size === 0 || size > (await sizeOfTree(ports))) refuse(NOT_IN_TREE);
}

/** The proof of the event at a position. */
export async function inclusionOf(
  ports: Pick<Ports, 'pool'>,
  { position, size }: { position: string; size: number },
): Promise<{ index: number; size: number; leaf: string; proof: string[] }> {
  await requireSize(ports, size);
  const { rows } = await ports.pool.query<{ index: bigint; hash: Buffer }>(
    `select l.index, n.hash from integrity.leaves l join integrity.nodes n on n.level = 0 and n.index = l.index
     where l.position = $1 and l.index < $2`,
    [position, size],
  );
  const [leaf] = rows;
  if (!leaf) return refuse(NOT_IN_TREE);
  const [proof = []] = await inclusionProofs(ports.pool, [Number(leaf.index)], size);
  return { index: Number(leaf.index), size, leaf: leaf.hash.toString('base64'), proof: proof.map(base64) };
}

export async function consistencyOf(
  ports: Pick<Ports, 'pool'>,
  { from, size }: { from: number; size: number },
): Promise<{ from: number; size: number; proof: string[] }> {
  await requireSize(ports, size);
  if (from > size) refuse(NOT_IN_TREE);
  return { from, size, proof: (await consistencyProof(ports.pool, from, size)).map(base64) };
}

export const base64 = (hash: Uint8Array): string => Buffer.from(hash).toString('base64');
