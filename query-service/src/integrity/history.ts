import { HISTORY_PAGE } from '@anamnesis/contracts/integrity/constants';
import { wireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import type { RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { isDataLoss } from '@anamnesis/platform/event-store/scan-all';
import type { Ports } from '../ports.js';
import { proofsOf, requireSize } from './proofs.js';

export interface Asked {
  readonly streams: readonly string[];
  readonly positions: readonly string[];
  /** Number of leaves of the tree that covers them. */
  readonly size: number;
}

/** Where an event stands in the tree, in the log and in its stream. */
export interface Leaf {
  readonly index: bigint;
  readonly position: bigint;
  readonly stream: string;
  readonly revision: bigint;
  readonly type: string;
}

/** A leaf with its proof and its event; null for one that the log does not have, or cannot read. */
export interface ReadLeaf extends Leaf {
  readonly event: RecordedWireEvent | null;
  readonly proof: string[];
}

/** One page of the events of streams or at positions, as the log stores them, each with its proof, in the order of the tree. */
export async function historyPage(
  ports: Pick<Ports, 'pool' | 'stored'>,
  { streams, positions, size, after }: Asked & { after?: number | undefined },
): Promise<{ entries: HistoryEntry[]; next: number | null }> {
  await requireSize(ports, size);
  const { rows } = await ports.pool.query<Leaf>(
    `select index, position, stream_id as stream, revision, type from integrity.leaves
     where (stream_id = any($1) or position = any($2::bigint[])) and index < $3 and index > $4 order by index limit $5`,
    [streams, positions, size, after ?? -1, HISTORY_PAGE + 1],
  );
  const { leaves, others } = await readLeaves(ports, rows.slice(0, HISTORY_PAGE), size);
  return {
    entries: [...leaves.map(entryOf), ...others.map(unfounded)],
    next: rows.length > HISTORY_PAGE ? Number(leaves.at(-1)?.index) : null,
  };
}

export const entryOf = ({ index, event, proof }: Pick<ReadLeaf, 'index' | 'event' | 'proof'>): HistoryEntry => ({
  ...{ index: Number(index), event: event && wireLeaf(event), proof },
});

/** An event that the tree does not contain. */
export const unfounded = (event: RecordedWireEvent): HistoryEntry => ({
  ...{ index: null, event: wireLeaf(event), proof: [] },
});

/** Reads the events of some hundred leaves, with their proofs in a tree of this size. `others`: events between them that are in the log alone. */
export async function readLeaves(
  ports: Pick<Ports, 'pool' | 'stored'>,
  leaves: readonly Leaf[],
  size: number,
): Promise<{ leaves: ReadLeaf[]; others: RecordedWireEvent[] }> {
  const events = await eventsOf(ports, leaves);
  const proofs = await proofsOf(
    ports,
    leaves.map(({ index }) => Number(index)),
    size,
  );
  const read = leaves.map((leaf, at) => ({
    ...leaf,
    event: events.get(leaf.position) ?? null,
    proof: proofs[at] ?? [],
  }));
  const asked = new Set(leaves.map(({ position }) => position));
  return { leaves: read, others: await withoutLeaf(ports, [...events.values()], asked) };
}

/** Those of the events that are at none of the asked positions, nor at any other of the tree. */
async function withoutLeaf(
  { pool }: Pick<Ports, 'pool'>,
  events: readonly RecordedWireEvent[],
  asked: ReadonlySet<bigint>,
): Promise<RecordedWireEvent[]> {
  const others = events.filter(({ position }) => !asked.has(position));
  if (others.length === 0) return [];
  const { rows } = await pool.query<{ position: bigint }>(
    'select position from integrity.leaves where position = any($1::bigint[])',
    [others.map(({ position }) => position)],
  );
  const known = new Set(rows.map(({ position }) => position));
  return others.filter(({ position }) => !known.has(position));
}

/** The events of these leaves by their positions, read by stream. One that the log does not have, or cannot read, is absent. */
async function eventsOf(
  { stored: { store } }: Pick<Ports, 'stored'>,
  leaves: readonly Leaf[],
): Promise<ReadonlyMap<bigint, RecordedWireEvent>> {
  const byStream = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const ofStream = byStream.get(leaf.stream);
    if (ofStream) ofStream.push(leaf);
    else byStream.set(leaf.stream, [leaf]);
  }
  const found = await Promise.all(
    [...byStream].map(async ([stream, ofStream]) => {
      const revisions = ofStream.map(({ revision }) => revision);
      const first = revisions.reduce((one, other) => (one < other ? one : other));
      const last = revisions.reduce((one, other) => (one > other ? one : other));
      // Single positions may lie far apart in their stream.
      const isDense = last - first < 2n * BigInt(ofStream.length);
      const whole = isDense
        ? await store.readRecorded(stream, first - 1n, Number(last - first) + 1).catch(nullIfDamaged)
        : null;
      return whole ?? Promise.all(ofStream.map(({ position }) => store.readAt(position).catch(nullIfDamaged)));
    }),
  );
  return new Map(found.flat().flatMap((event) => (event ? [[event.position, event] as const] : [])));
}

/** Any other error says nothing about the log. */
function nullIfDamaged(error: unknown): null {
  if (isDataLoss(error)) return null;
  throw error;
}
