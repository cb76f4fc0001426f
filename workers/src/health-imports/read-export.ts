import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { readAppleHealth } from './apple-health.js';
import { readCsvDays } from './csv-days.js';
import { createDayTally, type DayTally, type ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { type ExportFile, openZip } from './export-zip.js';
import { isFit, readFitFiles } from './fit.js';

export interface Reading {
  /** The day of the clinic. */
  readonly today: string;
  readonly signal: AbortSignal;
  /** Called with the part that was read, from 0 to 1; reading waits for it. */
  onProgress(share: number): Promise<void>;
}

const BEGINNING = 512;

/**
 * Reads an export of health data, whose content says its kind: the archive or the XML file of Apple Health, a FIT file, a CSV file, or an archive of FIT or CSV
 * files. Memory depends on the number of its days. Throws `ExportUnreadable` for what another reading would not change, what `file` throws, and the reason of
 * the signal.
 */
export async function readExport(file: ExportFile, { today, signal, onProgress }: Reading): Promise<ReadExport> {
  const tally = createDayTally(today);
  const failure: { of?: unknown } = {};
  let read = 0;
  const watched = async function* (content: Readable) {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        yield chunk;
        read += chunk.length;
        // Others of this process have their turn between two chunks.
        await setImmediate();
        signal.throwIfAborted();
        await onProgress(Math.min(1, read / file.size));
      }
    } catch (error) {
      failure.of = error;
      throw error;
    }
  };
  const observed: ExportFile = {
    size: file.size,
    read: (range) => Readable.from(watched(file.read(range)), { objectMode: false }),
  };
  try {
    await readContent(observed, tally);
  } catch (error) {
    if ('of' in failure) throw failure.of;
    if (error instanceof ExportUnreadable) throw error;
    throw new ExportUnreadable('damaged', { cause: error });
  }
  return tally.read();
}

async function readContent(file: ExportFile, tally: DayTally): Promise<void> {
  const beginning = await startOf(file);
  if (beginning.subarray(0, 2).toString('latin1') === 'PK') return readZip(file, tally);
  if (isFit(beginning)) return readFitFiles([file.read()], tally);
  const text = beginning
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('<')) return readAppleHealth(file.read(), tally);
  if (beginning.includes(0) || !(await readCsvDays(file.read(), tally, new Set())))
    throw new ExportUnreadable('unsupported');
}

async function startOf(file: ExportFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  const end = Math.min(BEGINNING, file.size) - 1;
  for await (const chunk of file.read({ start: 0, end }) as AsyncIterable<Buffer>) parts.push(chunk);
  return Buffer.concat(parts);
}

const isIn = (name: string, kind: string) => name.endsWith(`.${kind}`);
/** The clinical documents beside the export. */
const isExportXml = (name: string) => isIn(name, 'xml') && !name.endsWith('_cda.xml');

async function readZip(file: ExportFile, tally: DayTally): Promise<void> {
  const isWanted = (name: string) => isExportXml(name) || isIn(name, 'csv') || isIn(name, 'fit');
  const { entries, read } = await openZip(file, isWanted);
  const named = (kind: (name: string) => boolean) => entries.filter(({ fileName }) => kind(fileName.toLowerCase()));
  // Its name depends on the language of the telephone; it is the largest.
  const [xml] = named(isExportXml).toSorted((a, b) => b.uncompressedSize - a.uncompressedSize);
  if (xml) return readAppleHealth(read(xml), tally);
  const fit = named((name) => isIn(name, 'fit'));
  if (fit.length > 0) await readFitFiles(fit.map(read), tally);
  const seen = new Set<string>();
  let isAnyRead = fit.length > 0;
  for (const entry of named((name) => isIn(name, 'csv')))
    if (await readCsvDays(read(entry), tally, seen)) isAnyRead = true;
    else tally.skip('other');
  if (!isAnyRead) throw new ExportUnreadable('unsupported');
}
