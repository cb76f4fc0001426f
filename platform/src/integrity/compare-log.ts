import { completedBy, frontierAfter, rootOf, type TreeNode } from '@anamnesis/contracts/integrity/tree';
import type { RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { DamagedRecord } from '../event-store/scan-all.js';
import type { Pool } from '../postgres/pool.js';
import { leafOfEvent } from './append-leaves.js';
import { sha256 } from './sha256.js';
import { readLeaves, type StoredLeaf } from './stored-leaves.js';

/** An event that has no equal leaf, with the leaf that it has now. */
export interface LogLeaf {
  readonly event: RecordedWireEvent;
  readonly hash: Buffer;
}

/** The log beside its stored leaves. */
export interface Comparison {
  /** Number of events that were read. */
  readonly events: number;
  /** Position of the last event; null in an empty log. */
  readonly lastPosition: bigint | null;
  /** Events that have no equal leaf at their position, in the order of the log. */
  readonly unmatched: readonly LogLeaf[];
  /** Leaves that have no equal event at their position. */
  readonly unfounded: readonly StoredLeaf[];
  /** Indexes at which a leaf is missing, with the positions of its neighbours. */
  readonly gaps: readonly { readonly index: number; readonly after: bigint; readonly before: bigint }[];
  readonly damaged: ReadonlyMap<bigint, DamagedRecord>;
  /** Leaves of the newest events, which the tree does not contain yet. */
  readonly ahead: readonly Uint8Array[];
  /** Their events: one that moved down from a leaf is among them. */
  readonly newest: readonly LogLeaf[];
}

/** Maximum number of differences that are kept; a log that differs more was replaced. */
const MAX_DIFFERENCES = 50_000;

/** Reads the log and the first `size` stored leaves once, side by side. */
export async function compareLog(
  pool: Pool,
  store: EventStore,
  size: number,
  signal: AbortSignal,
): Promise<Comparison> {
  const unmatched: LogLeaf[] = [];
  const unfounded: StoredLeaf[] = [];
  const gaps: { index: number; after: bigint; before: bigint }[] = [];
  const damaged = new Map<bigint, DamagedRecord>();
  const ahead: Uint8Array[] = [];
  const newest: LogLeaf[] = [];
  const leaves = readLeaves(pool, size);
  const at: { previous: StoredLeaf | null; leaf: StoredLeaf | null } = { previous: null, leaf: null };
  let [events, lastPosition]: [number, bigint | null] = [0, null];
  const advance = async () => {
    const next = await leaves.next();
    [at.previous, at.leaf] = [at.leaf ?? at.previous, next.done ? null : next.value];
    for (let index = (at.previous?.index ?? -1) + 1; at.leaf && index < at.leaf.index; index += 1)
      gaps.push({ index, after: at.previous?.position ?? -1n, before: at.leaf.position });
  };
  const keep = <Item>(list: Item[], item: Item) => void (list.length < MAX_DIFFERENCES && list.push(item));
  await advance();
  for await (const batch of store.scan()) {
    signal.throwIfAborted();
    for (const event of batch) {
      if (event instanceof DamagedRecord) {
        damaged.set(event.position, event);
        continue;
      }
      const found = { event, hash: Buffer.from(leafOfEvent(event)) };
      events += 1;
      if (lastPosition === null || event.position > lastPosition) lastPosition = event.position;
      while (at.leaf && at.leaf.position < event.position) {
        keep(unfounded, at.leaf);
        await advance();
      }
      const { leaf, previous } = at;
      if (leaf?.position === event.position) {
        if (!leaf.hash.equals(found.hash)) {
          keep(unfounded, leaf);
          keep(unmatched, found);
        }
        await advance();
      } else if (leaf || (previous && event.position <= previous.position)) keep(unmatched, found);
      else {
        ahead.push(found.hash);
        keep(newest, found);
      }
    }
  }
  while (at.leaf) {
    keep(unfounded, at.leaf);
    await advance();
  }
  return { events, lastPosition, unmatched, unfounded, gaps, damaged, ahead, newest };
}

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
