import { type Hash, nodeHash } from './tree.js';

/** The root to which an inclusion proof leads (RFC 9162, 2.1.3.2); null when the proof is too short or too long for the tree. */
export function rootByInclusion(
  hash: Hash,
  leaf: Uint8Array,
  { index, size }: { index: number; size: number },
  proof: readonly Uint8Array[],
): Uint8Array | null {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < size)) return null;
  let [position, last, root] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return null;
    if (position % 2 === 1 || position === last) {
      root = nodeHash(hash, sibling, root);
      while (position % 2 === 0 && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      root = nodeHash(hash, root, sibling);
    }
    [position, last] = [half(position), half(last)];
  }
  return last === 0 ? root : null;
}

/** A tree of a size. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a proof shows that the second tree continues the first (RFC 9162, 2.1.4.2). Every tree continues the empty one. */
export function isConsistent(hash: Hash, first: TreeHead, second: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && isSame(first.root, second.root);
  if (first.size === 0) return proof.length === 0;
  // A complete subtree is its own proof, and is left out.
  const path = Number.isInteger(Math.log2(first.size)) ? [first.root, ...proof] : [...proof];
  const [start, ...rest] = path;
  if (!start) return false;
  let [position, last] = [first.size - 1, second.size - 1];
  while (position % 2 === 1) [position, last] = [half(position), half(last)];
  let [older, newer] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (position % 2 === 1 || position === last) {
      [older, newer] = [nodeHash(hash, sibling, older), nodeHash(hash, sibling, newer)];
      while (position % 2 === 0 && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      newer = nodeHash(hash, newer, sibling);
    }
    [position, last] = [half(position), half(last)];
  }
  return last === 0 && isSame(older, first.root) && isSame(newer, second.root);
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** By division: an index may exceed 32 bits. */
const half = (number: number): number => Math.floor(number / 2);
