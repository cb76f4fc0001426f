import {
  newestPosition,
  openDatabase,
  positionKey,
  readNumber,
  revisionKey,
  streamKey,
  type EventDatabase,
} from '../database.js';
import { type Head, headEntry } from '../heads.js';
import { streams } from '../protocol.js';
import { proposeEvent } from '../proposed-event.js';
import { createdOf, encodedEventOf, encodeRecord, revisionOf, streamNameOf } from '../record.js';
import { NO_METADATA } from '../stream-metadata.js';

const { RecordedEvent } = streams.ReadResp.ReadEvent;

/** An event as it is in a file of the store. */
interface FileEvent {
  id: string;
  stream: string;
  revision: bigint;
  created: number;
  type: string;
  data: Buffer;
  metadata: Buffer;
}

/** Opens the files of a stopped store, lets `work` change them, and closes them. Checksums and positions are correct afterwards. */
export async function tamper(dir: string, work: (files: TamperedFiles) => void): Promise<void> {
  const database = openDatabase(dir);
  try {
    const files = filesOf(database);
    database.root.transactionSync(() => work(files));
    await database.root.flushed;
  } finally {
    await database.close();
  }
}

export type TamperedFiles = ReturnType<typeof filesOf>;

function filesOf({ events, revisions, streams: names, ...others }: EventDatabase) {
  const database = { events, revisions, streams: names, ...others };
  const numberOf = (stream: string) => {
    const entry = names.get(streamKey(stream));
    return entry ? readNumber(entry) : null;
  };
  const read = (position: number): FileEvent => {
    const record = events.get(positionKey(position));
    if (!record) throw new Error(`No record at ${position}`);
    const event = RecordedEvent.deserializeBinary(encodedEventOf(record));
    return {
      ...{ id: event.getId()!.getString(), stream: streamNameOf(record), revision: revisionOf(record) },
      ...{ created: createdOf(record), type: event.getMetadataMap().get('type') ?? '' },
      data: Buffer.from(event.getData_asU8()),
      metadata: Buffer.from(event.getCustomMetadata_asU8()),
    };
  };
  const write = (position: number, { id, stream, revision, created, type, data, metadata }: FileEvent) => {
    const proposed = proposeEvent(stream, { id, type, contentType: 'application/json', data, metadata });
    const number = numberOf(stream) ?? position;
    if (numberOf(stream) === null) names.putSync(streamKey(stream), headEntry({ ...NEW_HEAD, number }));
    events.putSync(positionKey(position), encodeRecord(proposed, { position, revision, created }));
    revisions.putSync(revisionKey(number, Number(revision)), positionKey(position));
  };
  const drop = (position: number) => {
    const { stream, revision } = read(position);
    const number = numberOf(stream);
    events.removeSync(positionKey(position));
    if (number !== null) revisions.removeSync(revisionKey(number, Number(revision)));
  };
  return {
    last: () => newestPosition(database),
    read,
    edit: (position: number, change: (event: FileEvent) => Partial<FileEvent>) => {
      const event = read(position);
      write(position, { ...event, ...change(event) });
    },
    drop,
    swap: (one: number, other: number) => {
      const [first, second] = [read(one), read(other)];
      write(one, second);
      write(other, first);
    },
    /** Makes room at a position by moving every later event. */
    insert: (position: number, event: FileEvent) => {
      for (let at = newestPosition(database); at >= position; at -= 1) write(at + 1, read(at));
      write(position, event);
    },
    /** Removes an event and closes the gap, in the log and in its stream. */
    removeWithoutGap: (position: number) => {
      const last = newestPosition(database);
      const removed = read(position);
      for (let at = position; at < last; at += 1) {
        const next = read(at + 1);
        const isLater = next.stream === removed.stream && next.revision > removed.revision;
        write(at, isLater ? { ...next, revision: next.revision - 1n } : next);
      }
      events.removeSync(positionKey(last));
    },
    /** Removes an event from what readers of its stream see, but not from the log. */
    hide: (position: number) => {
      const { stream, revision } = read(position);
      revisions.removeSync(revisionKey(numberOf(stream)!, Number(revision)));
    },
    /** Makes a stream unknown to readers, but removes none of its events. */
    forgetStream: (stream: string) => names.removeSync(streamKey(stream)),
    tombstone: (stream: string) =>
      names.putSync(streamKey(stream), headEntry({ ...NEW_HEAD, number: numberOf(stream)!, tombstoned: true })),
    truncate: (from: number) => {
      for (let at = newestPosition(database); at >= from; at -= 1) drop(at);
    },
    /** Changes a byte without a correct checksum, as a failing disk does. */
    damage: (position: number) => {
      const record = Buffer.from(events.get(positionKey(position))!);
      record[record.length - 1]! ^= 0xff;
      events.putSync(positionKey(position), record);
    },
  };
}

const NEW_HEAD: Head = { number: 0, revision: 0, tombstoned: false, metadata: NO_METADATA };
