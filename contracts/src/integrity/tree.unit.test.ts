import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromHex, toHex } from './base64.js';
import {
  completedBy,
  completeSubtrees,
  consistencyParts,
  frontierAfter,
  type Hash,
  inclusionParts,
  leafHash,
  nodeHash,
  proofOf,
  rootOf,
  type TreeNode,
} from './tree.js';
import { isConsistent, rootByInclusion } from './verify-proof.js';

const hash: Hash = (bytes) => createHash('sha256').update(bytes).digest();

/** The tree built leaf by leaf, as the server does. */
function grow(leaves: readonly Uint8Array[]) {
  const nodes = new Map<string, Uint8Array>();
  let frontier: TreeNode[] = [];
  for (const [index, leaf] of leaves.entries()) {
    const completed = completedBy(hash, frontier, leaf, index);
    for (const node of completed) nodes.set(`${node.level}/${node.index}`, node.hash);
    frontier = frontierAfter(frontier, completed);
  }
  const at = ({ level, index }: { level: number; index: number }) => nodes.get(`${level}/${index}`)!;
  return {
    frontier,
    root: (size: number) => rootOf(hash, completeSubtrees(size).map(at)),
    inclusion: (index: number, size: number) => proofOf(hash, inclusionParts(index, size), at),
    consistency: (first: number, size: number) => proofOf(hash, consistencyParts(first, size), at),
  };
}

/** The definition of RFC 9162, 2.1.1, word for word. */
function definedRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return hash(new Uint8Array());
  if (leaves.length === 1) return leaves[0]!;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return nodeHash(hash, definedRoot(leaves.slice(0, k)), definedRoot(leaves.slice(k)));
}

describe('the vectors of Certificate Transparency', () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const leaves = inputs.map((input) => leafHash(hash, fromHex(input)));
  const tree = grow(leaves);
  test.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('the root of %d leaves', (size, root) => {
    expect(toHex(tree.root(size))).toBe(root);
  });

  test.each([
    [0, 1, []],
    [
      ...([0, 8] as const),
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      ...([5, 8] as const),
      [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
    [
      ...([1, 5] as const),
      [
        '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('the inclusion of leaf %d in %d leaves', (index, size, proof) => {
    expect(tree.inclusion(index, size).map(toHex)).toEqual(proof);
  });

  test.each([
    [1, 1, []],
    [
      ...([1, 8] as const),
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      ...([6, 8] as const),
      [
        '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [
      ...([2, 5] as const),
      [
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('the consistency of %d leaves with %d', (first, size, proof) => {
    expect(tree.consistency(first, size).map(toHex)).toEqual(proof);
  });
});

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => leafHash(hash, Buffer.from(`${index}`)));

describe('every tree', () => {
  const sizes = fc.integer({ min: 1, max: 130 });

  test('has the root of the definition', () => {
    for (let size = 0; size <= 70; size += 1)
      expect(grow(leavesOf(size)).root(size)).toEqual(definedRoot(leavesOf(size)));
  });

  test('proves each leaf at its index and at no other, and no changed leaf', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, some, other) => {
        const leaves = leavesOf(size);
        const tree = grow(leaves);
        const index = some % size;
        const proof = tree.inclusion(index, size);
        const proven = (leaf: Uint8Array, at: number) => rootByInclusion(hash, leaf, { index: at, size }, proof);
        expect(proven(leaves[index]!, index)).toEqual(tree.root(size));
        expect(proven(leafHash(hash, Buffer.from('changed')), index)).not.toEqual(tree.root(size));
        if (other % size !== index) expect(proven(leaves[index]!, other % size)).not.toEqual(tree.root(size));
      }),
    );
  });

  test('proves that it continues each of its beginnings, and no other tree', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (size, some) => {
        const tree = grow(leavesOf(size));
        const first = (some % size) + 1;
        const proof = tree.consistency(first, size);
        const head = (of: number, root = tree.root(of)) => ({ size: of, root });
        expect(isConsistent(hash, head(first), head(size), proof)).toBe(true);
        const forged = hash(Buffer.from('forged'));
        expect(isConsistent(hash, head(first, forged), head(size), proof)).toBe(false);
        expect(isConsistent(hash, head(first), head(size, forged), proof)).toBe(false);
        expect(isConsistent(hash, head(first), head(size), [...proof, forged])).toBe(false);
        if (proof.length > 0) expect(isConsistent(hash, head(first), head(size), proof.slice(1))).toBe(false);
      }),
    );
  });

  test('has no proof outside itself', () => {
    expect(() => inclusionParts(3, 3)).toThrow('no leaf 3');
    expect(() => consistencyParts(4, 3)).toThrow('does not continue');
    expect(rootByInclusion(hash, leavesOf(1)[0]!, { index: 1, size: 1 }, [])).toBeNull();
  });
});
