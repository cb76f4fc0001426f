import { SaxesParser } from 'saxes';
import { appleKindOf } from './apple-kinds.js';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { createNights, type Nights } from './nights.js';

type Attributes = Readonly<Record<string, string>>;

/** Characters without a tag, and tags inside each other: an export has fewer. They bound the parser's memory. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
const MOST_DEPTH = 64;

/**
 * Reads the `export.xml` of Apple Health. Its document type is malformed, and texts have characters that XML forbids: such errors are counted and
 * reading goes on. A file that ends before its root element does is damaged. Records of sleep are put together when all were read: each is one stage, and a source
 * may write the same time twice.
 */
export async function readAppleHealth(chunks: AsyncIterable<Uint8Array>, tally: DayTally): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  const nights = createNights(tally);
  let [depth, lastTag, isBegun, isCorrelation] = [0, 0, false, false];
  parser.on('error', () => {
    // Before the root element, where the document type is.
    if (isBegun) tally.skip('unreadable', 'other');
  });
  parser.on('opentag', ({ name, attributes }) => {
    lastTag = parser.position;
    depth += 1;
    if (!isBegun && name !== 'HealthData') throw new ExportUnreadable('unsupported');
    if (depth > MOST_DEPTH) throw new ExportUnreadable('damaged');
    isBegun = true;
    if (name === 'Correlation') isCorrelation = true;
    // The records of a correlation are written a second time beside it.
    if (isCorrelation) return;
    if (name === 'Record') addRecord(attributes as Attributes, tally, nights);
    else if (name === 'Workout') addWorkout(attributes as Attributes, tally);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Correlation') isCorrelation = false;
    lastTag = parser.position;
    depth -= 1;
  });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (parser.position - lastTag > MOST_CHARACTERS) throw new ExportUnreadable(isBegun ? 'damaged' : 'unsupported');
  }
  if (!isBegun) throw new ExportUnreadable('unsupported');
  if (depth > 0) throw new ExportUnreadable('damaged');
  nights.end();
}

/** Kilocalories and beats per minute in one of the unit. */
const ENERGY: Readonly<Record<string, number>> = { kcal: 1, Cal: 1, kJ: 1 / 4.184, cal: 0.001, J: 0.001 / 4.184 };
const RATE: Readonly<Record<string, number>> = { 'count/min': 1, 'count/s': 60 };
const COUNT: Readonly<Record<string, number>> = { count: 1 };

const QUANTITIES = {
  HKQuantityTypeIdentifierHeartRate: { measure: 'heartRate', units: RATE },
  HKQuantityTypeIdentifierStepCount: { measure: 'steps', units: COUNT },
  // What a day took is both together.
  HKQuantityTypeIdentifierActiveEnergyBurned: { measure: 'calories', units: ENERGY },
  HKQuantityTypeIdentifierBasalEnergyBurned: { measure: 'calories', units: ENERGY },
} as const;
const SLEEP = 'HKCategoryTypeIdentifierSleepAnalysis';
/** Each stage of sleep, and sleep without a stage; not the time in bed. */
const ASLEEP = 'HKCategoryValueSleepAnalysisAsleep';
const AWAKE = 'HKCategoryValueSleepAnalysisAwake';

/** The day of a time is the one that is written: that of the person's zone at that time. */
const WRITTEN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/;
const MINUTE = 60_000;

function addRecord(attributes: Attributes, tally: DayTally, nights: Nights): void {
  const { type = '', sourceName: source = '', startDate = '', endDate = '', unit = '', value = '' } = attributes;
  if (type === SLEEP) {
    const isAsleep = value.startsWith(ASLEEP);
    if (!isAsleep && value !== AWAKE) return tally.skip('other', 'inBed');
    const [{ moment: start }, { moment: end, offset }] = [timeOf(startDate), timeOf(endDate)];
    return nights.add({ source, start, end, isAsleep, offset });
  }
  const quantity = Object.hasOwn(QUANTITIES, type) ? QUANTITIES[type as keyof typeof QUANTITIES] : null;
  if (!quantity) return tally.skip('other', appleKindOf(type));
  const { measure, units } = quantity;
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor === undefined) return tally.skip('implausible', 'unknownUnit');
  const number = value.trim() === '' ? NaN : Number(value);
  if (Number.isNaN(number)) return tally.skip('unreadable', measure);
  const day = startDate.slice(0, 10);
  const moment = measure === 'heartRate' ? timeOf(startDate).moment : NaN;
  tally.add({ source, day, measure, value: number * factor, moment });
}

function addWorkout({ startDate = '', endDate = '' }: Attributes, tally: DayTally): void {
  tally.workout(timeOf(startDate).moment, timeOf(endDate).moment);
}

/** A moment in ms since 1970, NaN where it is not written as a time; and by how many ms its zone is ahead of UTC. */
function timeOf(written: string): { moment: number; offset: number } {
  const [, day, time, hours = '', minutes = ''] = WRITTEN.exec(written) ?? [];
  const sign = hours.startsWith('-') ? -1 : 1;
  return {
    moment: Date.parse(`${day}T${time}${hours}:${minutes}`),
    offset: (Number(hours) * 60 + sign * Number(minutes)) * MINUTE,
  };
}
