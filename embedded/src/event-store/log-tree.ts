import type { LogPages, PageBytes } from './log-pages.js';

/*
 * The trees in LMDB's file, as lmdb 3 writes them (`MDB_page`, `MDB_node`, `MDB_db`, `MDB_ovpage` and `mdb_page_alloc` in its mdb.c). LMDB trusts
 * them: a wrong length or page number in one ends the process by a signal, or makes it write over other pages.
 */
const HEADER = 24;
const PAGE = { number: 0, commit: 8, flags: 18, lower: 20, upper: 22, pages: 20 } as const;
const IS = { branch: 1, leaf: 2, overflow: 4 } as const;
const NODE = { low: 0, high: 2, flags: 4, keySize: 6, key: 8 } as const;
const [BIG_DATA, SUB_TREE] = [1, 2];
const OVERFLOW = { page: 0, pages: 16, length: 24 } as const;
const TREE = { flags: 4, depth: 6, entries: 32, root: 40, length: 48 } as const;
const NO_ROOT = 2 ** 64;
const DEEPEST = 32;
const WORD = 8;
/** Pages 0 and 1 say where the trees begin. */
const FIRST_PAGE = 2;
const BY_NUMBER = 8;
/** Maximum number of pages at the end that were freed before they were written. */
const MOST_BEYOND = 2 ** 20;

interface Tree {
  readonly flags: number;
  readonly depth: number;
  readonly entries: number;
  readonly root: number;
}

/** A leaf node: its key is in `bytes`, and so is its value, unless it has pages of its own. */
interface Leaf {
  readonly bytes: Buffer;
  readonly key: number;
  readonly keySize: number;
  readonly value: number;
  readonly valueSize: number;
  readonly flags: number;
  /** The first page of a value that has pages of its own. */
  readonly overflow: number | null;
}

/** What is wrong in a tree. */
export class TreeDamaged extends Error {}
/** A page of a tree is beyond the end of the file. */
export class TreeCut extends TreeDamaged {}

/** The sizes of keys and values in a table, where they are fixed. */
interface Sizes {
  readonly key?: number;
  readonly value?: number;
}

/** How the leaves of a tree are read. */
interface Reading {
  readonly sizes: Sizes;
  visit(leaf: Leaf): void;
  /** The leaf before, by which keys are seen to increase; undefined where another order applies. */
  before: Leaf | null | undefined;
}

/** The tables of a log with the number of their entries. Throws `TreeDamaged` if LMDB could not read or write them safely. */
export function checkTrees(
  pages: LogPages,
  {
    first,
    free,
    main,
    lastPage,
    commit,
  }: { first: Buffer; free: number; main: number; lastPage: number; commit: number },
  sizes: Readonly<Record<string, Sizes>>,
): ReadonlyMap<string, number> {
  const walk = new Walk(pages, lastPage, commit);
  const tables = new Map<string, Tree>();
  const note = (leaf: Leaf): void => {
    if (leaf.flags !== SUB_TREE) return;
    if (leaf.valueSize !== TREE.length) throw new TreeDamaged('a table is described wrongly');
    const name = leaf.bytes.toString('latin1', leaf.key, leaf.key + leaf.keySize).replace(/\0$/, '');
    tables.set(name, treeAt(leaf.bytes, leaf.value));
  };
  walk.through(treeAt(first, main), 0, { sizes: {}, visit: note, before: null });
  for (const [name, table] of tables) {
    const visit = ({ flags }: Leaf): void => {
      if (flags !== 0 && flags !== BIG_DATA) throw new TreeDamaged(`an entry of "${name}" has flags ${flags}`);
    };
    walk.through(table, 0, { sizes: sizes[name] ?? {}, visit, before: null });
  }
  const release = (leaf: Leaf): void => walk.release(leaf);
  walk.through(treeAt(first, free), BY_NUMBER, { sizes: { key: WORD }, visit: release, before: undefined });
  walk.expectEnd();
  return new Map([...tables].map(([name, { entries }]) => [name, entries]));
}

function treeAt(bytes: Buffer, at: number): Tree {
  return {
    flags: bytes.readUInt16LE(at + TREE.flags),
    depth: bytes.readUInt16LE(at + TREE.depth),
    entries: wordAt(bytes, at + TREE.entries),
    root: wordAt(bytes, at + TREE.root),
  };
}

