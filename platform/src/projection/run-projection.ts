import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import { inTransaction, type Pool } from '../postgres/pool.js';
import { type Projection, schemaOf } from './projection.js';
import { checkpointOf, prepareTables, switchTo } from './tables.js';

/** The channel on which a projection tells how far it has read: `<name> <position>`. */
export const PROGRESS_CHANNEL = 'projection_progress';

interface Surroundings {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  codec: Codec;
}

/**
 * Folds the log into a projection until aborted. One process at a time does: the others stand by for its lock. Rows and
 * checkpoint commit together, so every event takes effect exactly once. Throws when a connection is lost.
 */
export async function runProjection(
  projection: Projection,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const { pool, store, locks } = surroundings;
  await locks.hold(`projection:${schemaOf(projection)}`, signal, async (held) => {
    await prepareTables(pool, projection);
    const target = await store.lastPosition();
    let position = await checkpointOf(pool, projection);
    let shown = false;
    const showWhenCaughtUp = async () => {
      if (shown || (target !== null && (position === null || position < target))) return;
      await switchTo(pool, projection);
      await pool.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, `${projection.name} ${position ?? -1n}`]);
      shown = true;
    };
    await showWhenCaughtUp();
    for await (const batch of store.follow(position, held)) {
      position = await applyBatch(projection, surroundings, position, batch, shown);
      await showWhenCaughtUp();
    }
  });
}

/** Applies a batch and moves the checkpoint, in one transaction. Throws when someone else has moved it.
 * Readers are told only of a version that they see. */
export async function applyBatch(
  projection: Projection,
  { pool, codec }: Pick<Surroundings, 'pool' | 'codec'>,
  from: bigint | null,
  batch: readonly RecordedWireEvent[],
  shown: boolean,
): Promise<bigint | null> {
  const last = batch.at(-1);
  if (!last) return from;
  const events = await codec.decode(batch.filter((event) => event.type in projection.on));
  await inTransaction(pool, async (tx) => {
    // Not waited for on the disk: rows and checkpoint are kept or lost together, and what is lost is folded again from the log.
    await tx.query(`set local synchronous_commit to off; set local search_path to ${schemaOf(projection)}, public`);
    const moved = await tx.query('update checkpoint set position = $1 where position is not distinct from $2', [
      last.position,
      from,
    ]);
    if (moved.rowCount !== 1) throw new Error(`${projection.name} was moved by someone else`);
    for (const event of events) await projection.on[event.type]?.(tx, event);
    if (shown) await tx.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, `${projection.name} ${last.position}`]);
  });
  return last.position;
}
