import { EVIDENCE_TOO_LARGE, EVIDENCE_UNPROVED } from '@anamnesis/contracts/evidence/errors';
import { toHex } from '@anamnesis/contracts/integrity/base64';
import { parseCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { HISTORY_FORMAT, HISTORY_PAGE, MAX_EXPORTED } from '@anamnesis/contracts/integrity/constants';
import type { IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import type { UnsignedHistory } from '@anamnesis/contracts/integrity/signed-extent';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { logOf } from '../integrity/exported.js';
import { headsBefore } from '../integrity/heads.js';
import { type Leaf, type ReadLeaf, readLeaves, unfounded } from '../integrity/history.js';
import type { Ports } from '../ports.js';
import type { History } from '../replay/history.js';
import { extentsOf, type Judged, judgedEntry, judgeLeaf, withinExtents } from './judge-leaves.js';

/** How an event stands to the signed head: proved by the hash of its leaf, in hexadecimal; newer; or not as it was recorded. */
export type Standing = { readonly leaf: string } | 'newer' | 'differs';

/** A part of a history with its proofs. */
export interface ProvedHistory {
  readonly history: UnsignedHistory;
  readonly head: IntegrityHead;
  /** By position, of each event of the part. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** Leaves whose events the log no longer has as they were recorded. */
  readonly lost: readonly ReadLeaf[];
}

type PartOf = Pick<History, 'id' | 'entries' | 'streams'>;

/** Indexes of a history, both included; an empty part ends before it begins. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * A part of a history with its proofs, each verified here. The leaves of its streams from the event before to the one after decide, not the
 * log: what the log has lost or changed is named, also one of these two, which may have been dated out of the part. Events of these
 * streams that concern only others are given by the hash of their leaf. Refuses EVIDENCE_UNPROVED without a signed head.
 */
export async function provedHistory(
  ports: Pick<Ports, 'pool' | 'stored'>,
  history: PartOf,
  part: Part,
): Promise<ProvedHistory> {
  const { heads } = await headsBefore(ports, null, 1);
  const [head] = heads;
  const checkpoint = head ? parseCheckpoint(head.note) : null;
  if (!head || !checkpoint) return refuse(EVIDENCE_UNPROVED);
  const leaves = await leavesOf(ports, history, part, head.size);
  const judged: Judged[] = [];
  for (let from = 0; from < leaves.length; from += HISTORY_PAGE) {
    const page = await readLeaves(ports, leaves.slice(from, from + HISTORY_PAGE), head.size);
    judged.push(...page.leaves.flatMap((leaf) => judgeLeaf(leaf, checkpoint, history) ?? []));
  }
  const edges = new Set(edgesOf(history, part));
  const isOutside = ({ leaf: { position }, kind }: Judged) =>
    edges.has(position) && kind !== 'differs' && kind !== 'lost';
  const kept = withinExtents(judged.filter((each) => !isOutside(each)));
  const events = history.entries.slice(part.first, part.last + 1).map(({ event }) => event);
  const proved = new Map(
    kept.flatMap(({ leaf, kind, hash }) => (kind === 'proved' && hash ? [[leaf.position, toHex(hash)] as const] : [])),
  );
  const end = BigInt(checkpoint.position ?? -1);
  const standings = events.map(({ position }): [string, Standing] => {
    const leaf = proved.get(position);
    return [String(position), leaf !== undefined ? { leaf } : position > end ? 'newer' : 'differs'];
  });
  const known = new Set(kept.map(({ leaf }) => leaf.position));
  const alone = events.filter(({ position }) => position <= end && !known.has(position));
  const inserted = await Promise.all(alone.map(({ position }) => ports.stored.store.readAt(position)));
  return {
    history: {
      format: HISTORY_FORMAT,
      log: logOf(head),
      scope: { streams: extentsOf(kept), positions: [] },
      head: head.note,
      entries: [...kept.map(judgedEntry), ...inserted.flatMap((event) => (event ? [unfounded(event)] : []))],
    },
    head,
    standings: new Map(standings),
    lost: kept.flatMap(({ leaf, kind }) => (kind === 'lost' || edges.has(leaf.position) ? [leaf] : [])),
  };
}

/** The positions of the event before a part and of the one after it. */
const edgesOf = ({ entries }: PartOf, { first, last }: Part) =>
  [entries[first - 1]?.event.position, entries[last + 1]?.event.position] as const;

/** The leaves of a history's streams from the event before a part to the one after it. */
async function leavesOf({ pool }: Pick<Ports, 'pool'>, history: PartOf, part: Part, size: number): Promise<Leaf[]> {
  const [before, after] = edgesOf(history, part);
  const { rows } = await pool.query<Leaf>(
    `select index, position, stream_id as stream, revision, type from integrity.leaves
     where stream_id = any($1) and position >= $2 and ($3::bigint is null or position <= $3) and index < $4 order by index limit $5`,
    [[...history.streams.keys()], before ?? 0n, after ?? null, size, MAX_EXPORTED + 1],
  );
  return rows.length > MAX_EXPORTED ? refuse(EVIDENCE_TOO_LARGE) : rows;
}
