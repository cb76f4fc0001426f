import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { NodeAddress } from '@anamnesis/contracts/integrity/tree';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { changedNodes } from './changed-nodes.js';
import { classify, type Difference } from './classify.js';
import { compareHeads, readKnownHeads } from './compare-heads.js';
import { compareLog, type Comparison } from './compare-log.js';
import { hiddenEvents } from './hidden-events.js';
import { rootsOf } from './roots.js';
import type { IntegrityLog } from './run-log.js';
import { treeSize } from './stored-tree.js';
import { uncoveredEvents } from './uncovered.js';
import { witnessFindings } from './witness-findings.js';

/** The result of a verification: the number of events, and every difference. */
export interface LogVerification {
  readonly checked: number;
  readonly findings: readonly Finding[];
}

interface Dependencies extends Omit<IntegrityLog, 'key'> {
  pool: Pool;
  store: EventStore;
  /** Verifies the heads. */
  key: Pick<IntegrityLog['key'], 'key'>;
}

/**
 * Compares the whole log with its stored tree and with every signed head: each event is read again and its leaf computed. Names each
 * difference. Events appended meanwhile are left to the next verification.
 */
export async function verifyLog(
  dependencies: Dependencies,
  signal: AbortSignal,
  now = new Date(),
): Promise<LogVerification> {
  const { pool, store, heads, key, witnesses } = dependencies;
  // Heads before leaves before events: what is read later covers what was read before.
  const known = await readKnownHeads(pool, heads, key);
  const size = await treeSize(pool);
  const comparison = await compareLog(pool, store, size, signal);
  // Not of an absurd size, which a changed index would make.
  const { events, unfounded, gaps } = comparison;
  const nodes = await changedNodes(pool, Math.min(size, events + unfounded.length + gaps.length));
  const differences = classify(comparison);
  const sizes = new Set(known.heads.map((head) => head.size));
  const headsWith = async (...kinds: readonly Finding['kind'][]) =>
    compareHeads(
      known,
      size + comparison.ahead.length,
      await rootsOf(pool, size, sizes, leavesOfLog(differences, kinds), comparison.ahead),
    );
  const ofStored = await headsWith('leafMissing');
  const ofLog = ofStored.length > 0 ? await headsWith('leafMissing', 'edited') : ofStored;
  // The heads tell which side was changed: the log, or its stored leaves. Where both were, the one that contradicts fewer heads counts as right.
  const isLogRight = ofLog.length < ofStored.length;
  const explained = new Set(differences.map(({ finding: { streamId } }) => streamId));
  return {
    checked: events,
    findings: [
      ...differences.map((difference) => sideOf(difference, isLogRight, nodes)),
      ...nodes.map(({ level, index }): Finding => ({ kind: 'nodeChanged', row: `${level}/${index}` })),
      ...(isLogRight ? ofLog : ofStored),
      ...known.findings,
      ...comparison.metadata.map(metadataFound),
      ...(await hiddenEvents(pool, store, size, explained, signal)),
      ...(await uncoveredEvents(dependencies, known.heads, comparison, now)),
      ...(await witnessFindings(pool, witnesses, known.heads.at(-1), signal)),
    ],
  };
}

const leavesOfLog = (
  differences: readonly Difference[],
  kinds: readonly Finding['kind'][],
): ReadonlyMap<number, Buffer> =>
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

/** Metadata limit what readers of a stream see. Anamnesis stores none. */
const metadataFound = ({ id, streamId, revision, position, type }: Comparison['metadata'][number]): Finding => ({
  ...{ kind: 'hides', streamId, eventId: id, type, revision: String(revision), position: String(position) },
});
