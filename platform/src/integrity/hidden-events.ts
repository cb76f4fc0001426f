import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';

interface End {
  revision: bigint;
  position: bigint;
  eventId: string;
  type: string;
}

/** A stream with its first and its last leaf. */
interface Stream {
  streamId: string;
  count: bigint;
  first: End;
  last: End;
}

const PAGE = 500;
const AT_ONCE = 16;

/**
 * Streams whose readers do not see every event that the log has: for each, the first or the last event that is hidden, or that shares its
 * revision with another one. Streams in `explained` are left out. Everything that decides and replays reads streams, not the log.
 */
export async function hiddenEvents(
  pool: Pool,
  store: Pick<EventStore, 'idAt'>,
  size: number,
  explained: ReadonlySet<string | undefined>,
  signal: AbortSignal,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const page of streamsOf(pool, size))
    for (let from = 0; from < page.length; from += AT_ONCE) {
      signal.throwIfAborted();
      const streams = page.slice(from, from + AT_ONCE).filter(({ streamId }) => !explained.has(streamId));
      findings.push(...(await Promise.all(streams.map((stream) => hiddenIn(store, stream)))).flat());
    }
  return findings;
}

async function hiddenIn(store: Pick<EventStore, 'idAt'>, { streamId, count, first, last }: Stream): Promise<Finding[]> {
  const isSeen = async ({ revision, eventId }: End) => (await store.idAt(streamId, revision)) === eventId;
  const isWhole = count === last.revision - first.revision + 1n;
  if (!(await isSeen(first))) return [named(streamId, first)];
  return isWhole && (await isSeen(last)) ? [] : [named(streamId, last)];
}

const named = (streamId: string, { revision, position, eventId, type }: End): Finding => ({
  ...{ kind: 'hidden', streamId, eventId, type, revision: String(revision), position: String(position) },
});

/** The streams of the first `size` leaves, in pages. Without those of names that PostgreSQL cannot store. */
async function* streamsOf(pool: Pool, size: number): AsyncGenerator<Stream[], undefined> {
  const end = (order: 'asc' | 'desc') =>
    `select l.revision, l.position, l.event_id as "eventId", l.type from integrity.leaves l
     where l.stream_id = s.stream_id and l.index < $1 order by l.index ${order} limit 1`;
  let after = '';
  for (;;) {
    const { rows } = await pool.query<Omit<Stream, 'first' | 'last'> & { first: StoredEnd; last: StoredEnd }>(
      `select s.stream_id as "streamId", s.count, to_jsonb(f) as first, to_jsonb(t) as last
       from (
         select stream_id, count(*) from integrity.leaves where index < $1 and stream_id > $2 and stream_id not like '%\ufffd%'
         group by stream_id order by stream_id limit ${PAGE}
       ) s, lateral (${end('asc')}) f, lateral (${end('desc')}) t
       order by s.stream_id`,
      [size, after],
    );
    const last = rows.at(-1);
    if (!last) return undefined;
    yield rows.map((row) => ({ ...row, first: endOf(row.first), last: endOf(row.last) }));
    after = last.streamId;
  }
}

/** JSON has no number type for 64 bits, but positions stay below 2^53. */
type StoredEnd = Omit<End, 'revision' | 'position'> & { revision: number; position: number };
const endOf = ({ revision, position, ...end }: StoredEnd): End => ({
  ...end,
  ...{ revision: BigInt(revision), position: BigInt(position) },
});
