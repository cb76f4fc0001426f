import { HISTORY_PAGE } from '@anamnesis/contracts/integrity/constants';
import { wireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import type { RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { inclusionProofs } from '@anamnesis/platform/integrity/stored-tree';
import type { Ports } from '../ports.js';
import { base64, requireSize } from './proofs.js';

export interface Asked {
  readonly streams: readonly string[];
  readonly positions: readonly string[];
  /** Number of leaves of the tree that covers them. */
  readonly size: number;
}

interface Leaf {
  index: bigint;
  position: bigint;
  stream: string;
  revision: bigint;
}

/** One page of the events of streams or at positions, as the log stores them, each with its proof, in the order of the tree. */
export async function historyPage(
  ports: Pick<Ports, 'pool' | 'stored'>,
  { streams, positions, size, after }: Asked & { after?: number | undefined },
): Promise<{ entries: HistoryEntry[]; next: number | null }> {
  await requireSize(ports, size);
  const { rows } = await ports.pool.query<Leaf>(
    `select index, position, stream_id as stream, revision from integrity.leaves
     where (stream_id = any($1) or position = any($2::bigint[])) and index < $3 and index > $4 order by index limit $5`,
    [streams, positions, size, after ?? -1, HISTORY_PAGE + 1],
  );
  const leaves = rows.slice(0, HISTORY_PAGE);
  const events = await eventsOf(ports, leaves);
  const indexes = leaves.map(({ index }) => Number(index));
  const proofs = await inclusionProofs(ports.pool, indexes, size);
  const entries = leaves.map(({ index, position }, at): HistoryEntry => {
    const event = events.get(position);
    const proof = (proofs[at] ?? []).map(base64);
    return { index: Number(index), event: event ? wireLeaf(event) : null, proof };
  });
  const known = new Set(leaves.map(({ position }) => position));
  // Between events of the tree, in the log alone.
  const others = [...events.values()].filter((event) => !known.has(event.position));
  return {
    entries: [...entries, ...others.map((event) => ({ index: null, event: wireLeaf(event), proof: [] }))],
    next: rows.length > HISTORY_PAGE ? (indexes.at(-1) ?? null) : null,
  };
}

/** The events of these leaves by their positions, read by stream. One that the log does not have, or cannot read, is absent. */
async function eventsOf(
  { stored: { store } }: Pick<Ports, 'stored'>,
  leaves: readonly Leaf[],
): Promise<ReadonlyMap<bigint, RecordedWireEvent>> {
  const byStream = new Map<string, Leaf[]>();
  for (const leaf of leaves) byStream.set(leaf.stream, [...(byStream.get(leaf.stream) ?? []), leaf]);
  const found = await Promise.all(
    [...byStream].map(async ([stream, ofStream]) => {
      const revisions = ofStream.map(({ revision }) => revision);
      const first = revisions.reduce((one, other) => (one < other ? one : other));
      const last = revisions.reduce((one, other) => (one > other ? one : other));
      // Single positions may lie far apart in their stream.
      const isDense = last - first < 2n * BigInt(ofStream.length);
      const whole = isDense
        ? await store.readRecorded(stream, first - 1n, Number(last - first) + 1).catch(() => null)
        : null;
      return whole ?? Promise.all(ofStream.map(({ position }) => store.readAt(position).catch(() => null)));
    }),
  );
  return new Map(found.flat().flatMap((event) => (event ? [[event.position, event] as const] : [])));
}
