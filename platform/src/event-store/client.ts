import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  excludeSystemEvents,
  FORWARDS,
  NO_STREAM,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type AllStreamResolvedEvent,
  type EventData,
} from '@eventstore/db-client';
import type { EventMetadata } from '@anamnesis/contracts/language/event';
import type { Codec, RecordedWireEvent, WireEvent } from './codec.js';
import { DamagedRecord, isDataLoss, scanAll } from './scan-all.js';
import { type EventStore, type Expected, RevisionConflict } from './event-store.js';

/** Maximum number of events in one batch of `follow`. */
const BATCH = 500;
/** Page size when searching for the last or next event that is not a system event. */
const LOOK_BACK = 16;
const LOOK_AHEAD = 16;

interface ClientEvent {
  id: string;
  type: string;
  data: unknown;
  metadata?: unknown;
  streamId: string;
  revision: bigint;
  position?: { commit: bigint };
  created: Date;
}

/** Connects to EventStoreDB (`esdb://…`). Connections are opened on first use. */
export function connectEventStore(connectionString: string, codec: Codec): EventStore {
  const client = EventStoreDBClient.connectionString(connectionString);

  // Uses `data` events: an async iteration step per event costs more than the processing here.
  const read = (streamId: string, after: bigint, last?: number, first?: number) =>
    new Promise<ClientEvent[]>((resolve, reject) => {
      const events: ClientEvent[] = [];
      client
        .readStream(
          streamId,
          last === undefined
            ? { fromRevision: after + 1n, ...(first === undefined ? {} : { maxCount: first }) }
            : { direction: BACKWARDS, fromRevision: END, maxCount: last },
        )
        .on('data', ({ event }: { event?: ClientEvent }) => event && events.push(event))
        .once('end', () => resolve(events))
        .on('error', (error) => (error instanceof StreamNotFoundError ? resolve([]) : reject(error)));
    }).then((events) =>
      (last === undefined ? events : events.reverse().filter(({ revision }) => revision > after)).map(recorded),
    );

  return {
    readStream: async (streamId, after = null, opens, last) =>
      codec.decode(await read(streamId, after ?? -1n, last), opens),
    readRecorded: (streamId, after, limit) => read(streamId, after, undefined, limit),

    async append(streamId, expected, events) {
      try {
        const { position } = await client.appendToStream(streamId, events.map(toEventData), {
          expectedRevision: expectation(expected),
        });
        if (!position) throw new Error('The event store did not return the position of an append');
        return position.commit;
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(streamId);
        throw error;
      }
    },

    async *follow(after, signal) {
      signal.throwIfAborted();
      const subscription = client.subscribeToAll(
        {
          fromPosition: after === null ? START : { commit: after, prepare: after },
          filter: excludeSystemEvents({ checkpointInterval: 32 }),
        },
        { highWaterMark: BATCH },
      );
      // Unsubscribes instead of destroying: the stream below ends only once it is drained, and the client waits for that when it closes.
      const stop = () => void subscription.unsubscribe().catch(ignoreNeverOpened);
      signal.addEventListener('abort', stop, { once: true });
      try {
        for await (const first of subscription.iterator({
          destroyOnReturn: false,
        }) as AsyncIterable<AllStreamResolvedEvent>) {
          if (signal.aborted) continue;
          const batch = first.event ? [recorded(first.event)] : [];
          while (batch.length < BATCH) {
            const next = subscription.read() as AllStreamResolvedEvent | null;
            if (!next) break;
            if (next.event) batch.push(recorded(next.event));
          }
          if (batch.length > 0) yield batch;
        }
        if (!signal.aborted) throw new Error('The subscription to the log ended');
      } finally {
        signal.removeEventListener('abort', stop);
        if (!signal.aborted) stop();
        subscription.resume();
      }
    },

    async *scan() {
      for await (const batch of scanAll(client)) {
        const events = batch.filter(
          (each) => each instanceof DamagedRecord || !each.type.startsWith('$') || isMetadata(each),
        );
        if (events.length > 0) yield events.map((each) => (each instanceof DamagedRecord ? each : recorded(each)));
      }
    },

    async idAt(streamId, revision) {
      try {
        const [event] = await read(streamId, revision - 1n, undefined, 1);
        return event?.revision === revision ? event.id : null;
      } catch (error) {
        if (error instanceof StreamDeletedError || isDataLoss(error)) return null;
        throw error;
      }
    },

    async readAt(position) {
      let found: RecordedWireEvent | null = null;
      for await (const { event } of client.readAll({
        ...{ direction: FORWARDS, fromPosition: { commit: position, prepare: position }, maxCount: 1 },
      })) {
        if (event && event.position.commit === position && !event.type.startsWith('$')) found = recorded(event);
      }
      return found;
    },

    async lastPosition() {
      let last: bigint | null = null;
      let from: typeof END | { commit: bigint; prepare: bigint } = END;
      for (;;) {
        let oldest: bigint | null = null;
        // Always read to the end: an undrained read would keep the client from closing.
        for await (const { event } of client.readAll({
          direction: BACKWARDS,
          fromPosition: from,
          maxCount: LOOK_BACK,
        })) {
          if (!event) continue;
          oldest = event.position.commit;
          if (last === null && !event.type.startsWith('$')) last = event.position.commit;
        }
        if (last !== null || oldest === null || (from !== END && from.commit === oldest)) return last;
        from = { commit: oldest, prepare: oldest };
      }
    },

    async firstAfter(position) {
      let from: typeof START | { commit: bigint; prepare: bigint } =
        position === null ? START : { commit: position, prepare: position };
      for (;;) {
        let first: RecordedWireEvent | null = null;
        let newest: bigint | null = null;
        for await (const { event } of client.readAll({
          direction: FORWARDS,
          fromPosition: from,
          maxCount: LOOK_AHEAD,
        })) {
          if (!event) continue;
          newest = event.position.commit;
          if (first === null && newest > (position ?? -1n) && !event.type.startsWith('$')) first = recorded(event);
        }
        if (first !== null || newest === null || (from !== START && from.commit === newest)) return first;
        from = { commit: newest, prepare: newest };
      }
    },

    close: () => client.dispose(),
  };
}

// A subscription that failed to open has nothing to cancel; the reader has already received its error.
function ignoreNeverOpened(): void {
  return undefined;
}

function expectation(expected: Expected) {
  if (expected === 'any') return ANY;
  return expected === 'no-stream' ? NO_STREAM : expected;
}

/** Metadata of a stream that is no system stream. */
const isMetadata = ({ type, streamId }: ClientEvent): boolean => type === '$metadata' && !streamId.startsWith('$$$');

const utf8 = new TextEncoder();

const toEventData = (event: WireEvent): EventData => ({
  id: event.id,
  type: event.type,
  contentType: 'application/json',
  data: event.data,
  // The same bytes that the client would produce, without its detour through base64, twice.
  metadata: utf8.encode(JSON.stringify(event.metadata)),
});

function recorded(event: ClientEvent): RecordedWireEvent {
  if (!event.position) throw new Error('The event store is too old: it does not return the position of an event');
  return {
    id: event.id,
    type: event.type,
    data: event.data as Record<string, unknown>,
    metadata: event.metadata as EventMetadata,
    streamId: event.streamId,
    revision: event.revision,
    position: event.position.commit,
    recordedAt: event.created.toISOString(),
  };
}