/** A number of 64 bits; inexact where it is so large that no file has it. */
const wordAt = (bytes: Buffer, at: number): number => bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 2 ** 32;

class Walk {
  /** For each page of the file whether a tree has it. */
  private readonly isUsed: Uint8Array;
  /** Free pages beyond the end of the file. */
  private readonly freeBeyond = new Set<number>();

  constructor(
    private readonly pages: LogPages,
    private readonly lastPage: number,
    private readonly commit: number,
  ) {
    if (lastPage > pages.count + MOST_BEYOND) throw new TreeCut();
    this.isUsed = new Uint8Array(pages.count);
  }

  /** Visits every leaf of a tree. */
  through({ flags, depth, root }: Tree, expected: number, reading: Reading): void {
    if (flags !== expected) throw new TreeDamaged(`a tree has flags ${flags}`);
    if ((root === NO_ROOT) !== (depth === 0) || depth > DEEPEST) throw new TreeDamaged(`a tree has depth ${depth}`);
    if (depth > 0) this.descend(root, depth, reading);
  }

  /** Takes note of the free pages in a leaf: their number, then pages, each run of them after its negative length. */
  release({ bytes, value, valueSize, overflow }: Leaf): void {
    const list = overflow === null ? bytes.subarray(value, value + valueSize) : this.content(overflow, valueSize);
    const words = list.length / WORD;
    const count = words >= 1 ? wordAt(list, 0) : -1;
    if (!Number.isInteger(words) || count < 0 || count > words - 1)
      throw new TreeDamaged('a list of free pages ends early');
    for (let index = 1; index <= count; index += 1) {
      const entry = list.readBigInt64LE(index * WORD);
      if (entry === 0n) continue;
      if (entry < 0n && index === count) throw new TreeDamaged('a list of free pages ends early');
      const first = entry > 0n ? entry : list.readBigInt64LE((index += 1) * WORD);
      this.releaseRun(Number(first), entry > 0n ? 1 : Number(-entry));
    }
  }

  /** Pages beyond the end of the file must be free: those were never written. */
  expectEnd(): void {
    if (this.lastPage >= this.pages.count + this.freeBeyond.size) throw new TreeCut();
  }

  private releaseRun(first: number, length: number): void {
    if (first < FIRST_PAGE || first + length - 1 > this.lastPage)
      throw new TreeDamaged(`page ${first} is listed as free`);
    for (let number = first; number < first + length; number += 1) {
      if (this.isUsed[number] || this.freeBeyond.has(number))
        throw new TreeDamaged(`page ${number} is in use, or listed as free twice`);
      if (number >= this.pages.count) this.freeBeyond.add(number);
      else this.isUsed[number] = 1;
    }
  }

  private descend(number: number, levels: number, reading: Reading): void {
    const page = this.take(number);
    const isLeaf = levels === 1;
    if (flagsOf(page) !== (isLeaf ? IS.leaf : IS.branch)) throw this.wrong(number, 'is of another kind');
    const { bytes, start } = page;
    const [lower, upper] = [bytes.readUInt16LE(start + PAGE.lower), bytes.readUInt16LE(start + PAGE.upper)];
    const room = this.pages.pageSize - HEADER;
    if (lower % 2 !== 0 || lower === 0 || lower > upper || upper > room) throw this.wrong(number, 'has wrong bounds');
    const children: number[] = [];
    let used = 0;
    for (let index = 0; index < lower; index += 2) {
      const node = bytes.readUInt16LE(start + HEADER + index);
      if (node < upper || node + NODE.key > room) throw this.wrong(number, 'has a node outside of it');
      const size = isLeaf
        ? this.leafAt(number, page, HEADER + node, reading)
        : NODE.key + bytes.readUInt16LE(start + HEADER + node + NODE.keySize);
      if (node + size > room) throw this.wrong(number, 'has a node that ends outside of it');
      if (!isLeaf) children.push(childAt(bytes, start + HEADER + node));
      used += size + (size % 2);
    }
    if (used !== room - upper) throw this.wrong(number, 'has nodes that overlap');
    if (isLeaf && reading.before) reading.before = keptOf(reading.before);
    for (const child of children) this.descend(child, levels - 1, reading);
  }

