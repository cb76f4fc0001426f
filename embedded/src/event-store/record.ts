import { crc32 } from 'node:zlib';
import type { ProposedEvent } from './proposed-event.js';
import { BYTES, VARINT, tag, varintLength, writeVarint } from './wire.js';

/**
 * The disk format of one event: a header, then the protobuf `RecordedEvent`, which is sent to readers unchanged. The header contains
 * the offsets of stream name and type, so that a filter need not decode the event. The checksum also covers the position,
 * so that a record at a wrong position is detected.
 */
const HEADER = 28;
const OFFSET = { crc: 0, revision: 4, created: 12, nameStart: 20, nameLength: 22, typeStart: 24, typeLength: 26 };

/** The revision of the event that ends a tombstoned stream. */
export const TOMBSTONE_REVISION = 0x7fffffffffffffffn;

const TICKS_PER_MILLISECOND = 10_000n;

/** `position` in the log, `revision` in the stream; `created` is Unix time in milliseconds. */
export interface RecordPosition {
  position: number;
  revision: number | bigint;
  created: number;
}

export function encodeRecord(event: ProposedEvent, { position, revision, created }: RecordPosition): Buffer {
  const ticks = (BigInt(created) * TICKS_PER_MILLISECOND).toString();
  const record = Buffer.allocUnsafe(HEADER + event.encoded.length + 64 + ticks.length);
  record.set(event.encoded, HEADER);
  let end = HEADER + event.encoded.length;
  record[end++] = tag(3, VARINT);
  end = writeVarint(record, end, revision);
  record[end++] = tag(4, VARINT);
  end = writeVarint(record, end, position);
  record[end++] = tag(5, VARINT);
  end = writeVarint(record, end, position);
  end = writeCreated(record, end, ticks);
  record.writeBigUInt64BE(BigInt(revision), OFFSET.revision);
  record.writeDoubleBE(created, OFFSET.created);
  record.writeUInt16BE(event.nameStart, OFFSET.nameStart);
  record.writeUInt16BE(event.nameLength, OFFSET.nameLength);
  record.writeUInt16BE(event.typeStart, OFFSET.typeStart);
  record.writeUInt16BE(event.typeLength, OFFSET.typeLength);
  record.writeUInt32BE(checksum(record.subarray(0, end), position), OFFSET.crc);
  return record.subarray(0, end);
}

function writeCreated(record: Buffer, offset: number, ticks: string): number {
  record[offset++] = tag(6, BYTES);
  record[offset++] = 2 + 'created'.length + 2 + ticks.length;
  record[offset++] = tag(1, BYTES);
  record[offset++] = 'created'.length;
  offset += record.write('created', offset, 'latin1');
  record[offset++] = tag(2, BYTES);
  record[offset++] = ticks.length;
  return offset + record.write(ticks, offset, 'latin1');
}

const checksum = (record: Buffer, position: number): number =>
  crc32(record.subarray(OFFSET.revision), position % 0x100000000);

/** Whether the record's checksum matches its content and this position. */
export const isIntact = (record: Buffer, position: number): boolean =>
  record.length > HEADER && record.readUInt32BE(OFFSET.crc) === checksum(record, position);

function slice(record: Buffer, startOffset: number, lengthOffset: number): string {
  const start = HEADER + record.readUInt16BE(startOffset);
  return record.toString('utf8', start, start + record.readUInt16BE(lengthOffset));
}

export const streamNameOf = (record: Buffer): string => slice(record, OFFSET.nameStart, OFFSET.nameLength);
export const eventTypeOf = (record: Buffer): string => slice(record, OFFSET.typeStart, OFFSET.typeLength);
export const revisionOf = (record: Buffer): bigint => record.readBigUInt64BE(OFFSET.revision);
/** Unix time in milliseconds. */
export const createdOf = (record: Buffer): number => record.readDoubleBE(OFFSET.created);
/** The id is the first field of the encoded event, after two tags and two lengths. */
export const eventIdOf = (record: Buffer): string => record.toString('latin1', HEADER + 4, HEADER + 40);
export const encodedEventOf = (record: Buffer): Buffer => record.subarray(HEADER);

/** Fields of the protocol's `ReadEvent`. */
const FIELD = { event: 1, link: 2, commitPosition: 3 };

/** The encoded `ReadResp` of a record. */
export const eventResponse = (record: Buffer, position: number): Buffer =>
  readResponse([[FIELD.event, encodedEventOf(record)]], position);

/** The encoded `ReadResp` of a link with its target, if that is readable. */
export const linkResponse = (link: Buffer, target: Buffer | undefined, position: number): Buffer =>
  readResponse(
    [...(target ? [[FIELD.event, encodedEventOf(target)] as const] : []), [FIELD.link, encodedEventOf(link)]],
    position,
  );

function readResponse(events: readonly (readonly [field: number, event: Buffer])[], position: number): Buffer {
  let inner = 1 + varintLength(position);
  for (const [, event] of events) inner += 1 + varintLength(event.length) + event.length;
  const response = Buffer.allocUnsafe(1 + varintLength(inner) + inner);
  response[0] = tag(1, BYTES);
  let offset = writeVarint(response, 1, inner);
  for (const [field, event] of events) {
    response[offset++] = tag(field, BYTES);
    offset = writeVarint(response, offset, event.length);
    response.set(event, offset);
    offset += event.length;
  }
  response[offset++] = tag(FIELD.commitPosition, VARINT);
  writeVarint(response, offset, position);
  return response;
}
