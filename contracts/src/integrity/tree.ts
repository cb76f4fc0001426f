/*
 * The tree of RFC 9162 (Certificate Transparency 2.0) over the leaves of a log, as pure functions. Hashes are bytes. The hash function
 * is a parameter, because server and browser have different ones.
 */

/** SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** A complete subtree: at level 0 one leaf, at level n the leaves from `index * 2^n` on, 2^n of them. */
export interface NodeAddress {
  readonly level: number;
  readonly index: number;
}
/** A complete subtree with its hash. */
export interface TreeNode extends NodeAddress {
  readonly hash: Uint8Array;
}
/** A range of leaves: `from` is included, `to` is not. */
interface Leaves {
  readonly from: number;
  readonly to: number;
}

const LEAF = 0x00;
const NODE = 0x01;

export const leafHash = (hash: Hash, leaf: Uint8Array): Uint8Array => hash(joined(Uint8Array.of(LEAF), leaf));

/** The hash of a node with two children. */
export const nodeHash = (hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array =>
  hash(joined(Uint8Array.of(NODE), left, right));

/** The complete subtrees that make up the first `size` leaves, the largest first. */
export const completeSubtrees = (size: number): NodeAddress[] => subtreesOf({ from: 0, to: size });

/** The root of a tree from its complete subtrees, the largest first; that of an empty tree is the hash of nothing. */
export function rootOf(hash: Hash, subtrees: readonly Uint8Array[]): Uint8Array {
  if (subtrees.length === 0) return hash(new Uint8Array());
  return subtrees.reduceRight((right, left) => nodeHash(hash, left, right));
}

/** The complete subtrees that a leaf completes: itself first. `frontier`: those of the leaves before it, the largest first. */
export function completedBy(hash: Hash, frontier: readonly TreeNode[], leaf: Uint8Array, index: number): TreeNode[] {
  const completed: TreeNode[] = [{ level: 0, index, hash: leaf }];
  for (const left of [...frontier].reverse()) {
    const right = completed.at(-1);
    if (!right || left.level !== right.level) break;
    const parent = { level: left.level + 1, index: left.index / 2 };
    completed.push({ ...parent, hash: nodeHash(hash, left.hash, right.hash) });
  }
  return completed;
}

/** The frontier after a leaf: what it completed replaces the subtrees that are now part of a larger one. */
export function frontierAfter(frontier: readonly TreeNode[], completed: readonly TreeNode[]): TreeNode[] {
  const largest = completed.at(-1);
  return [...frontier.slice(0, frontier.length - (completed.length - 1)), ...(largest ? [largest] : [])];
}

/** The parts of an inclusion proof of a leaf in a tree of this size, each as the complete subtrees it is made of. Throws outside the tree. */
export function inclusionParts(index: number, size: number): NodeAddress[][] {
  if (!(index >= 0 && index < size)) throw new RangeError(`A tree of ${size} leaves has no leaf ${index}`);
  return pathTo(index, { from: 0, to: size }).map(subtreesOf);
}

function pathTo(index: number, { from, to }: Leaves): Leaves[] {
  if (to - from === 1) return [];
  const middle = from + largestPowerBelow(to - from);
  return index < middle
    ? [...pathTo(index, { from, to: middle }), { from: middle, to }]
    : [...pathTo(index, { from: middle, to }), { from, to: middle }];
}

/** The parts of a proof that a tree of `size` leaves continues one of `first` leaves. Throws unless 0 < first <= size. */
export function consistencyParts(first: number, size: number): NodeAddress[][] {
  if (!(first > 0 && first <= size)) throw new RangeError(`A tree of ${size} leaves does not continue one of ${first}`);
  return continuation(first, { from: 0, to: size }, true).map(subtreesOf);
}

function continuation(first: number, { from, to }: Leaves, isWhole: boolean): Leaves[] {
  if (first === to) return isWhole ? [] : [{ from, to }];
  const middle = from + largestPowerBelow(to - from);
  return first <= middle
    ? [...continuation(first, { from, to: middle }, isWhole), { from: middle, to }]
    : [...continuation(first, { from: middle, to }, false), { from, to: middle }];
}

/** The hashes of a proof, from its parts and the hashes of the subtrees. */
export const proofOf = (
  hash: Hash,
  parts: readonly (readonly NodeAddress[])[],
  hashAt: (node: NodeAddress) => Uint8Array,
): Uint8Array[] => parts.map((subtrees) => rootOf(hash, subtrees.map(hashAt)));

function subtreesOf({ from, to }: Leaves): NodeAddress[] {
  const found: NodeAddress[] = [];
  let start = from;
  while (start < to) {
    const count = 2 ** Math.floor(Math.log2(to - start));
    found.push({ level: Math.log2(count), index: start / count });
    start += count;
  }
  return found;
}

/** The largest power of two that is smaller than `count`, which is at least 2. */
const largestPowerBelow = (count: number): number => 2 ** Math.floor(Math.log2(count - 1));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
