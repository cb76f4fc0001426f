import { readSync } from 'node:fs';

/** Bytes that are read at once: pages that follow each other in a tree are mostly neighbours in the file. */
const CHUNK = 2 ** 20;
/** Maximum number of chunks in memory. */
const CHUNKS = 64;

/** A page of LMDB's file, as a place in a larger buffer, which other pages take soon. */
export interface PageBytes {
  readonly bytes: Buffer;
  /** Where it begins in `bytes`. */
  readonly start: number;
}

/** The pages of a file by their number, through a cache. Damage of the file harms only what is read. */
export class LogPages {
  private readonly chunks = new Map<number, Buffer>();

  constructor(
    private readonly file: number,
    readonly pageSize: number,
    /** The number of whole pages in the file. */
    readonly count: number,
  ) {}

  at(number: number): PageBytes {
    const place = number * this.pageSize;
    const chunk = Math.floor(place / CHUNK);
    return { bytes: this.chunks.get(chunk) ?? this.load(chunk), start: place % CHUNK };
  }

  /** Bytes of neighbouring pages. */
  read(number: number, offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.file, bytes, 0, length, number * this.pageSize + offset);
    return bytes;
  }

  private load(chunk: number): Buffer {
    const bytes = this.takeOldest() ?? Buffer.alloc(CHUNK);
    const length = readSync(this.file, bytes, 0, CHUNK, chunk * CHUNK);
    bytes.fill(0, length);
    this.chunks.set(chunk, bytes);
    return bytes;
  }

  /** Its memory is used again: new memory for each chunk takes longer than reading. */
  private takeOldest(): Buffer | undefined {
    if (this.chunks.size < CHUNKS) return undefined;
    const [[chunk, bytes] = []] = this.chunks;
    if (chunk !== undefined) this.chunks.delete(chunk);
    return bytes;
  }
}
