import type { EventFindingKind, Finding } from '@anamnesis/contracts/integrity/findings';
import { leafOfEvent } from './append-leaves.js';
import type { Comparison, LogLeaf } from './compare-log.js';
import { outOfOrder } from './out-of-order.js';
import type { StoredLeaf } from './stored-leaves.js';

/** A difference of one event, and the leaf that the log has at the index, if any. */
export interface Difference {
  readonly finding: Finding & { readonly kind: EventFindingKind };
  readonly leaf: Buffer | null;
}

/** Names how each event differs from its leaf: by its id, wherever it is found now. */
export function classify({ unmatched, unfounded, gaps, damaged, newest, lastPosition }: Comparison): Difference[] {
  const known = new Set(unfounded.map(({ eventId }) => eventId));
  const movedDown = newest.filter(({ event }) => known.has(event.id));
  const { found, filled } = fillGaps([...unmatched, ...movedDown], gaps);
  const byId = new Map(found.map((leaf) => [leaf.event.id, leaf]));
  const byPosition = new Map(found.map((leaf) => [leaf.event.position, leaf]));
  const explained = new Set<LogLeaf>();
  const moved: { leaf: StoredLeaf; now: LogLeaf }[] = [];
  const differences: Difference[] = [...filled];
  const add = (kind: EventFindingKind, leaf: StoredLeaf, now: LogLeaf | null) =>
    differences.push({ finding: named(kind, leaf), leaf: now?.hash ?? null });

  for (const leaf of unfounded) {
    const here = byPosition.get(leaf.position);
    const now = byId.get(leaf.eventId) ?? (here && !known.has(here.event.id) ? here : undefined);
    if (now) explained.add(now);
    if (now?.hash.equals(leaf.hash)) continue;
    if (now && now.event.position !== leaf.position && isSameButMoved(now, leaf)) moved.push({ leaf, now });
    else if (now) add('edited', leaf, now);
    else add(kindOfLoss(leaf, damaged, lastPosition), leaf, null);
  }
  for (const { event } of found.filter((leaf) => !explained.has(leaf)))
    differences.push({ finding: { kind: 'inserted', ...nameOf(event) }, leaf: null });
  // Events that only shifted, because others were inserted or removed before them, are not named.
  const isShifted = differences.some(({ finding: { kind } }) => kind !== 'edited' && kind !== 'leafMissing');
  const inLogOrder = moved.sort((one, other) => (one.now.event.position < other.now.event.position ? -1 : 1));
  const reordered = isShifted ? outOfOrder(inLogOrder, ({ leaf }) => leaf.index) : inLogOrder;
  for (const { leaf, now } of reordered)
    differences.push({ finding: { ...named('reordered', leaf), foundAt: String(now.event.position) }, leaf: null });
  return differences;
}

function kindOfLoss(
  { position }: StoredLeaf,
  damaged: Comparison['damaged'],
  lastPosition: bigint | null,
): EventFindingKind {
  const record = damaged.get(position);
  if (record) return record.isMissing ? 'missing' : 'damaged';
  return lastPosition === null || position > lastPosition ? 'truncated' : 'missing';
}

/** Whether an event is unchanged but for its place in the log and in its stream. */
const isSameButMoved = ({ event }: LogLeaf, { position, revision, hash }: StoredLeaf): boolean =>
  hash.equals(leafOfEvent({ ...event, position, revision }));

/** Events between two leaves whose indexes are not consecutive: their leaves were removed. Both are in the order of the log. */
function fillGaps(unmatched: readonly LogLeaf[], gaps: Comparison['gaps']): { found: LogLeaf[]; filled: Difference[] } {
  const inOrder = unmatched.toSorted((one, other) => (one.event.position < other.event.position ? -1 : 1));
  const found: LogLeaf[] = [];
  let next = 0;
  const filled = gaps.map(({ index, after, before }): Difference => {
    for (; next < inOrder.length && inOrder[next]!.event.position <= after; next += 1) found.push(inOrder[next]!);
    const leaf = inOrder[next];
    if (!leaf || leaf.event.position >= before) return { finding: { kind: 'leafMissing', index }, leaf: null };
    next += 1;
    return { finding: { kind: 'leafMissing', index, ...nameOf(leaf.event) }, leaf: leaf.hash };
  });
  return { found: [...found, ...inOrder.slice(next)], filled };
}

const nameOf = ({ id, streamId, revision, position, type }: LogLeaf['event']) => ({
  ...{ position: String(position), streamId, revision: String(revision), eventId: id, type },
});

const named = (kind: EventFindingKind, leaf: StoredLeaf) => ({
  ...{ kind, index: leaf.index, position: String(leaf.position), streamId: leaf.streamId },
  ...{ revision: String(leaf.revision), eventId: leaf.eventId, type: leaf.type },
});
