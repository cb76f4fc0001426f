import { refuse } from '@anamnesis/contracts/language/refusal';
import { HISTORY_TOO_LONG } from '@anamnesis/contracts/replay/errors';
import type { Codec, RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import { addEvents, belongsTo } from './decode-entries.js';
import type { History } from './history.js';

/** What reading a history needs. */
export interface LogPorts {
  readonly pool: Pick<Pool, 'query'>;
  readonly store: Pick<EventStore, 'readRecorded'>;
  readonly codec: Pick<Codec, 'decodeEach' | 'trusts'>;
}

/** Streams read at once. */
const AT_ONCE = 8;

/**
 * Adds the events since the last reading. They end where the read model of streams is: every event up to there is found, so that later
 * ones only ever follow. Refuses a history that is too long to be held in memory, before it is decrypted.
 */
export async function readNewEvents(
  { pool, store, codec }: LogPorts,
  history: History,
  maxEvents: number,
): Promise<void> {
  const { rows } = await pool.query<{ position: bigint; stream_id: string | null; last_position: bigint | null }>(
    `with reached as (select position from read.builds where name = $2 and state = 'shown')
     select r.position, s.stream_id, s.last_position from reached r left join read.person_streams s on s.person_id = $1`,
    [history.id, personStreams.name],
  );
  const known = history.entries.at(-1)?.event.position ?? -1n;
  const grown = rows.flatMap(({ stream_id: streamId, last_position: last }) =>
    streamId !== null && (last ?? -1n) > known ? [streamId] : [],
  );
  const until = rows[0]?.position ?? -1n;
  const found: RecordedWireEvent[] = [];
  for (let from = 0; from < grown.length; from += AT_ONCE) {
    const streams = await Promise.all(
      grown.slice(from, from + AT_ONCE).map((streamId) => newEventsOf(store, history, streamId, until)),
    );
    for (const events of streams) for (const event of events) found.push(event);
    if (history.entries.length + found.length > maxEvents) refuse(HISTORY_TOO_LONG);
  }
  found.sort((one, other) => (one.position < other.position ? -1 : 1));
  await addEvents(codec, history, found);
}

async function newEventsOf(
  store: LogPorts['store'],
  history: History,
  streamId: string,
  until: bigint,
): Promise<RecordedWireEvent[]> {
  const stream = history.streams.get(streamId) ?? { revision: -1n, count: 0 };
  const events = (await store.readRecorded(streamId, stream.revision)).filter(({ position }) => position <= until);
  history.streams.set(streamId, { ...stream, revision: events.at(-1)?.revision ?? stream.revision });
  return events.filter((event) => belongsTo(history, event));
}
