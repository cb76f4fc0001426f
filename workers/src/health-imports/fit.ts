import FitParser from 'fit-file-parser';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';

/** Bytes of one file, which is read in memory: a day of a watch has less than one megabyte. */
const MOST_BYTES = 16 * 1024 * 1024;
const MINUTE = 60_000;
/** Offsets of zones are multiples of 15 minutes, up to 14 hours. */
const STEP = 15 * MINUTE;
const MOST_OFFSET = 14 * 60 * MINUTE;
/** A cycle of a person on foot is two steps. */
const STEPS_OF_CYCLE = 2;
const ON_FOOT: ReadonlySet<unknown> = new Set(['walking', 'running']);

type Message = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, readonly Message[] | undefined>>;

/** Whether a file begins as a FIT file does. */
export const isFit = (beginning: Buffer): boolean => beginning.subarray(8, 12).toString('latin1') === '.FIT';

/**
 * Reads FIT files of watches and bands: heart rates, and steps, which count up during a day of the device, so that the highest number of each kind of
 * walking counts. Calories of an activity are not those of a day, and are left out. A file that cannot be read is counted; throws
 * `ExportUnreadable` if none can be.
 */
export async function readFitFiles(files: Iterable<AsyncIterable<Uint8Array>>, tally: DayTally): Promise<void> {
  const highest = new Map<string, { source: string; day: string; steps: number }>();
  let [isAnyRead, failure]: [boolean, unknown] = [false, null];
  for (const content of files) {
    const bytes = await inMemory(content);
    try {
      addFile(await messagesOf(bytes), tally, highest);
      isAnyRead = true;
    } catch (error) {
      if (error instanceof ExportUnreadable) throw error;
      failure = error;
      tally.skip('unreadable');
    }
  }
  if (!isAnyRead) throw new ExportUnreadable('damaged', { cause: failure });
  for (const { source, day, steps } of highest.values()) tally.add({ source, day, measure: 'steps', value: steps });
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
  { file_id, record = [], monitoring = [], monitoring_info = [], activity = [], ...others }: Messages,
  tally: DayTally,
  highest: Map<string, { source: string; day: string; steps: number }>,
): void {
  const source = nameOf(file_id?.[0]?.['manufacturer']);
  const offset = offsetOf([...monitoring_info, ...activity]);
  const dayOf = (moment: Date, before = 0) => new Date(moment.getTime() + offset - before).toISOString().slice(0, 10);
  for (const { timestamp, heart_rate: rate } of [...record, ...monitoring]) {
    if (!isMoment(timestamp) || typeof rate !== 'number') continue;
    tally.add({ source, day: dayOf(timestamp), measure: 'heartRate', value: rate });
  }
  for (const { timestamp, activity_type: kind, cycles } of monitoring) {
    if (!isMoment(timestamp) || typeof cycles !== 'number' || !ON_FOOT.has(kind)) continue;
    // What is counted until midnight belongs to the day that ends.
    const day = dayOf(timestamp, 1);
    const key = JSON.stringify([source, day, kind]);
    const steps = Math.max(highest.get(key)?.steps ?? 0, Math.round(cycles * STEPS_OF_CYCLE));
    highest.set(key, { source, day, steps });
  }
  for (const name of ['session', 'sleep_level']) others[name]?.forEach(() => tally.skip('other'));
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
