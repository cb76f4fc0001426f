import { readNumber, positionKey, revisionKey, streamKey, type EventDatabase } from './database.js';
import {
  fixedMetadata,
  isMetastream,
  metastreamOf,
  NO_METADATA,
  originalOf,
  parseMetadata,
  type StreamMetadata,
} from './stream-metadata.js';
import { damaged } from './errors.js';
import { isIntact, encodedEventOf } from './record.js';
import { payloadOf } from './payload.js';

/** The current state of a stream. Without events `number` is 0 and `revision` -1. */
export interface Head {
  number: number;
  revision: number;
  tombstoned: boolean;
  metadata: StreamMetadata;
}

/** A tombstone covers the metadata of its stream too. */
export const covered = (stream: string, head: Head, headOf: (stream: string) => Head): Head =>
  isMetastream(stream) && headOf(originalOf(stream)).tombstoned ? { ...head, tombstoned: true } : head;

const CACHED = 50_000;
const TOMBSTONED = 1;

/** A least-recently-used cache of stream heads, loaded from disk on demand. */
export class Heads {
  private readonly known = new Map<string, Head>();

  constructor(private readonly database: EventDatabase) {}

  get(stream: string): Head {
    const known = this.known.get(stream);
    if (known) this.known.delete(stream);
    const head = known ?? this.load(stream);
    this.set(stream, head);
    return head;
  }

  set(stream: string, head: Head): void {
    this.known.delete(stream);
    this.known.set(stream, head);
    if (this.known.size <= CACHED) return;
    for (const oldest of this.known.keys()) {
      this.known.delete(oldest);
      return;
    }
  }

  private load(stream: string): Head {
    return { ...this.loadNumbers(stream), metadata: fixedMetadata(stream) ?? this.loadMetadata(stream) };
  }

  private loadNumbers(stream: string): Omit<Head, 'metadata'> {
    const entry = this.database.streams.get(streamKey(stream));
    if (!entry) return { number: 0, revision: -1, tombstoned: false };
    const number = readNumber(entry);
    return { number, revision: this.newestRevision(number), tombstoned: entry[8] === TOMBSTONED };
  }

  private newestRevision(number: number): number {
    const range = {
      start: revisionKey(number, Number.MAX_SAFE_INTEGER),
      end: revisionKey(number - 1, Number.MAX_SAFE_INTEGER),
    };
    for (const key of this.database.revisions.getKeys({ ...range, reverse: true, limit: 1 })) return readNumber(key, 8);
    return -1;
  }

  private loadMetadata(stream: string): StreamMetadata {
    const { number, revision } = this.loadNumbers(metastreamOf(stream));
    if (revision < 0) return NO_METADATA;
    const entry = this.database.revisions.get(revisionKey(number, revision));
    if (!entry) throw damaged(`the metadata of stream "${stream}" has no position`);
    const position = readNumber(entry);
    const record = this.database.events.get(positionKey(position));
    if (!record || !isIntact(record, position))
      throw damaged(`the metadata of stream "${stream}" at position ${position}`);
    return parseMetadata(payloadOf(encodedEventOf(record)));
  }
}

/** The value of a head in the table `streams`. */
export function headEntry({ number, tombstoned }: Head): Buffer {
  const entry = Buffer.alloc(9, tombstoned ? TOMBSTONED : 0);
  entry.writeBigUInt64BE(BigInt(number));
  return entry;
}
