import { NOT_IN_TREE, TREE_DAMAGED } from '@anamnesis/contracts/integrity/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { consistencyProof, inclusionProofs, TreeIncomplete, treeSize } from '@anamnesis/platform/integrity/stored-tree';
import type { Ports } from '../ports.js';

export const sizeOfTree = ({ pool }: Pick<Ports, 'pool'>): Promise<number> => treeSize(pool);

/** Refuses a tree that is larger than the stored one. */
export async function requireSize(ports: Pick<Ports, 'pool'>, size: number): Promise<void> {
  if (size === 0 || size > (await sizeOfTree(ports))) refuse(NOT_IN_TREE);
}

/** The inclusion proof of each of these leaves. Refuses where the stored tree lacks a part of one. */
export async function proofsOf(
  { pool }: Pick<Ports, 'pool'>,
  indexes: readonly number[],
  size: number,
): Promise<string[][]> {
  const proofs = await inclusionProofs(pool, indexes, size).catch(refuseDamaged);
  return proofs.map((proof) => proof.map(base64));
}

export async function consistencyOf(
  ports: Pick<Ports, 'pool'>,
  { from, size }: { from: number; size: number },
): Promise<{ from: number; size: number; proof: string[] }> {
  await requireSize(ports, size);
  if (from > size) refuse(NOT_IN_TREE);
  const proof = await consistencyProof(ports.pool, from, size).catch(refuseDamaged);
  return { from, size, proof: proof.map(base64) };
}

function refuseDamaged(error: unknown): never {
  if (error instanceof TreeIncomplete) refuse(TREE_DAMAGED);
  throw error;
}

const base64 = (hash: Uint8Array): string => Buffer.from(hash).toString('base64');
