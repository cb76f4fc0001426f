import { ExportUnreadable } from './export-unreadable.js';

/** A FIT file inside another one. */
export interface FitPart {
  /** With a header that says its size. */
  readonly bytes: Buffer<ArrayBuffer>;
  /** False for one that ends too early: it is cut after its last whole message. */
  readonly isWhole: boolean;
  /** False for a whole one that has something else than definitions of at least one byte for each field, and messages that have one; a cut one ends before. */
  readonly isWellFormed: boolean;
}

const CHECKSUM = 2;
const HEADER_SIZES: ReadonlySet<number | undefined> = new Set([12, 14]);
const SIZE_AT = 4;
/** Parts of one file: a device writes one for each of its activities. */
const MOST_PARTS = 1_000;
/** Messages of one part: a watch that writes one each second needs ten days for them. A parser takes some 500 bytes for each. */
const MOST_MESSAGES = 1_000_000;

/** Whether bytes begin as a FIT file does. */
export const isFit = (beginning: Buffer): boolean =>
  HEADER_SIZES.has(beginning[0]) && beginning.subarray(8, 12).toString('latin1') === '.FIT';

/**
 * The FIT files that are chained in one, each with its own header and definitions (FIT protocol, "Chained FIT files"). What follows the last one and is
 * none is a part too, which no parser reads. A size of 0 is that of a file that its device never closed.
 */
export function* fitParts(bytes: Buffer<ArrayBuffer>): Generator<FitPart> {
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    count += 1;
    if (count > MOST_PARTS) throw new ExportUnreadable('tooLarge');
    const rest = bytes.subarray(at);
    if (!isFit(rest)) return yield { bytes: rest, isWhole: true, isWellFormed: false };
    const [header = 0, size] = [rest[0], rest.readUInt32LE(SIZE_AT)];
    const end = header + size;
    const isWhole = size > 0 && end + CHECKSUM <= rest.length;
    const messagesEnd = endOfMessages(isWhole ? rest.subarray(0, end) : rest, header);
    if (!isWhole) return yield { bytes: cut(rest, header, messagesEnd), isWhole, isWellFormed: true };
    yield { bytes: rest.subarray(0, end + CHECKSUM), isWhole, isWellFormed: messagesEnd === end };
    at += end + CHECKSUM;
  }
}

/** A copy that ends with its last whole message, without a checksum. */
function cut(bytes: Buffer<ArrayBuffer>, header: number, end: number): Buffer<ArrayBuffer> {
  const whole = Buffer.from(bytes.subarray(0, end));
  whole.writeUInt32LE(end - header, SIZE_AT);
  return whole;
}

/** The position after the last whole message of those that begin after the header. Throws `ExportUnreadable` where there are too many. */
function endOfMessages(bytes: Buffer, header: number): number {
  const sizes = new Map<number, number>();
  let [end, count] = [header, 0];
  while (end < bytes.length) {
    const next = end + sizeOfMessage(bytes, end, sizes);
    if (!(next <= bytes.length)) break;
    end = next;
    count += 1;
    if (count > MOST_MESSAGES) throw new ExportUnreadable('tooLarge');
  }
  return end;
}

/**
 * Bytes of the message that begins at a position, NaN where it is none, its definition is cut, or a field of it has no byte. `sizes`: bytes of the fields of each local kind of
 * message that was defined before; a definition is entered.
 */
function sizeOfMessage(bytes: Buffer, at: number, sizes: Map<number, number>): number {
  const header = bytes[at] ?? 0;
  const [isCompressed, isDefinition] = [(header & 0x80) !== 0, (header & 0x40) !== 0];
  if (isCompressed) return 1 + (sizes.get((header >> 5) & 0x03) ?? NaN);
  if (!isDefinition) return 1 + ((header & 0x30) === 0 ? (sizes.get(header & 0x0f) ?? NaN) : NaN);
  const fields = at + 6;
  const fieldsEnd = fields + 3 * (bytes[at + 5] ?? NaN);
  const isExtended = (header & 0x20) !== 0;
  const end = isExtended ? fieldsEnd + 1 + 3 * (bytes[fieldsEnd] ?? NaN) : fieldsEnd;
  let size = 0;
  for (let field = fields; field < fieldsEnd; field += 3) size += bytes[field + 1] || NaN;
  for (let field = fieldsEnd + 1; field < end; field += 3) size += bytes[field + 1] || NaN;
  sizes.set(header & 0x0f, size);
  return end - at;
}
