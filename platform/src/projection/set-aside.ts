import { createHash } from 'node:crypto';
import { storableText } from '@anamnesis/contracts/language/text';
import type { RecordedWireEvent } from '../event-store/codec.js';
import type { Connection, Pool } from '../postgres/pool.js';
import { BuildFailed } from './build-failed.js';

/**
 * Maximum number of streams with failed events in one read model: beyond it the model is wrong and not its
 * events. Streams that only wait for another one do not count.
 */
export const MOST_STREAMS = 50;

/** An event that could not be folded. Only the error's name is kept: its text might contain personal data. */
export interface FailedEvent {
  readonly event: RecordedWireEvent;
  readonly error: string;
}

/** Position from which a stream waits, and the error's name. */
export interface StreamAside {
  readonly position: bigint;
  readonly error: string;
}

/** The streams of a build that are set aside. */
export type StreamsAside = ReadonlyMap<string, StreamAside>;

/** A failed event as the stream that waits from it on. */
export const streamAsideFrom = ({ event, error }: FailedEvent): [name: string, StreamAside] => [
  asideName(event.streamId),
  { position: event.position, error },
];

const LONGEST_NAME = 500;
/** Prefix of a stream that is known by its hash only, and so can't be read again. */
export const HASHED = 'sha256:';

/** The key of a stream set aside: its name or, where PostgreSQL cannot store that as a key, its hash. */
export const asideName = (streamId: string): string =>
  streamId.length <= LONGEST_NAME && storableText(streamId) === streamId
    ? streamId
    : `${HASHED}${createHash('sha256').update(streamId).digest('hex')}`;

/**
 * An event changes a missing row, while an earlier event that is set aside may have to create it. The event
 * then waits with its stream until that one is folded.
 */
export class RowMissing extends Error {
  static readonly NAME = 'RowMissing';
  override readonly name = RowMissing.NAME;
}

/** Number of these streams that failed themselves, instead of waiting for another one. */
export const ownFaults = (errors: readonly Pick<StreamAside, 'error'>[]): number =>
  errors.filter(({ error }) => error !== RowMissing.NAME).length;

/** A read model can't fold events of more than fifty streams: it stops until it is repaired. */
export class ReadModelStopped extends BuildFailed {
  override readonly name = 'ReadModelStopped';

  constructor(schema: string) {
    super(schema, `could not fold events of more than ${MOST_STREAMS} streams and has stopped`);
  }
}

/** Sets streams aside, each from its event on. */
export async function setAside(tx: Connection, schema: string, failed: readonly FailedEvent[]): Promise<void> {
  if (failed.length === 0) return;
  const column = <Value>(pick: (failure: FailedEvent) => Value) => failed.map(pick);
  await tx.query(
    `insert into read.set_aside (schema, stream_id, revision, position, event_id, event_type, error)
     select $1, * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::uuid[], $6::text[], $7::text[])
     on conflict (schema, stream_id) do update set revision = excluded.revision, position = excluded.position,
       event_id = excluded.event_id, event_type = excluded.event_type, error = excluded.error, is_retried = false`,
    [
      ...[schema, column(({ event }) => asideName(event.streamId)), column(({ event }) => event.revision)],
      ...[column(({ event }) => event.position), column(({ event }) => event.id)],
      ...[column(({ event }) => asideName(event.type)), column(({ error }) => error)],
    ],
  );
}

/** The streams that a build has set aside. */
export const streamsAside = async (pool: Pool, schema: string): Promise<Map<string, StreamAside>> =>
  (await streamsAsideOf(pool, [schema])).get(schema) ?? new Map();

/** The streams that each of these builds has set aside; a build without any is missing. */
export async function streamsAsideOf(
  pool: Pool,
  schemas: readonly string[],
): Promise<Map<string, Map<string, StreamAside>>> {
  const { rows } = await pool.query<{ schema: string; stream_id: string; position: bigint; error: string }>(
    'select schema, stream_id, position, error from read.set_aside where schema = any($1)',
    [schemas],
  );
  const builds = new Map<string, Map<string, StreamAside>>();
  for (const { schema, stream_id: streamId, position, error } of rows)
    builds.set(schema, (builds.get(schema) ?? new Map<string, StreamAside>()).set(streamId, { position, error }));
  return builds;
}

/** Marks streams that wait for rows for a retry: the rows may exist now. */
export async function retryWaiting(tx: Connection, schema: string): Promise<void> {
  await tx.query('update read.set_aside set is_retried = true where schema = $1 and error = $2', [
    schema,
    RowMissing.NAME,
  ]);
}

/** A stream set aside, and the revision from which it waits. */
export interface StreamToRetry {
  streamId: string;
  revision: bigint;
  position: bigint;
}

/** The streams of a build with a requested retry; one that is known by its hash only can't be read. */
export async function streamsToRetry(pool: Pool, schema: string): Promise<StreamToRetry[]> {
  const { rows } = await pool.query<StreamToRetry>(
    `select stream_id as "streamId", revision, position from read.set_aside where schema = $1 and is_retried and not starts_with(stream_id, $2) order by position`,
    [schema, HASHED],
  );
  return rows;
}
