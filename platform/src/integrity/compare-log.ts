import type { RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { DamagedRecord } from '../event-store/scan-all.js';
import type { Pool } from '../postgres/pool.js';
import { leafOfEvent } from './append-leaves.js';
import { type Gap, type LeafCursor, leafCursor } from './leaf-cursor.js';
import { readLeaves, type StoredLeaf } from './stored-leaves.js';

/** An event that has no equal leaf, with the leaf that it has now. */
export interface LogLeaf {
  readonly event: RecordedWireEvent;
  readonly hash: Buffer;
}

/** The log beside its stored leaves. */
export interface Comparison {
  /** Number of events that were read. */
  events: number;
  /** The first event that was read; null in an empty log. */
  first: RecordedWireEvent | null;
  /** Position of the last event; null in an empty log. */
  lastPosition: bigint | null;
  /** Events that have no equal leaf at their position, in the order of the log. */
  readonly unmatched: LogLeaf[];
  /** Leaves that have no equal event at their position. */
  readonly unfounded: StoredLeaf[];
  /** Indexes at which a leaf is missing, in order. */
  readonly gaps: Gap[];
  readonly damaged: Map<bigint, DamagedRecord>;
  /** Metadata of streams, which can hide their events. */
  readonly metadata: RecordedWireEvent[];
  /** Leaves of the newest events, which the tree does not contain yet. */
  readonly ahead: Uint8Array[];
  /** Their events: one that moved down from a leaf is among them. */
  readonly newest: LogLeaf[];
}
/** Maximum number of differences that are kept; a log that differs more was replaced. */
const MAX_DIFFERENCES = 50_000;
const keep = <Item>(list: Item[], item: Item): void => void (list.length < MAX_DIFFERENCES && list.push(item));

/** Reads the log and the first `size` stored leaves once, side by side. */
export async function compareLog(
  pool: Pool,
  store: Pick<EventStore, 'scan'>,
  size: number,
  signal: AbortSignal,
): Promise<Comparison> {
  const found: Comparison = {
    ...{ events: 0, first: null, lastPosition: null, damaged: new Map() },
    ...{ unmatched: [], unfounded: [], gaps: [], metadata: [], ahead: [], newest: [] },
  };
  const leaves = await leafCursor(readLeaves(pool, size), (gap) => keep(found.gaps, gap));
  for await (const batch of store.scan()) {
    signal.throwIfAborted();
    for (const event of batch) {
      if (event instanceof DamagedRecord) found.damaged.set(event.position, event);
      else if (event.type.startsWith('$')) keep(found.metadata, event);
      else await compareEvent(event, leaves, found);
    }
  }
  await passLeaves(leaves, found, () => true);
  return found;
}

async function compareEvent(event: RecordedWireEvent, leaves: LeafCursor, found: Comparison): Promise<void> {
  const { position } = event;
  const here = { event, hash: Buffer.from(leafOfEvent(event)) };
  found.events += 1;
  found.first ??= event;
  if (found.lastPosition === null || position > found.lastPosition) found.lastPosition = position;
  await passLeaves(leaves, found, (leaf) => leaf.position < position);
  const leaf = leaves.leaf();
  const previous = leaves.previous();
  if (leaf?.position === position) {
    if (!leaf.hash.equals(here.hash)) {
      keep(found.unfounded, leaf);
      keep(found.unmatched, here);
    }
    await leaves.advance();
  } else if (leaf || (previous && position <= previous.position)) keep(found.unmatched, here);
  else {
    found.ahead.push(here.hash);
    keep(found.newest, here);
  }
}

/** Leaves up to which the log has no more events. */
async function passLeaves(
  leaves: LeafCursor,
  found: Comparison,
  isPassed: (leaf: StoredLeaf) => boolean,
): Promise<void> {
  for (let leaf = leaves.leaf(); leaf && isPassed(leaf); leaf = leaves.leaf()) {
    keep(found.unfounded, leaf);
    await leaves.advance();
  }
}
