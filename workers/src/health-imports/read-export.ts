import { Readable } from 'node:stream';
import { readAppleHealth } from './apple-health.js';
import { nothingSeen, readCsvDays } from './csv-days.js';
import { createDayTally, type DayTally, type ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { type ExportFile, openZip } from './export-zip.js';
import { isFit } from './fit-parts.js';
import { readFitFiles } from './fit.js';
import { isOfGoogleFit, readGoogleFit } from './google-fit.js';
import { readHealthConnect, type Turn } from './health-connect.js';
import { type Clock, clockOf } from './local-day.js';
import { ScratchFailed } from './scratch-file.js';
import { isSqlite } from './sqlite.js';

export interface Reading {
  /** The day in UTC. */
  readonly today: string;
  /** The IANA zone of times of which the export says none. */
  readonly timeZone: string;
  /** Called with the part that was read, from 0 to 1; reading waits for it, and ends where it throws. */
  onProgress(share: number): Promise<void>;
}

const BEGINNING = 512;
/** Of the work on a database, the part until it is on the disk. */
const WRITING_SHARE = 0.3;

/**
 * Reads an export of health data, whose content says its kind: the archive or the XML file of Apple Health, the archive or the database of Health Connect, a FIT
 * file, a CSV file, or an archive of FIT files, CSV files and JSON files of Google Fit. Memory depends on the number of its days. Throws `ExportUnreadable` for what another reading would not change, and what `file` and
 * `onProgress` throw. It computes without a pause, so a service reads in another process (`read-export-apart.ts`).
 */
export async function readExport(file: ExportFile, { today, timeZone, onProgress }: Reading): Promise<ReadExport> {
  const tally = createDayTally(today);
  const failure: { of?: unknown } = {};
  const clock = clockOf(timeZone);
  let isAssumed = false;
  const assumed: Clock = (moment) => {
    isAssumed = true;
    return clock(moment);
  };
  let [read, part] = [0, 1];
  const tell = async (share: number) => {
    try {
      await onProgress(share);
    } catch (error) {
      failure.of = error;
      throw error;
    }
  };
  const goOn = () => tell(part * Math.min(1, read / file.size));
  const turn: Turn = (share) => tell(part + (1 - part) * share);
  const database: ReadDatabaseExport = (content) => {
    part = WRITING_SHARE;
    return readHealthConnect(content, { tally, assumed, turn });
  };
  const watched = async function* (content: Readable) {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        yield chunk;
        read += chunk.length;
        await goOn();
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
    await readContent(observed, { tally, assumed, database, goOn });
  } catch (error) {
    if ('of' in failure) throw failure.of;
    if (error instanceof ScratchFailed) throw error;
    if (error instanceof ExportUnreadable) throw error;
    throw new ExportUnreadable('damaged', { cause: error });
  }
  const { sources, result } = tally.read();
  return { sources, result: isAssumed ? { ...result, assumedZone: timeZone } : result };
}

type ReadDatabaseExport = (content: AsyncIterable<Uint8Array>) => Promise<void>;

interface Into {
  readonly tally: DayTally;
  readonly assumed: Clock;
  readonly database: ReadDatabaseExport;
  /** Called between two pieces that were inflated. */
  goOn(): Promise<void>;
}

async function readContent(file: ExportFile, into: Into): Promise<void> {
  const { tally, assumed, database } = into;
  const beginning = await startOf(file);
  if (beginning.subarray(0, 2).toString('latin1') === 'PK') return readZip(file, into);
  if (isSqlite(beginning)) return database(file.read());
  if (isFit(beginning)) return readFitFiles([file.read()], tally, assumed);
  const text = beginning
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('<')) return readAppleHealth(file.read(), tally);
  if (beginning.includes(0) || !(await readCsvDays(file.read(), tally, nothingSeen())))
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

async function readZip(file: ExportFile, { tally, assumed, database, goOn }: Into): Promise<void> {
  const isWanted = (name: string) =>
    isExportXml(name) || isOfGoogleFit(name) || ['csv', 'fit', 'db'].some((kind) => isIn(name, kind));
  const zip = await openZip(file, isWanted, goOn);
  const { entries, read } = zip;
  const named = (kind: (name: string) => boolean) => entries.filter(({ fileName }) => kind(fileName.toLowerCase()));
  const largestOf = (kind: (name: string) => boolean) =>
    named(kind).toSorted((a, b) => b.uncompressedSize - a.uncompressedSize)[0];
  // Their names depend on language and version.
  const xml = largestOf(isExportXml);
  if (xml) return readAppleHealth(read(xml), tally);
  const db = largestOf((name) => isIn(name, 'db'));
  if (db) return database(read(db));
  const fit = named((name) => isIn(name, 'fit'));
  if (fit.length > 0) await readFitFiles(fit.map(read), tally, assumed);
  const seen = nothingSeen();
  let isAnyRead = fit.length > 0;
  for (const entry of named((name) => isIn(name, 'csv')))
    if (await readCsvDays(read(entry), tally, seen)) isAnyRead = true;
    else tally.skip('other', 'file');
  const isGoogleRead = await readGoogleFit(zip, { tally, isDaily: seen.days.size > 0, assumed });
  if (!isAnyRead && !isGoogleRead) throw new ExportUnreadable('unsupported');
}
