import type { RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { batched } from '../postgres/batched.js';
import type { Pool } from '../postgres/pool.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { openBookkeeping } from './bookkeeping.js';
import { asideName, HASHED, type FailedEvent } from './set-aside.js';

/** A projection that skips events it can't process: later events of the stream don't wait. */
interface SkippingProjection {
  /** Its name among all projections. */
  readonly name: string;
  readonly kind: 'view' | 'relay';
}

/** The events that one projection has skipped, stored in PostgreSQL for the operator. */
interface SkippedEvents {
  /** Records events; one already recorded keeps its date. */
  add(failed: readonly FailedEvent[]): Promise<void>;
  /** Removes all of them: the projection starts again from the beginning of the log. */
  clear(): Promise<void>;
  /**
   * Processes events again on an operator's request, until aborted. `again` receives an event and the later ones of its
   * stream, and returns the failed ones; null where it cannot retry them now. Successful events are removed.
   */
  retryWhenAsked(
    store: Pick<EventStore, 'readRecorded'>,
    again: (events: readonly RecordedWireEvent[]) => Promise<Retried | null>,
    signal: AbortSignal,
  ): Promise<void>;
}

/** The retried events, and those among them that failed again. */
interface Retried {
  readonly tried: readonly RecordedWireEvent[];
  readonly failed: readonly FailedEvent[];
}

/** Polling interval for requested retries. */
const POLL_MILLISECONDS = 2_000;

/** The events of a projection with a requested retry; one of a stream that is known by its hash only can't be read. */
const eventsToRetry = batched<Pool, string, readonly { streamId: string; revision: bigint }[]>(async (pool, names) => {
  const { rows } = await pool.query<{ projection: string; streamId: string; revision: bigint }>(
    `select projection, stream_id as "streamId", revision from read.skipped
     where projection = any($1) and is_retried and not starts_with(stream_id, $2) order by position`,
    [names, HASHED],
  );
  return names.map((name) => rows.filter(({ projection }) => projection === name));
});

/** Opens the list of events that a projection has skipped. */
export async function openSkipped(pool: Pool, { name, kind }: SkippingProjection): Promise<SkippedEvents> {
  await openBookkeeping(pool);

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
        for (const { streamId, revision } of await eventsToRetry(pool, name)) {
          const retried = await again(await store.readRecorded(streamId, revision - 1n));
          if (!retried) continue;
          const failed = new Set(retried.failed.map(({ event }) => event.position));
          await forget(retried.tried.filter(({ position }) => !failed.has(position)));
          await add(retried.failed);
        }
        await waitOrAbort(POLL_MILLISECONDS, signal);
      }
    },
  };
}
