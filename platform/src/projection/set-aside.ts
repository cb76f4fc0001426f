import { createHash } from 'node:crypto';
import { storableText } from '@anamnesis/contracts/language/text';
import type { RecordedWireEvent } from '../event-store/codec.js';
import type { Connection, Pool } from '../postgres/pool.js';
import { BuildFailed } from './build-failed.js';

/**
 * Events of so many streams can't be folded in a read model, at most: beyond that it is the model that is wrong and not its
 * events. Streams that only wait for another one don't count.
 */
export const MOST_STREAMS = 50;

/** An event that could not be folded. Of the error its name alone is kept: its text might tell of a person. */
export interface FailedEvent {
  readonly event: RecordedWireEvent;
  readonly error: string;
}

/** From where on a stream waits, and why: the error's name. */
export interface StreamAside {
  readonly position: bigint;
  readonly error: string;
}

/** The streams of a build that wait. */
export type StreamsAside = ReadonlyMap<string, StreamAside>;

/** An event that can't be folded as the stream that waits from it on. */
export const streamAsideFrom = ({ event, error }: FailedEvent): [name: string, StreamAside] => [
  asideName(event.streamId),
  { position: event.position, error },
];

const LONGEST_NAME = 500;
/** Begins the name of a stream that is known by its hash alone, and so can't be read again. */
export const HASHED = 'sha256:';

/** What a stream is set aside under: its name or, where PostgreSQL could not keep that as a key, its hash. */
export const asideName = (streamId: string): string =>
  streamId.length <= LONGEST_NAME && storableText(streamId) === streamId
    ? streamId
    : `${HASHED}${createHash('sha256').update(streamId).digest('hex')}`;

/**
 * Thrown when an event changes a row that isn't there, while an earlier event is set aside that may have to make it. The event
 * waits then with its stream, until that one is folded.
 */
export class RowMissing extends Error {
  static readonly NAME = 'RowMissing';
  override readonly name = RowMissing.NAME;
}

/** How many of these streams could not be folded themselves. */
export const ownFaults = (errors: readonly Pick<StreamAside, 'error'>[]): number =>
  errors.filter(({ error }) => error !== RowMissing.NAME).length;

/** Thrown when a read model can't fold events of more than fifty streams: it stands still until it is mended. */
export class ReadModelStopped extends BuildFailed {
  override readonly name = 'ReadModelStopped';

  constructor(schema: string) {
    super(schema, `could not fold events of more than ${MOST_STREAMS} streams and stands still`);
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
export async function streamsAside(pool: Pool, schema: string): Promise<Map<string, StreamAside>> {
  const { rows } = await pool.query<{ stream_id: string; position: bigint; error: string }>(
    'select stream_id, position, error from read.set_aside where schema = $1',
    [schema],
  );
  return new Map(rows.map(({ stream_id: streamId, position, error }) => [streamId, { position, error }]));
}

/** Streams that wait for rows are tried again: some of those rows may be there now. */
export async function retryWaiting(tx: Connection, schema: string): Promise<void> {
  await tx.query('update read.set_aside set is_retried = true where schema = $1 and error = $2', [
    schema,
    RowMissing.NAME,
  ]);
}

/** A stream that is set aside, from which revision on. */
export interface StreamToRetry {
  streamId: string;
  revision: bigint;
  position: bigint;
}

/** The streams of a build that somebody asked to try again; one that is known by its hash alone can't be read. */
export async function streamsToRetry(pool: Pool, schema: string): Promise<StreamToRetry[]> {
  const { rows } = await pool.query<StreamToRetry>(
    `select stream_id as "streamId", revision, position from read.set_aside where schema = $1 and is_retried and not starts_with(stream_id, $2) order by position`,
    [schema, HASHED],
  );
  return rows;
}
