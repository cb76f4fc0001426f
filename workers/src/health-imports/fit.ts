import FitParser from 'fit-file-parser';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { createFitCounts, type FitCounts } from './fit-counts.js';
import { addFitSleep } from './fit-sleep.js';
import { localDay } from './local-day.js';

/** Bytes of one file, which is read in memory: a day of a watch has less than one megabyte. */
const MOST_BYTES = 16 * 1024 * 1024;
const MINUTE = 60_000;
/** Offsets of zones are multiples of 15 minutes, up to 14 hours. */
const STEP = 15 * MINUTE;
const MOST_OFFSET = 14 * 60 * MINUTE;

/** A message of a FIT file: its fields by their names in the profile. */
export type Message = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, readonly Message[] | undefined>>;

/** Whether a file begins as a FIT file does. */
export const isFit = (beginning: Buffer): boolean => beginning.subarray(8, 12).toString('latin1') === '.FIT';

/**
 * Reads FIT files of watches and bands: heart rates, sleep by its levels, and steps and energy, which count up during a day of the device, so that the
 * highest number of each kind of activity counts. Calories of an activity are not those of a day, and are left out. A file that cannot be read is
 * counted; throws `ExportUnreadable` if none can be.
 */
export async function readFitFiles(files: Iterable<AsyncIterable<Uint8Array>>, tally: DayTally): Promise<void> {
  const counts = createFitCounts();
  let [isAnyRead, failure]: [boolean, unknown] = [false, null];
  for (const content of files) {
    const bytes = await inMemory(content);
    try {
      addFile(await messagesOf(bytes), tally, counts);
      isAnyRead = true;
    } catch (error) {
      if (error instanceof ExportUnreadable) throw error;
      failure = error;
      tally.skip('unreadable');
    }
  }
  if (!isAnyRead) throw new ExportUnreadable('damaged', { cause: failure });
  counts.end(tally);
}

async function inMemory(content: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new ExportUnreadable('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function messagesOf(bytes: Buffer<ArrayBuffer>): Promise<Messages> {
  const { messages } = await new FitParser({ mode: 'list', force: false }).parseAsync(bytes);
  return (messages ?? {}) as unknown as Messages;
}

function addFile(
  { file_id, record = [], monitoring = [], monitoring_info: info = [], activity = [], ...others }: Messages,
  tally: DayTally,
  counts: FitCounts,
): void {
  const source = nameOf(file_id?.[0]?.['manufacturer']);
  const offset = offsetOf([...info, ...activity]);
  for (const { timestamp, heart_rate: rate } of [...record, ...monitoring]) {
    if (!isMoment(timestamp) || typeof rate !== 'number') continue;
    tally.add({ source, day: localDay(timestamp.getTime(), offset), measure: 'heartRate', value: rate });
  }
  counts.take({ monitoring, info }, source, offset);
  addFitSleep(others['sleep_level'] ?? [], tally, source, offset);
  // A score says nothing about how long somebody slept.
  for (const name of ['session', 'sleep_assessment']) others[name]?.forEach(() => tally.skip('other'));
}

const isMoment = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** Milliseconds by which the device's own time is ahead of UTC; 0 where no message says it. */
function offsetOf(messages: readonly Message[]): number {
  for (const { timestamp, local_timestamp: local } of messages) {
    if (!isMoment(timestamp) || !isMoment(local)) continue;
    const offset = Math.round((local.getTime() - timestamp.getTime()) / STEP) * STEP;
    if (Math.abs(offset) <= MOST_OFFSET) return offset;
  }
  return 0;
}

/** "polar_electro" as "Polar Electro" */
const nameOf = (manufacturer: unknown): string =>
  typeof manufacturer === 'string'
    ? manufacturer.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : 'FIT';
