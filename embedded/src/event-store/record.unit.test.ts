import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LONGEST_NAME, proposeEvent } from './proposed-event.js';
import { streams } from './protocol.js';
import {
  createdOf,
  encodedEventOf,
  encodeRecord,
  eventIdOf,
  eventResponse,
  eventTypeOf,
  isIntact,
  revisionOf,
  streamNameOf,
  TOMBSTONE_REVISION,
} from './record.js';

const name = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' });
const content = fc.record({
  id: fc.uuid(),
  type: name,
  contentType: fc.constantFrom('application/json', 'application/octet-stream'),
  data: fc.uint8Array({ maxLength: 3000 }),
  metadata: fc.uint8Array({ maxLength: 300 }),
});
const place = fc.record({
  position: fc.nat(Number.MAX_SAFE_INTEGER),
  revision: fc.oneof(fc.nat(Number.MAX_SAFE_INTEGER), fc.constant(TOMBSTONE_REVISION)),
  created: fc.nat(8.64e15),
});

describe('a record', () => {
  test('is a protobuf event with all fields, and its header agrees', () => {
    fc.assert(
      fc.property(name, content, place, (stream, event, at) => {
        const record = encodeRecord(proposeEvent(stream, event), at);
        const response = streams.ReadResp.deserializeBinary(eventResponse(record, at.position)).getEvent();
        const read = response?.getEvent();
        expect(response?.getCommitPosition()).toBe(String(at.position));
        expect(read?.getId()?.getString()).toBe(event.id);
        expect(Buffer.from(read?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe(
          Buffer.from(stream).toString(),
        );
        expect(read?.getStreamRevision()).toBe(String(at.revision));
        expect([read?.getCommitPosition(), read?.getPreparePosition()]).toEqual([
          String(at.position),
          String(at.position),
        ]);
        expect(read?.getMetadataMap().get('type')).toBe(event.type);
        expect(read?.getMetadataMap().get('content-type')).toBe(event.contentType);
        expect(read?.getMetadataMap().get('created')).toBe(String(BigInt(at.created) * 10_000n));
        expect(Buffer.from(read?.getData_asU8() ?? []).equals(event.data)).toBe(true);
        expect(Buffer.from(read?.getCustomMetadata_asU8() ?? []).equals(event.metadata)).toBe(true);
        expect([eventIdOf(record), streamNameOf(record), eventTypeOf(record)]).toEqual([event.id, stream, event.type]);
        expect([revisionOf(record), createdOf(record)]).toEqual([BigInt(at.revision), at.created]);
        expect(isIntact(record, at.position)).toBe(true);
      }),
    );
  });

  test('fails its checksum if a bit is flipped, if it is truncated, and at another position', () => {
    const flaw = fc.record({ byte: fc.nat(), bit: fc.nat(7) });
    fc.assert(
      fc.property(content, place, flaw, (event, at, { byte, bit }) => {
        const record = encodeRecord(proposeEvent('stream', event), at);
        const flipped = Buffer.from(record);
        flipped[byte % record.length]! ^= 1 << bit;
        expect(isIntact(flipped, at.position)).toBe(false);
        expect(isIntact(record.subarray(0, byte % record.length), at.position)).toBe(false);
        expect(isIntact(record, at.position + 1)).toBe(false);
      }),
    );
  });

  test('contains the encoded event after its header', () => {
    const event = { id: '0b5e1a52-1c52-4b43-9c2f-8c9b7dd0a4e5', type: 'Noted', contentType: 'application/json' };
    const proposed = proposeEvent('stream', { ...event, data: Buffer.from('{}'), metadata: new Uint8Array() });
    const record = encodeRecord(proposed, { position: 1, revision: 0, created: 0 });
    expect(encodedEventOf(record).subarray(0, proposed.encoded.length).equals(proposed.encoded)).toBe(true);
  });
});

describe('an event is rejected', () => {
  const event = {
    id: '0b5e1a52-1c52-4b43-9c2f-8c9b7dd0a4e5',
    type: 'Noted',
    contentType: '',
    data: Buffer.alloc(1),
    metadata: Buffer.alloc(0),
  };

  test.each([
    ['with an invalid id', 's', { ...event, id: '7' }, /not an event id/],
    ['without a type', 's', { ...event, type: '' }, /event type is missing/],
    ['with a type that is too long', 's', { ...event, type: 'x'.repeat(LONGEST_NAME + 1) }, /event type is longer/],
    ['in a stream with a name that is too long', 'é'.repeat(LONGEST_NAME / 2 + 1), event, /stream name is longer/],
  ])('%s', (_why, stream, proposed, message) => {
    expect(() => proposeEvent(stream, proposed)).toThrow(message);
  });

  test('but not with names of the maximum length', () => {
    const longest = { stream: 'é'.repeat(LONGEST_NAME / 2), type: 'x'.repeat(LONGEST_NAME) };
    const proposed = proposeEvent(longest.stream, { ...event, type: longest.type });
    const record = encodeRecord(proposed, { position: 1, revision: 0, created: 0 });
    expect({ stream: streamNameOf(record), type: eventTypeOf(record) }).toEqual(longest);
  });
});
