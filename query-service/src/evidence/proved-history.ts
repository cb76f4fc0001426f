import { toHex } from '@anamnesis/contracts/integrity/base64';
import { leafOf, type WireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { ExportedHistory, IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { EVIDENCE_UNPROVED } from '@anamnesis/contracts/evidence/errors';
import { sha256 } from '@anamnesis/platform/integrity/sha256';
import { exported } from '../integrity/exported.js';
import { headsBefore } from '../integrity/heads.js';
import type { Ports } from '../ports.js';

/** A part of the log with its proofs. `leaves`: the hash of each event by its position, in hexadecimal. */
export interface ProvedHistory {
  readonly history: ExportedHistory;
  readonly head: IntegrityHead;
  readonly leaves: ReadonlyMap<string, string>;
}

/**
 * What the signed tree has of these streams between two positions, both excluded. The leaves decide, not the log: an event that the log no
 * longer has is part of it, and verification names it. Refuses EVIDENCE_UNPROVED where no head covers any of it.
 */
export async function provedHistory(
  ports: Pick<Ports, 'pool' | 'stored'>,
  { streams, after, before }: { streams: readonly string[]; after: bigint; before: bigint | null },
): Promise<ProvedHistory> {
  const { heads } = await headsBefore(ports, null, 1);
  const [head] = heads;
  if (!head) return refuse(EVIDENCE_UNPROVED);
  const { rows } = await ports.pool.query<{ position: bigint; stream: string; revision: bigint }>(
    `select position, stream_id as stream, revision from integrity.leaves where stream_id = any($1) and position > $2
       and ($3::bigint is null or position < $3) and index < $4 order by index`,
    [streams, after, before, head.size],
  );
  if (rows.length === 0) return refuse(EVIDENCE_UNPROVED);
  const positions = rows.map(({ position }) => String(position));
  const whole = await exported(ports, { streams: [], positions, size: head.size });
  // By stream, so that verification names what is missing between two events.
  const history = { ...whole, scope: { streams: extentsOf(rows), positions: [] } };
  const leaves = history.entries.flatMap(({ event }) =>
    event ? [[event.position, toHex(leafOf(sha256, event as WireLeaf))] as const] : [],
  );
  return { history, head, leaves: new Map(leaves) };
}

/** The first revision of each stream, and the number of its leaves. Between two positions of the log a stream has no gap. */
function extentsOf(leaves: readonly { stream: string; revision: bigint }[]): ExportedHistory['scope']['streams'] {
  const extents = new Map<string, { streamId: string; from: number; events: number }>();
  for (const { stream: streamId, revision } of leaves) {
    const known = extents.get(streamId) ?? { streamId, from: Number(revision), events: 0 };
    extents.set(streamId, { ...known, events: known.events + 1 });
  }
  return [...extents.values()];
}
