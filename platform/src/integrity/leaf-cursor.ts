import type { StoredLeaf } from './stored-leaves.js';

/** Indexes at which leaves are missing, with the positions of the neighbours. */
export interface Gap {
  readonly index: number;
  readonly after: bigint;
  readonly before: bigint;
}

/** Maximum number of missing leaves before one leaf that are told: an absurd index stops nothing. */
const MAX_GAPS = 50_000;

/** Walks over stored leaves in their order. */
export interface LeafCursor {
  /** The leaf at the cursor; null after the last one. */
  leaf(): StoredLeaf | null;
  /** The leaf before; null at the first one. */
  previous(): StoredLeaf | null;
  advance(): Promise<void>;
}

/** A cursor at the first leaf, which tells of every missing one that it passes. */
export async function leafCursor(
  leaves: AsyncGenerator<StoredLeaf, undefined>,
  onGap: (gap: Gap) => void,
): Promise<LeafCursor> {
  let [previous, leaf]: (StoredLeaf | null)[] = [null, null];
  const advance = async () => {
    const next = await leaves.next();
    [previous, leaf] = [leaf ?? previous, next.done ? null : next.value];
    const start = (previous?.index ?? -1) + 1;
    const end = Math.min(leaf?.index ?? start, start + MAX_GAPS);
    for (let index = start; leaf && index < end; index += 1)
      onGap({ index, after: previous?.position ?? -1n, before: leaf.position });
  };
  await advance();
  return { leaf: () => leaf ?? null, previous: () => previous ?? null, advance };
}
