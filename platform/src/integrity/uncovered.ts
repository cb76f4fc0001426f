import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import type { Comparison } from './compare-log.js';
import type { IntegrityLog } from './run-log.js';

interface Dependencies extends Pick<IntegrityLog, 'headInterval' | 'headsSince'> {
  pool: Pool;
  store: Pick<EventStore, 'readAt'>;
}

/** An event is covered by a head after an interval; a process that restarts, or a slow disk, gets more time. */
const allowance = (headInterval: number): number => Math.max(3 * headInterval, 60 * 60 * 1000);

/**
 * Events that stayed without a signed head for longer than a head takes: the tree does not grow any more, or the log is older than its
 * first head, because earlier heads were removed. Such events could have been changed unnoticed. `heads` are sorted by size.
 */
export async function uncoveredEvents(
  { pool, store, headInterval, headsSince }: Dependencies,
  heads: readonly SignedCheckpoint[],
  { first: oldest, newest }: Pick<Comparison, 'first' | 'newest'>,
  now: Date,
): Promise<Finding[]> {
  const [firstHead, lastHead] = [heads[0], heads.at(-1)];
  const limit = allowance(headInterval);
  const { rows } = await pool.query<{ position: bigint }>('select position from integrity.leaves where index = $1', [
    lastHead?.size ?? 0,
  ]);
  const event = rows[0] ? await store.readAt(rows[0].position) : newest[0]?.event;
  const findings: Finding[] = [];
  if (event && now.getTime() - Date.parse(event.recordedAt) > limit) {
    const { id: eventId, streamId, type, revision, position } = event;
    const named = { position: String(position), streamId, revision: String(revision), eventId, type };
    findings.push({ kind: 'notCovered', ...named });
  }
  const signedAt = Date.parse(firstHead?.signedAt ?? '');
  const isBeginning = headsSince !== null && signedAt <= headsSince.getTime() + limit;
  if (firstHead && oldest && !isBeginning && signedAt - Date.parse(oldest.recordedAt) > limit)
    findings.push({ kind: 'olderThanHeads', size: firstHead.size, position: String(oldest.position) });
  return findings;
}
