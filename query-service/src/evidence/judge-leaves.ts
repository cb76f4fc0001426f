import { fromBase64, toBase64 } from '@anamnesis/contracts/integrity/base64';
import { leafOf, wireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { ExportedHistory, HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import { isSame, rootByInclusion, type TreeHead } from '@anamnesis/contracts/integrity/verify-proof';
import { sha256 } from '@anamnesis/platform/integrity/sha256';
import { entryOf, type ReadLeaf } from '../integrity/history.js';
import { belongsTo } from '../replay/decode-entries.js';
import type { History } from '../replay/history.js';

/**
 * A leaf of a person's streams. `proved`: its event leads to the signed head; `differs`: its event was changed; `lost`: the log does not have
 * its event, or one of somebody else that was changed; `withheld`: its event concerns only others.
 */
export interface Judged {
  readonly leaf: ReadLeaf;
  readonly kind: 'proved' | 'differs' | 'lost' | 'withheld';
  /** Of the event in the log; null without one. */
  readonly hash: Uint8Array | null;
}

/** Compares the event of a leaf with the signed head. Null for an event of the person that is newer than the history. */
export function judgeLeaf(
  leaf: ReadLeaf,
  { root, size }: TreeHead,
  history: Pick<History, 'id' | 'entries'>,
): Judged | null {
  const { event, index, proof } = leaf;
  if (!event) return { leaf, kind: 'lost', hash: null };
  const hash = leafOf(sha256, wireLeaf(event));
  const found = rootByInclusion(
    sha256,
    hash,
    { index: Number(index), size },
    proof.map((each) => fromBase64(each) ?? new Uint8Array()),
  );
  const isProved = found !== null && isSame(found, root);
  if (!belongsTo(history, event)) return { leaf, kind: isProved ? 'withheld' : 'lost', hash };
  const newest = history.entries.at(-1)?.event.position ?? -1n;
  return event.position > newest ? null : { leaf, kind: isProved ? 'proved' : 'differs', hash };
}

/** Leaves in the order of the tree, without the withheld ones before the first and after the last other one of their stream. */
export function withinExtents(judged: readonly Judged[]): Judged[] {
  const extents = new Map<string, { from: bigint; to: bigint }>();
  for (const { leaf, kind } of judged) {
    if (kind === 'withheld') continue;
    const { from } = extents.get(leaf.stream) ?? { from: leaf.index };
    extents.set(leaf.stream, { from, to: leaf.index });
  }
  return judged.filter(({ leaf: { stream, index } }) => {
    const extent = extents.get(stream);
    return extent !== undefined && index >= extent.from && index <= extent.to;
  });
}

/** The entry of a leaf in the file of a history. */
export function judgedEntry({ leaf, kind, hash }: Judged): HistoryEntry {
  if (kind === 'proved' || kind === 'differs') return entryOf(leaf);
  const { stream: streamId, revision } = leaf;
  const withheld =
    kind === 'withheld' && hash ? { streamId, revision: String(revision), leaf: toBase64(hash) } : undefined;
  return { ...entryOf({ ...leaf, event: null }), ...(withheld && { withheld }) };
}

/** By stream: the first revision, the number of leaves, and the revisions without content. Between two positions of the log a stream has no gap. */
export function extentsOf(judged: readonly Judged[]): ExportedHistory['scope']['streams'] {
  const extents = new Map<string, { streamId: string; from: number; events: number; withheld: number[] }>();
  for (const { leaf, kind } of judged) {
    const [streamId, revision] = [leaf.stream, Number(leaf.revision)];
    const known = extents.get(streamId) ?? { streamId, from: revision, events: 0, withheld: [] };
    if (kind === 'withheld') known.withheld.push(revision);
    extents.set(streamId, { ...known, events: known.events + 1 });
  }
  return [...extents.values()];
}
