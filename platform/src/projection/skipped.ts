import type { RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { openBookkeeping } from './bookkeeping.js';
import { asideName, HASHED, type FailedEvent } from './set-aside.js';

/** A projection that skips what it can't process: the later events of the stream don't wait. */
interface SkippingProjection {
  /** Its name among all projections. */
  readonly name: string;
  readonly kind: 'view' | 'relay';
}

/** The events that one projection has skipped, kept in PostgreSQL for the operator. */
interface SkippedEvents {
  /** Notes events; one that is noted already keeps its date. */
  add(failed: readonly FailedEvent[]): Promise<void>;
  /** Forgets all of them: the projection begins again at the beginning of the log. */
  clear(): Promise<void>;
  /**
   * Has the events processed again that an operator asked for, until aborted. `again` is given an event and those of its
   * stream behind it, and answers which of them failed; null where it could not try them now. What did not fail is forgotten.
   */
  retryWhenAsked(
    store: Pick<EventStore, 'readRecorded'>,
    again: (events: readonly RecordedWireEvent[]) => Promise<Retried | null>,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Which events were processed again, and those among them that failed again. */
interface Retried {
  readonly tried: readonly RecordedWireEvent[];
  readonly failed: readonly FailedEvent[];
}

/** How often it is asked whether an event is to be processed again. */
const ASK_MILLISECONDS = 2_000;

/** Opens the list of what a projection has skipped. */
export async function openSkipped(pool: Pool, { name, kind }: SkippingProjection): Promise<SkippedEvents> {
  await openBookkeeping(pool);

  const asked = async () =>
    (
      await pool.query<{ streamId: string; revision: bigint }>(
        `select stream_id as "streamId", revision from read.skipped
         where projection = $1 and is_retried and not starts_with(stream_id, $2) order by position`,
        [name, HASHED],
      )
    ).rows;
  const add = async (failed: readonly FailedEvent[]) => {
    if (failed.length === 0) return;
    const column = <Value>(pick: (failure: FailedEvent) => Value) => failed.map(pick);
    await pool.query(
      `insert into read.skipped (projection, kind, stream_id, revision, position, event_id, event_type, error)
       select $1, $2, * from unnest($3::text[], $4::bigint[], $5::bigint[], $6::uuid[], $7::text[], $8::text[])
       on conflict (projection, position) do update set error = excluded.error, is_retried = false`,
      [
        ...[name, kind, column(({ event }) => asideName(event.streamId)), column(({ event }) => event.revision)],
        ...[column(({ event }) => event.position), column(({ event }) => event.id)],
        ...[column(({ event }) => asideName(event.type)), column(({ error }) => error)],
      ],
    );
  };
  const forget = (events: readonly RecordedWireEvent[]) =>
    pool.query('delete from read.skipped where projection = $1 and position = any($2::bigint[])', [
      name,
      events.map(({ position }) => position),
    ]);

  return {
    add,
    clear: async () => void (await pool.query('delete from read.skipped where projection = $1', [name])),
    async retryWhenAsked(store, again, signal) {
      while (!signal.aborted) {
        for (const { streamId, revision } of await asked()) {
          const retried = await again(await store.readRecorded(streamId, revision - 1n));
          if (!retried) continue;
          const failed = new Set(retried.failed.map(({ event }) => event.position));
          await forget(retried.tried.filter(({ position }) => !failed.has(position)));
          await add(retried.failed);
        }
        await waitOrAbort(ASK_MILLISECONDS, signal);
      }
    },
  };
}
