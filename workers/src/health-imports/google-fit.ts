import type { HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { Entry } from 'yauzl';
import { z } from 'zod';
import type { DayTally } from './day-tally.js';
import type { ExportZip } from './export-zip.js';
import { elementsOf } from './json-stream.js';
import { type Clock, localDay } from './local-day.js';
import { createNights, type Nights } from './nights.js';
import { bytesOf, clockIn } from './takeout-clock.js';

const SOURCE = 'Google Fit';
const BEGINNING = 1024;
const MOST_SESSION_BYTES = 1024 * 1024;
const NANOSECONDS = 1_000_000;

/** "2026-11-19T22_30_00+05_30_SLEEP.json": a session is named by its beginning in the person's zone. */
const SESSION = /\d{4}-\d\d-\d\dt\d\d_\d\d_\d\d.*\.json$/;
const SLEEP = /_sleep\.json$/;
const DATA = /(^|\/)derived_com\.google\.[^/]*\.json$/;

/** The streams that Google Fit merges of all its sources, the best first: each other stream has the same values again. */
const STREAMS: readonly { measure: HealthMeasure; streams: readonly string[] }[] = [
  {
    measure: 'steps',
    streams: [
      'step_count.delta:com.google.android.gms:estimated_steps',
      'step_count.delta:com.google.android.gms:merge_step_deltas',
    ],
  },
  { measure: 'calories', streams: ['calories.expended:com.google.android.gms:merge_calories_expended'] },
  { measure: 'heartRate', streams: ['heart_rate.bpm:com.google.android.gms:merge_heart_rate_bpm'] },
  { measure: 'sleep', streams: ['sleep.segment:com.google.android.gms:merged'] },
];
const STREAM = /"Data Source"\s*:\s*"derived:com\.google\.([^"]{1,200})"/;

/** Whether an entry of an archive, by its lower-case name, is of Google Fit. */
export const isOfGoogleFit = (name: string): boolean => SESSION.test(name) || DATA.test(name);

/**
 * Reads the JSON files of Google Fit in an archive of Google Takeout: sleep sessions, and where the daily metrics have nothing (`isDaily`), the merged
 * streams of all data. `assumed`: the clock where the archive says no zone. Resolves to whether there was a file.
 */
export async function readGoogleFit(
  { entries, read }: ExportZip,
  { tally, isDaily, assumed }: { tally: DayTally; isDaily: boolean; assumed: Clock },
): Promise<boolean> {
  const named = (kind: RegExp) => entries.filter(({ fileName }) => kind.test(fileName.toLowerCase()));
  const sessions = named(SESSION);
  const clock = await clockIn({ entries, read }, assumed);
  const nights = createNights(tally);
  let isAnyNight = false;
  for (const entry of sessions) {
    const found = await sessionOf(read(entry));
    if (!SLEEP.test(entry.fileName.toLowerCase())) tally.workout(found?.startTime ?? NaN, found?.endTime ?? NaN);
    else if (!found) tally.skip('unreadable', 'sleep');
    else {
      addSleep(found, nights, clock);
      isAnyNight = true;
    }
  }

  const streams = await streamsOf(named(DATA), read);
  for (const { measure, streams: wanted } of STREAMS) {
    const stream = wanted.find((name) => streams.has(name));
    const hasMore = measure === 'sleep' ? isAnyNight : isDaily;
    if (stream === undefined || hasMore) continue;
    const points = elementsOf(read(streams.get(stream)!), 'Data Points');
    await (measure === 'sleep' ? addSegments(points, nights, tally, clock) : addPoints(points, measure, tally, clock));
  }
  nights.end();
  return sessions.length > 0 || streams.size > 0;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const part = z.object({ fitnessActivity: z.string().default('sleep'), startTime: moment, endTime: moment });
const session = part.extend({ segment: z.array(part).max(10_000).default([]) });

/** A session; null where it cannot be read. */
async function sessionOf(content: AsyncIterable<Uint8Array>): Promise<z.infer<typeof session> | null> {
  const bytes = await bytesOf(content, MOST_SESSION_BYTES + 1);
  if (bytes.length > MOST_SESSION_BYTES) return null;
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  return session.safeParse(json).data ?? null;
}

/** Adds the parts of a sleep session, a whole one without any. */
function addSleep(whole: z.infer<typeof session>, nights: Nights, clock: Clock): void {
  for (const { fitnessActivity, startTime: start, endTime: end } of whole.segment.length > 0 ? whole.segment : [whole])
    nights.add({ source: SOURCE, start, end, isAsleep: isAsleep(fitnessActivity), offset: clock(end) });
}

const isAsleep = (activity: string) => activity.startsWith('sleep') && !/awake|out_of_bed/.test(activity);

/** The files of the streams by the names of these; a file that does not begin with its name is none. */
async function streamsOf(files: readonly Entry[], read: ExportZip['read']): Promise<ReadonlyMap<string, Entry>> {
  const streams = new Map<string, Entry>();
  for (const entry of files) {
    const [, name] = STREAM.exec((await bytesOf(read(entry), BEGINNING)).toString('utf8')) ?? [];
    if (name !== undefined) streams.set(name, entry);
  }
  return streams;
}

const point = z.object({
  startTimeNanos: z.coerce.number(),
  endTimeNanos: z.coerce.number(),
  fitValue: z.array(z.object({ value: z.object({ intVal: z.number().optional(), fpVal: z.number().optional() }) })),
});

async function* readable(points: AsyncIterable<unknown>, measure: HealthMeasure, tally: DayTally) {
  for await (const each of points) {
    const { success, data } = point.safeParse(each);
    const value = data?.fitValue[0]?.value;
    const number = value?.fpVal ?? value?.intVal;
    if (!success || number === undefined) tally.skip('unreadable', measure);
    else yield { start: data.startTimeNanos / NANOSECONDS, end: data.endTimeNanos / NANOSECONDS, value: number };
  }
}

async function addPoints(
  points: AsyncIterable<unknown>,
  measure: HealthMeasure,
  tally: DayTally,
  clock: Clock,
): Promise<void> {
  for await (const { start, value } of readable(points, measure, tally))
    tally.add({ source: SOURCE, day: localDay(start, clock(start)), measure, value, moment: start });
}

/** Asleep without a stage, light, deep and REM; 1 and 3 are awake and out of bed. */
const ASLEEP: ReadonlySet<number> = new Set([2, 4, 5, 6]);

async function addSegments(
  points: AsyncIterable<unknown>,
  nights: Nights,
  tally: DayTally,
  clock: Clock,
): Promise<void> {
  for await (const { start, end, value } of readable(points, 'sleep', tally))
    nights.add({ source: SOURCE, start, end, isAsleep: ASLEEP.has(value), offset: clock(end) });
}
