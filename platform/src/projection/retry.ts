import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { type Connection, inTransaction, type Pool } from '../postgres/pool.js';
import { foldOneByOne } from './fold-into.js';
import { notifyProgress } from './progress-note.js';
import { type StreamToRetry, retryWaiting, setAside, streamsToRetry, streamAsideFrom } from './set-aside.js';
import type { Build } from './write-batch.js';

/**
 * Retries the requested streams of a build, each in order up to the position of the build. A stream that
 * still can't be folded stays aside, from the event that fails now. When a stream makes progress, streams that wait for
 * rows are retried too. Throws when another process has moved the build or retried the stream.
 */
export async function retryAside(
  { pool, store, codec }: { pool: Pool; store: EventStore; codec: Codec },
  build: Build,
): Promise<void> {
  const { schema, model, position } = build;
  for (const { streamId, revision, position: from } of await streamsToRetry(pool, schema)) {
    const waiting = await store.readRecorded(streamId, revision - 1n);
    const due = waiting.filter((wire) => wire.position <= (position ?? -1n));
    const decoded = (await codec.decodeEach(due)).map((event, index) => ({
      wire: due[index] as (typeof due)[0],
      event,
    }));
    const others = new Map([...build.aside].filter(([each]) => each !== streamId));
    const failed = await inTransaction(pool, async (tx) => {
      const isShown = await claim(tx, build, { streamId, revision });
      const failed = await foldOneByOne(tx, { schema, model, aside: others }, decoded);
      await setAside(tx, schema, failed);
      // Rows that other streams wait for may exist now.
      if (failed.every(({ event }) => event.position > from)) await retryWaiting(tx, schema);
      if (isShown) await notifyProgress(tx, build, others.size + failed.length);
      return failed;
    });
    build.aside.delete(streamId);
    for (const failure of failed) build.aside.set(...streamAsideFrom(failure));
  }
}

/** Removes a stream from those set aside, with the build locked at its known position; returns whether readers see the build. */
async function claim(
  tx: Connection,
  { schema, position }: Build,
  { streamId, revision }: Pick<StreamToRetry, 'streamId' | 'revision'>,
): Promise<boolean> {
  const held = await tx.query<{ state: string }>(
    'select state from read.builds where schema = $1 and position is not distinct from $2 for update',
    [schema, position],
  );
  const taken = await tx.query('delete from read.set_aside where schema = $1 and stream_id = $2 and revision = $3', [
    ...[schema, streamId, revision],
  ]);
  if (held.rowCount !== 1 || taken.rowCount !== 1) throw new Error('A read model was moved by another process');
  return held.rows[0]?.state === 'shown';
}
