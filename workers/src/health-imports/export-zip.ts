import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { ExportUnreadable } from './export-unreadable.js';

/** Bytes of a file, of which any part can be read. */
export interface ExportFile {
  readonly size: number;
  /** The content, or a part of it; both positions included. */
  read(range?: { start: number; end: number }): Readable;
}

/** Bytes that all entries together may have when they are inflated, and how many times as many as the archive. */
const MOST_INFLATED = 24 * 1024 ** 3;
const MOST_RATIO = 250;
/** A small archive may have a high ratio. */
const INFLATED_ANYWAY = 16 * 1024 * 1024;
/** Entries that an export may have. */
const MOST_ENTRIES = 50_000;

class StoredReader extends RandomAccessReader {
  constructor(private readonly file: ExportFile) {
    super();
  }
  /** `end` is excluded. */
  override _readStreamForRange(start: number, end: number): Readable {
    return end > start ? this.file.read({ start, end: end - 1 }) : Readable.from([]);
  }
}

/** An archive: its entries, and the content of each, read as it is inflated. */
export interface ExportZip {
  readonly entries: readonly Entry[];
  read(entry: Entry): AsyncIterable<Buffer>;
}

/** Opens an archive without inflating it. `isWanted` selects entries by their lower-case name; others are forgotten. `goOn` is waited for between two pieces that were inflated: a few stored bytes may be many. */
export async function openZip(
  file: ExportFile,
  isWanted: (name: string) => boolean,
  goOn: () => Promise<void>,
): Promise<ExportZip> {
  const zip: ZipFile = await fromRandomAccessReaderPromise(new StoredReader(file), file.size, {
    ...{ lazyEntries: true, autoClose: false },
  });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (isWanted(entry.fileName.toLowerCase())) entries.push(entry);
    if (entries.length > MOST_ENTRIES) throw new ExportUnreadable('tooLarge');
  }
  let inflated = 0;
  const most = Math.min(MOST_INFLATED, Math.max(INFLATED_ANYWAY, file.size * MOST_RATIO));
  return {
    entries,
    async *read(entry) {
      if (entry.isEncrypted()) throw new ExportUnreadable('encrypted');
      const content = await zip.openReadStreamPromise(entry);
      for await (const chunk of content as AsyncIterable<Buffer>) {
        // What is inflated, not what the archive says of it.
        inflated += chunk.length;
        if (inflated > most) throw new ExportUnreadable('tooLarge');
        yield chunk;
        await goOn();
      }
    },
  };
}
