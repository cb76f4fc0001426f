import { createHash } from 'node:crypto';

/** Pseudo-random numbers, determined by a seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer from 0, below `count`. */
  below(count: number): number;
  /** An element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  shuffled<Item>(items: readonly Item[]): Item[];
  uuid(): string;
}

/** An independent source for each seed: `randomOf(7, 'round', 3)` returns the same numbers regardless of other sources. */
export function randomOf(...seed: readonly (string | number)[]): Random {
  const next = mulberry32(createHash('sha256').update(seed.join('/')).digest().readUInt32LE());
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    chance: (probability) => next() < probability,
    shuffled(items) {
      return items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item);
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** Mulberry32 by Tommy Ettinger, with 32 bits of state. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
