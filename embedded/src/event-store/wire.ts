/** The part of protobuf's wire format that a recorded event uses. */
export const VARINT = 0;
export const BYTES = 2;

export const tag = (field: number, kind: typeof VARINT | typeof BYTES): number => (field << 3) | kind;

/** Bytes a non-negative integer takes as a varint. */
export function varintLength(value: number): number {
  let length = 1;
  while (value >= 128) {
    value = Math.floor(value / 128);
    length += 1;
  }
  return length;
}

/** Writes a non-negative integer at the offset; returns the next offset. */
export function writeVarint(target: Buffer, offset: number, value: number | bigint): number {
  if (typeof value === 'bigint') return writeBigVarint(target, offset, value);
  while (value >= 128) {
    target[offset++] = (value % 128) | 128;
    value = Math.floor(value / 128);
  }
  target[offset++] = value;
  return offset;
}

function writeBigVarint(target: Buffer, offset: number, value: bigint): number {
  while (value >= 128n) {
    target[offset++] = Number(value & 127n) | 128;
    value >>= 7n;
  }
  target[offset++] = Number(value);
  return offset;
}

/** A field of bytes: tag, length, content. */
export function bytesField(field: number, content: Uint8Array): Buffer {
  const target = Buffer.allocUnsafe(1 + varintLength(content.length) + content.length);
  target[0] = tag(field, BYTES);
  target.set(content, writeVarint(target, 1, content.length));
  return target;
}

/** One entry of a `map<string, string>` field. */
export const mapEntry = (field: number, key: string, value: string): Buffer =>
  bytesField(field, Buffer.concat([bytesField(1, Buffer.from(key)), bytesField(2, Buffer.from(value))]));
