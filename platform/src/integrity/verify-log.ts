import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { NodeAddress } from '@anamnesis/contracts/integrity/tree';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { askWitnesses } from './ask-witnesses.js';
import { changedNodes } from './changed-nodes.js';
import { classify, type Difference } from './classify.js';
import { compareHeads, type KnownHeads, readKnownHeads } from './compare-heads.js';
import { compareLog, rootsOf } from './compare-log.js';
import type { HeadStore } from './head-store.js';
import type { LogKey } from './log-key.js';
import { treeSize } from './stored-tree.js';
import type { Witness } from './witness.js';

/** The result of a verification: the number of events, and every difference. */
export interface LogVerification {
  readonly checked: number;
  readonly findings: readonly Finding[];
}

interface Dependencies {
  pool: Pool;
  store: EventStore;
  heads: HeadStore;
  /** Verifies the heads. */
  key: Pick<LogKey, 'key'>;
  witnesses: readonly Witness[];
}

/**
 * Compares the whole log with its stored tree and with every signed head: each event is read again and its leaf computed. Names each
 * difference. Events appended meanwhile are left to the next verification.
 */
export async function verifyLog(
  { pool, store, heads, key, witnesses }: Dependencies,
  signal: AbortSignal,
): Promise<LogVerification> {
  // Heads before leaves before events: what is read later covers what was read before.
  const known = await readKnownHeads(pool, heads, key);
  const size = await treeSize(pool);
  const comparison = await compareLog(pool, store, size, signal);
  const nodes = await changedNodes(pool, size);
  const differences = classify(comparison);
  const sizes = new Set(known.heads.map((head) => head.size));
  const headsWith = async (...kinds: readonly string[]) =>
    compareHeads(
      known,
      size + comparison.ahead.length,
      await rootsOf(pool, size, sizes, leavesOfLog(differences, kinds), comparison.ahead),
    );
  const ofStored = await headsWith('leafMissing');
  const ofLog = ofStored.length > 0 ? await headsWith('leafMissing', 'edited') : ofStored;
  // The heads tell which side was changed: the log, or its stored leaves.
  const isLogRight = ofLog.length < ofStored.length;
  return {
    checked: comparison.events,
    findings: [
      ...differences.map((difference) => sideOf(difference, isLogRight, nodes)),
      ...nodes.map(({ level, index }): Finding => ({ kind: 'nodeChanged', row: `${level}/${index}` })),
      ...(isLogRight ? ofLog : ofStored),
      ...known.findings,
      ...(await witnessesAhead(pool, known, witnesses, signal)),
    ],
  };
}

const leavesOfLog = (differences: readonly Difference[], kinds: readonly string[]): ReadonlyMap<number, Buffer> =>
  new Map(
    differences.flatMap(({ finding: { kind, index }, leaf }) =>
      leaf && index !== undefined && kinds.includes(kind) ? [[index, leaf] as const] : [],
    ),
  );

/** An event that differs from its leaf was edited, unless the heads or the subtrees show that the leaf was. */
function sideOf({ finding, leaf }: Difference, isLogRight: boolean, nodes: readonly NodeAddress[]): Finding {
  const { kind, index } = finding;
  const isLeafOdd =
    index !== undefined && nodes.some((node) => node.level === 1 && node.index === Math.floor(index / 2));
  return kind === 'edited' && leaf && (isLogRight || isLeafOdd) ? { ...finding, kind: 'leafChanged' } : finding;
}

/** Witnesses that have confirmed a larger head than the log still has. One that cannot be reached counts with the last known size. */
async function witnessesAhead(
  pool: Pool,
  { heads }: KnownHeads,
  witnesses: readonly Witness[],
  signal: AbortSignal,
): Promise<Finding[]> {
  const last = heads.reduce((largest, head) => (head.size > (largest?.size ?? -1) ? head : largest), heads[0]);
  const known = last
    ? (await askWitnesses(pool, witnesses, last, signal)).map(({ witness: { name }, size }) => ({ name, size }))
    : (await pool.query<{ name: string; size: bigint }>('select name, size from integrity.witnesses')).rows.map(
        ({ name, size }) => ({ name, size: Number(size) }),
      );
  return known
    .filter(({ size }) => size > (last?.size ?? 0))
    .map(({ name, size }) => ({ kind: 'headsShortened', witness: name, size }));
}