  /** Visits a leaf, and returns its size in the page. */
  private leafAt(number: number, { bytes, start }: PageBytes, node: number, reading: Reading): number {
    const at = start + node;
    const flags = bytes.readUInt16LE(at + NODE.flags);
    const keySize = bytes.readUInt16LE(at + NODE.keySize);
    const valueSize = bytes.readUInt16LE(at + NODE.low) + bytes.readUInt16LE(at + NODE.high) * 2 ** 16;
    const isBig = flags === BIG_DATA;
    const size = NODE.key + keySize + (isBig ? OVERFLOW.length : valueSize);
    if (keySize === 0 || node + size > this.pages.pageSize)
      throw this.wrong(number, 'has a node that ends outside of it');
    const { sizes, before } = reading;
    if (keySize !== (sizes.key ?? keySize) || valueSize !== (sizes.value ?? valueSize))
      throw this.wrong(number, 'has an entry of a wrong size');
    const value = at + NODE.key + keySize;
    const overflow = isBig ? this.takeOverflow(bytes, value, valueSize) : null;
    const leaf = { bytes, key: at + NODE.key, keySize, value, valueSize, flags, overflow };
    if (before && !isAfter(leaf, before)) throw this.wrong(number, 'has its entries in a wrong order');
    if (before !== undefined) reading.before = leaf;
    reading.visit(leaf);
    return size;
  }

  private takeOverflow(bytes: Buffer, at: number, valueSize: number): number {
    const number = wordAt(bytes, at + OVERFLOW.page);
    const page = this.take(number);
    const count = page.bytes.readUInt32LE(page.start + PAGE.pages);
    if (flagsOf(page) !== IS.overflow) throw this.wrong(number, 'is of another kind');
    if (count !== wordAt(bytes, at + OVERFLOW.pages) || count * this.pages.pageSize < HEADER + valueSize)
      throw this.wrong(number, 'is too short for its value');
    for (let next = 1; next < count; next += 1) this.use(number + next);
    return number;
  }

  private content(overflow: number, length: number): Buffer {
    return this.pages.read(overflow, HEADER, length);
  }

  /** A page of a tree, which has to say its own number. */
  private take(number: number): PageBytes {
    this.use(number);
    const page = this.pages.at(number);
    if (wordAt(page.bytes, page.start + PAGE.number) !== number) throw this.wrong(number, 'is another one');
    // LMDB would write to it in place, where the file is mapped to be read.
    if (wordAt(page.bytes, page.start + PAGE.commit) > this.commit) throw this.wrong(number, 'is of a later commit');
    return page;
  }

  private use(number: number): void {
    if (number < FIRST_PAGE || number > this.lastPage) throw new TreeDamaged(`there is no page ${number}`);
    if (number >= this.pages.count) throw new TreeCut();
    if (this.isUsed[number]) throw this.wrong(number, 'is in two places');
    this.isUsed[number] = 1;
  }

  private wrong(number: number, what: string): TreeDamaged {
    return new TreeDamaged(`page ${number} ${what}`);
  }
}

const flagsOf = ({ bytes, start }: PageBytes): number => bytes.readUInt16LE(start + PAGE.flags);

const childAt = (bytes: Buffer, node: number): number =>
  bytes.readUInt16LE(node + NODE.low) +
  bytes.readUInt16LE(node + NODE.high) * 2 ** 16 +
  bytes.readUInt16LE(node + NODE.flags) * 2 ** 32;

/** Whether the key of a leaf is greater, as bytes. Short keys of the same size are compared by words, which is faster. */
function isAfter(leaf: Leaf, before: Leaf): boolean {
  if (leaf.keySize !== before.keySize || leaf.keySize % 4 !== 0 || leaf.keySize > 16)
    return (
      leaf.bytes.compare(before.bytes, before.key, before.key + before.keySize, leaf.key, leaf.key + leaf.keySize) > 0
    );
  for (let at = 0; at < leaf.keySize; at += 4) {
    const difference = leaf.bytes.readUInt32BE(leaf.key + at) - before.bytes.readUInt32BE(before.key + at);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** A leaf whose key outlasts its page. */
const keptOf = (leaf: Leaf): Leaf => ({
  ...leaf,
  bytes: Buffer.from(leaf.bytes.subarray(leaf.key, leaf.key + leaf.keySize)),
  key: 0,
});
