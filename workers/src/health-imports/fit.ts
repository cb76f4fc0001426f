import FitParser from 'fit-file-parser';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { createFitCounts, type FitCounts } from './fit-counts.js';
import { isMoment, type Message, type Messages } from './fit-message.js';
import { type FitPart, fitParts } from './fit-parts.js';
import { addFitSleep } from './fit-sleep.js';
import { type Clock, localDay } from './local-day.js';
import { createNights, type Nights } from './nights.js';

/** Bytes of one file, which is read in memory: a day of a watch has less than one megabyte. */
const MOST_BYTES = 16 * 1024 * 1024;
const MINUTE = 60_000;
/** Offsets of zones are multiples of 15 minutes, up to 14 hours. */
const STEP = 15 * MINUTE;
const MOST_OFFSET = 14 * 60 * MINUTE;

/**
 * Reads FIT files of watches and bands: heart rates of the day, sleep by its levels, and steps and energy, which count up during a day of the device, so that the
 * highest number of each kind of activity counts. Heart rates and calories of a workout are not those of a day, and are left out. Of a file that ends too early,
 * what it has counts; one that cannot be read is counted. `assumed`: the clock of a file that does not say its own. Throws `ExportUnreadable` if none can be.
 */
export async function readFitFiles(
  files: Iterable<AsyncIterable<Uint8Array>>,
  tally: DayTally,
  assumed: Clock,
): Promise<void> {
  const into = { tally, assumed, counts: createFitCounts(), nights: createNights(tally) };
  let [isAnyRead, failure]: [boolean, unknown] = [false, null];
  for (const content of files)
    for (const part of fitParts(await inMemory(content))) {
      try {
        addFile(await messagesOf(part), into);
        isAnyRead = true;
        if (!part.isWhole) tally.skip('unreadable', 'cutFile');
      } catch (error) {
        if (error instanceof ExportUnreadable) throw error;
        failure = error;
        tally.skip('unreadable', 'damagedFile');
      }
    }
  if (!isAnyRead) throw new ExportUnreadable('damaged', { cause: failure });
  into.counts.end(tally);
  into.nights.end();
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

/** Throws where a part is malformed, a whole one is not what its checksum says, or a cut one has no message. */
async function messagesOf({ bytes, isWhole, isWellFormed }: FitPart): Promise<Messages> {
  if (!isWellFormed) throw new Error('The FIT file is malformed');
  const { messages = {} } = await new FitParser({ mode: 'list', force: !isWhole }).parseAsync(bytes);
  if (Object.keys(messages).length === 0) throw new Error('The FIT file has no message');
  return messages as unknown as Messages;
}

function addFile(
  messages: Messages,
  { tally, assumed, counts, nights }: { tally: DayTally; assumed: Clock; counts: FitCounts; nights: Nights },
): void {
  const named = (name: string) => messages[name] ?? [];
  const dated = (name: string) => {
    const timed = named(name).filter(({ timestamp }) => timestamp instanceof Date);
    const each = timed.filter(({ timestamp }) => isMoment(timestamp));
    tally.skip('unreadable', 'undated', timed.length - each.length);
    tally.skip('unreadable', 'other', named(name).length - timed.length);
    return each;
  };
  const [monitoring, info] = [dated('monitoring'), named('monitoring_info')];
  const source = nameOf(named('file_id')[0]?.['manufacturer']);
  const clock = clockIn([...info, ...named('activity')]) ?? assumed;
  for (const { timestamp, heart_rate: rate } of monitoring) {
    if (!isMoment(timestamp) || typeof rate !== 'number') continue;
    const moment = timestamp.getTime();
    tally.add({ source, day: localDay(moment, clock(moment)), measure: 'heartRate', value: rate, moment });
  }
  counts.take({ monitoring, info }, source, clock);
  addFitSleep(dated('sleep_level'), nights, source, clock);
  leaveOut(messages, tally);
}

/** Counts what is not of a day: workouts with their heart rates, resting heart rates, and scores, which say nothing about how long somebody slept. */
function leaveOut(messages: Messages, tally: DayTally): void {
  const { record = [], session = [], monitoring_hr_data: resting = [], sleep_assessment: scores = [] } = messages;
  const rates = record.filter(({ heart_rate: rate }) => typeof rate === 'number').length;
  tally.skip('other', 'workoutHeartRate', rates);
  for (const { start_time: start, timestamp: end, avg_heart_rate: mean } of session) {
    tally.workout(isMoment(start) ? start.getTime() : NaN, isMoment(end) ? end.getTime() : NaN);
    // A swim has the mean of each session alone.
    if (rates === 0 && typeof mean === 'number') tally.skip('other', 'workoutHeartRate');
  }
  tally.skip('other', 'restingHeartRate', resting.length);
  tally.skip('other', 'sleepScore', scores.length);
}

/** The device's own clock; null where no message says it. */
function clockIn(messages: readonly Message[]): Clock | null {
  for (const { timestamp, local_timestamp: local } of messages) {
    if (!isMoment(timestamp) || !isMoment(local)) continue;
    const offset = Math.round((local.getTime() - timestamp.getTime()) / STEP) * STEP;
    if (Math.abs(offset) <= MOST_OFFSET) return () => offset;
  }
  return null;
}

/** "polar_electro" as "Polar Electro" */
const nameOf = (manufacturer: unknown): string =>
  typeof manufacturer === 'string'
    ? manufacturer.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : 'FIT';
