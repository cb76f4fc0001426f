import { randomUUID } from 'node:crypto';
import { badRequest } from './errors.js';
import { bytesField, mapEntry } from './wire.js';

/** Maximum length of a stream name and an event type, in UTF-8 bytes: a record's header stores their offsets in 16 bits. */
export const LONGEST_NAME = 2 ** 15;

const NO_BYTES = new Uint8Array();
const EVENT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An event proposed by a client, encoded except for the fields that depend on its position in the log. */
export interface ProposedEvent {
  id: string;
  type: string;
  /** Raw payload, kept during the operation: stream metadata are read from it. */
  data: Uint8Array;
  /** `id`, `stream_identifier` and the `type` entry come first, so that their offsets are known. */
  encoded: Buffer;
  nameStart: number;
  nameLength: number;
  typeStart: number;
  typeLength: number;
}

export interface EventContent {
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

/** Encodes the part of a `RecordedEvent` that does not depend on its position. Throws a bad request for an invalid id, type or name. */
export function proposeEvent(stream: string, { id, type, contentType, data, metadata }: EventContent): ProposedEvent {
  const eventId = id.toLowerCase();
  if (!EVENT_ID.test(eventId)) throw badRequest(`"${id}" is not an event id: a UUID is needed`);
  const name = checkedName('stream name', stream);
  const typeBytes = checkedName('event type', type);
  const head = Buffer.concat([bytesField(1, bytesField(2, Buffer.from(eventId))), bytesField(2, bytesField(3, name))]);
  const typeEntry = mapEntry(6, 'type', type);
  const parts = [head, typeEntry, mapEntry(6, 'content-type', contentType)];
  if (metadata.length > 0) parts.push(bytesField(7, metadata));
  if (data.length > 0) parts.push(bytesField(8, data));
  return {
    id: eventId,
    type,
    data,
    encoded: Buffer.concat(parts),
    nameStart: head.length - name.length,
    nameLength: name.length,
    typeStart: head.length + typeEntry.length - typeBytes.length,
    typeLength: typeBytes.length,
  };
}

/** An event that the store itself writes. */
export const systemEvent = (stream: string, type: string, data: Uint8Array): ProposedEvent =>
  proposeEvent(stream, { id: randomUUID(), type, contentType: 'application/json', data, metadata: NO_BYTES });

function checkedName(what: string, name: string): Buffer {
  const bytes = Buffer.from(name);
  if (bytes.length === 0) throw badRequest(`The ${what} is missing`);
  if (bytes.length > LONGEST_NAME) throw badRequest(`The ${what} is longer than ${LONGEST_NAME} bytes`);
  return bytes;
}
