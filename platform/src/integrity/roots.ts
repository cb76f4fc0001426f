import { completedBy, frontierAfter, rootOf, type TreeNode } from '@anamnesis/contracts/integrity/tree';
import type { Pool } from '../postgres/pool.js';
import { sha256 } from './sha256.js';
import { readLeaves } from './stored-leaves.js';

/**
 * The roots of the stored leaves at these sizes. `instead` replaces leaves by index, and `ahead` continues them. A size that is not
 * reached has no root.
 */
export async function rootsOf(
  pool: Pool,
  size: number,
  sizes: ReadonlySet<number>,
  instead: ReadonlyMap<number, Uint8Array>,
  ahead: readonly Uint8Array[],
): Promise<ReadonlyMap<number, Uint8Array>> {
  const roots = new Map<number, Uint8Array>();
  let frontier: readonly TreeNode[] = [];
  let count = 0;
  const add = (leaf: Uint8Array) => {
    frontier = frontierAfter(frontier, completedBy(sha256, frontier, leaf, count));
    count += 1;
    if (sizes.has(count))
      roots.set(
        count,
        rootOf(
          sha256,
          frontier.map(({ hash }) => hash),
        ),
      );
  };
  if (sizes.has(0)) roots.set(0, rootOf(sha256, []));
  for await (const { index, hash } of readLeaves(pool, size)) {
    for (let filled = instead.get(count); count < index && filled; filled = instead.get(count)) add(filled);
    // Nothing is known of the leaves after a gap that the log does not fill.
    if (count < index) return roots;
    add(instead.get(index) ?? hash);
  }
  for (let filled = instead.get(count); filled; filled = instead.get(count)) add(filled);
  for (const leaf of ahead) add(leaf);
  return roots;
}
