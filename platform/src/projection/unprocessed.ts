import type { Pool } from '../postgres/pool.js';
import { HASHED, RowMissing } from './set-aside.js';
import { isBookkept } from './shown-builds.js';

/** An event that a projection could not process: a visible read model has set its stream aside, others have skipped it. */
interface UnprocessedEvent {
  projection: string;
  kind: 'read-model' | 'view' | 'relay';
  streamId: string;
  revision: bigint;
  position: bigint;
  eventId: string;
  eventType: string;
  /** Name of the error. */
  error: string;
  /** ISO 8601, UTC. */
  since: string;
  /** Whether it only waits for a row that another event, also set aside, may have to create. */
  isWaiting: boolean;
  /** Whether a retry is requested and still pending. */
  isRetried: boolean;
  /** Whether it can be retried: not where its stream is known by its hash only. */
  canBeRetried: boolean;
}

/** `$1` is the error name of waiting events. */
const UNPROCESSED = `
  select b.name as projection, 'read-model' as kind, stream_id as "streamId", revision, q.position, event_id as "eventId",
    event_type as "eventType", error, since, error = $1 as "isWaiting", is_retried as "isRetried",
    not starts_with(stream_id, '${HASHED}') as "canBeRetried"
  from read.set_aside q join read.builds b using (schema) where b.state = 'shown'
  union all
  select projection, kind, stream_id, revision, position, event_id, event_type, error, since, false, is_retried,
    not starts_with(stream_id, '${HASHED}')
  from read.skipped`;

/** A page of the list; `orderBy` is SQL, by default the log position. */
interface UnprocessedPage {
  readonly from: number;
  readonly limit: number;
  readonly orderBy?: string;
  readonly kind?: UnprocessedEvent['kind'] | undefined;
  /** Each is a projection and an event id, joined by a dot. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * One page of the unprocessed events, and their total number: first the failed ones, then the waiting ones. A
 * stream set aside is represented by its first unfolded event.
 */
export async function listUnprocessed(
  pool: Pool,
  { from, limit, orderBy = 'position', kind, ids }: UnprocessedPage,
): Promise<{ events: UnprocessedEvent[]; total: number }> {
  if (!(await isBookkept(pool, 'read.skipped'))) return { events: [], total: 0 };
  const found = `(${UNPROCESSED}) as unprocessed where ($2::text is null or kind = $2)
    and ($3::text[] is null or projection || '.' || "eventId" = any($3))`;
  const values = [RowMissing.NAME, kind ?? null, ids ?? null];
  const counted = await pool.query<{ total: number }>(`select count(*)::integer as total from ${found}`, values);
  const { rows } = await pool.query<UnprocessedEvent>(
    `select * from ${found} order by "isWaiting", ${orderBy}, position, projection limit $4 offset $5`,
    [...values, limit, from],
  );
  return { events: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Number of unprocessed events of each of these projections. */
export async function countUnprocessed(
  pool: Pool,
  projections: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(projections.map((name) => [name, 0]));
  if (!(await isBookkept(pool, 'read.skipped'))) return counts;
  const { rows } = await pool.query<{ projection: string; count: number }>(
    `select projection, count(*)::integer as count from (${UNPROCESSED}) as unprocessed group by projection`,
    [RowMissing.NAME],
  );
  for (const { projection, count } of rows) counts.set(projection, count);
  return counts;
}

/** The events to retry: those of a stream, or one event by its id. */
type Named = { readonly streamId: string } | { readonly eventId: string };

/** Requests a retry from the process that runs a projection; returns the affected streams, none where nothing is recorded or retriable. */
export async function requestRetry(pool: Pool, projection: string, named: Named): Promise<readonly string[]> {
  if (!(await isBookkept(pool, 'read.skipped'))) return [];
  const [column, value] = 'eventId' in named ? ['event_id', named.eventId] : ['stream_id', named.streamId];
  const { rows } = await pool.query<{ streamId: string }>(
    `with aside as (
       update read.set_aside q set is_retried = true from read.builds b
       where b.schema = q.schema and b.state = 'shown' and b.name = $1 and q.${column} = $2
         and not starts_with(q.stream_id, $3) returning stream_id),
     skipped as (
       update read.skipped set is_retried = true where projection = $1 and ${column} = $2
         and not starts_with(stream_id, $3) returning stream_id)
     select stream_id as "streamId" from aside union select stream_id from skipped`,
    [projection, value, HASHED],
  );
  return rows.map(({ streamId }) => streamId);
}
