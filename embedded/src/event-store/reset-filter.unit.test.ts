import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ResetFilter } from './reset-filter.js';

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const RESET = 3;

function frame(kind: number, stream: number, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(9);
  header.writeUIntBE(payload.length, 0, 3);
  header.writeUInt8(kind, 3);
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

const other = fc
  .record({ kind: fc.nat(9).filter((kind) => kind !== RESET), stream: fc.nat(1000), payload: fc.uint8Array() })
  .map(({ kind, stream, payload }) => ({ bytes: frame(kind, stream, payload), reset: 0 }));
const reset = fc.integer({ min: 1, max: 0x7fffffff }).map((stream) => ({
  bytes: frame(RESET, stream, Buffer.from([0, 0, 0, 8])),
  reset: stream,
}));

describe('the reset filter', () => {
  test('removes and reports every reset, for any split of the bytes into chunks', () => {
    const frames = fc.array(fc.oneof(other, reset), { maxLength: 30 });
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(frames, cuts, (sent, sizes) => {
        const reported: number[] = [];
        const filter = new ResetFilter((stream) => reported.push(stream));
        const bytes = Buffer.concat([PREFACE, ...sent.map((each) => each.bytes)]);
        const passed: Buffer[] = [];
        for (let at = 0, cut = 0; at < bytes.length; cut += 1) {
          const end = at + (sizes[cut % sizes.length] ?? 1);
          passed.push(Buffer.from(filter.filter(bytes.subarray(at, end))));
          at = end;
        }
        const expected = sent.filter((each) => each.reset === 0).map((each) => each.bytes);
        expect(Buffer.concat(passed).equals(Buffer.concat([PREFACE, ...expected]))).toBe(true);
        expect(reported).toEqual(sent.flatMap((each) => (each.reset > 0 ? [each.reset] : [])));
      }),
    );
  });
});
