import { createCipheriv, createDecipheriv } from 'node:crypto';

/** A byte range, from `start` to `end`, both inclusive as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Plain bytes per chunk. Each chunk is encrypted separately, so that a range can be read without the preceding content. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** Stored bytes per chunk. A stream of stored bytes in pieces of this length is decrypted without being copied. */
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

const chunksOf = (size: number): number => Math.max(1, Math.ceil(size / CHUNK_BYTES));

/**
 * Encrypts content as it arrives (AES-256-GCM, the STREAM construction): a chunk's nonce contains its number and whether it is
 * the last, so moving, removing or truncating chunks is detected. A key is used for one content only.
 */
export function createSealer(key: Buffer) {
  const waiting = Buffer.allocUnsafe(CHUNK_BYTES);
  let filled = 0;
  let number = 0;
  const close = (last: boolean): readonly Buffer[] => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    const sealed = cipher.update(waiting.subarray(0, filled));
    // This mode leaves no bytes for the end.
    cipher.final();
    number += 1;
    filled = 0;
    return [sealed, cipher.getAuthTag()];
  };
  return {
    /**
     * Yields the chunks completed by these bytes, each as content and tag: joining them would copy them. A full chunk is held back until it is
     * known whether it is the last.
     */
    *update(bytes: Buffer): Generator<Buffer> {
      for (let taken = 0; taken < bytes.length;) {
        if (filled === CHUNK_BYTES) yield* close(false);
        const copied = bytes.copy(waiting, filled, taken);
        filled += copied;
        taken += copied;
      }
    },
    /** The last chunk; an empty content has an empty one. */
    final: (): readonly Buffer[] => close(true),
  };
}

/** Position of the encrypted chunks of a range, in bytes from the first chunk; `end` is exclusive. */
export function spanOf(size: number, { start, end }: ByteRange): { start: number; end: number } {
  const last = Math.max(0, Math.floor(end / CHUNK_BYTES));
  return {
    start: Math.floor(start / CHUNK_BYTES) * SEALED_CHUNK_BYTES,
    end: last + 1 >= chunksOf(size) ? size + chunksOf(size) * TAG_BYTES : (last + 1) * SEALED_CHUNK_BYTES,
  };
}

/** The range of the whole content; empty for an empty content. */
export const wholeOf = (size: number): ByteRange => ({ start: 0, end: size - 1 });

/** Decrypts a range of a content of `size` bytes from the chunks of `spanOf`. Throws when anything was modified. */
export async function* openChunks(
  key: Uint8Array,
  size: number,
  range: ByteRange,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let number = Math.floor(range.start / CHUNK_BYTES);
  for await (const chunk of inPieces(sealed, SEALED_CHUNK_BYTES)) {
    const plain = openChunk(key, number, number === chunksOf(size) - 1, chunk);
    const from = number * CHUNK_BYTES;
    const wanted = plain.subarray(Math.max(0, range.start - from), Math.max(0, range.end + 1 - from));
    if (wanted.length > 0) yield wanted;
    number += 1;
  }
  if (number <= Math.floor(range.end / CHUNK_BYTES)) throw new Error('The content ends too early');
}

function openChunk(key: Uint8Array, number: number, last: boolean, chunk: Buffer): Buffer {
  if (chunk.length < TAG_BYTES) throw new Error('The content ends too early');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last)).setAuthTag(chunk.subarray(-TAG_BYTES));
  const plain = decipher.update(chunk.subarray(0, -TAG_BYTES));
  // It authenticates what was decrypted, and has no bytes of its own in this mode.
  decipher.final();
  return plain;
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(Number(last), 11);
  return nonce;
}

/** Re-chunks a stream into pieces of this length; the last may be shorter. What has the length already is not copied. */
async function* inPieces(stream: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let held = 0;
  for await (const bytes of stream) {
    rest.push(bytes);
    held += bytes.length;
    if (held < length) continue;
    const joined = rest.length === 1 ? bytes : Buffer.concat(rest);
    const whole = held - (held % length);
    for (let from = 0; from < whole; from += length) yield joined.subarray(from, from + length);
    held -= whole;
    rest = held > 0 ? [joined.subarray(whole)] : [];
  }
  if (held > 0) yield rest.length === 1 ? rest[0]! : Buffer.concat(rest);
}
