import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { inTransaction, type Pool } from '../postgres/pool.js';
import { oneByOne } from './fold-into.js';
import { PROGRESS_CHANNEL, progressNote } from './progress-note.js';
import { retryWaiting, setAside, streamsToRetry, waitingFrom } from './quarantine.js';
import type { Build } from './write-batch.js';

/**
 * Works off the streams of a build that somebody asked to try again, each in its order up to where the build is. One that
 * still can't be folded stays aside, from the event on that could not be folded now. Where one is worked off, those that wait
 * for rows are asked to be tried again too.
 */
export async function retryAside(
  { pool, store, codec }: { pool: Pool; store: EventStore; codec: Codec },
  build: Build,
): Promise<void> {
  const { schema, model, position } = build;
  for (const { streamId, revision } of await streamsToRetry(pool, schema)) {
    const waiting = await store.readRecorded(streamId, revision - 1n);
    const due = waiting.filter((wire) => wire.position <= (position ?? -1n));
    const told = (await codec.decodeEach(due)).map((event, index) => ({ wire: due[index] as (typeof due)[0], event }));
    const others = new Map([...build.aside].filter(([each]) => each !== streamId));
    const poisons = await inTransaction(pool, async (tx) => {
      const poisons = await oneByOne(tx, { schema, model, aside: others }, told);
      await setAside(tx, schema, poisons);
      if (poisons.length > 0) return poisons;
      await tx.query('delete from read.quarantine where schema = $1 and stream_id = $2', [schema, streamId]);
      await retryWaiting(tx, schema);
      const note = { name: model.name, version: model.version, isIncomplete: build.aside.size > 1 };
      if (build.isShown)
        await tx.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, progressNote(position ?? -1n, [note])]);
      return poisons;
    });
    build.aside.delete(streamId);
    for (const poison of poisons) build.aside.set(...waitingFrom(poison));
  }
}
