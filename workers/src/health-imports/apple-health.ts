import { SaxesParser } from 'saxes';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';

type Attributes = Readonly<Record<string, string>>;

/** Characters without a tag, and tags inside each other: an export has fewer. They bound the parser's memory. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
const MOST_DEPTH = 64;

/**
 * Reads the `export.xml` of Apple Health. Its document type is malformed, and texts have characters that XML forbids: such errors are counted and
 * reading goes on. A file that ends before its root element does is damaged.
 */
export async function readAppleHealth(chunks: AsyncIterable<Uint8Array>, tally: DayTally): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let [depth, lastTag, isBegun] = [0, 0, false];
  parser.on('error', () => {
    // Before the root element, where the document type is.
    if (isBegun) tally.skip('unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => {
    lastTag = parser.position;
    depth += 1;
    if (!isBegun && name !== 'HealthData') throw new ExportUnreadable('unsupported');
    if (depth > MOST_DEPTH) throw new ExportUnreadable('damaged');
    isBegun = true;
    if (name === 'Record') addRecord(attributes as Attributes, tally);
  });
  parser.on('closetag', () => {
    lastTag = parser.position;
    depth -= 1;
  });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (parser.position - lastTag > MOST_CHARACTERS) throw new ExportUnreadable(isBegun ? 'damaged' : 'unsupported');
  }
  if (!isBegun) throw new ExportUnreadable('unsupported');
  if (depth > 0) throw new ExportUnreadable('damaged');
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
/** Each stage of sleep, and sleep without a stage; not the time in bed or awake. */
const ASLEEP = 'HKCategoryValueSleepAnalysisAsleep';

/** The day of a time is the one that is written: that of the person's zone at that time. */
const WRITTEN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/;
const HOUR = 60 * 60 * 1000;

function addRecord(attributes: Attributes, tally: DayTally): void {
  const { type = '', sourceName: source = '', startDate = '', endDate = '', unit = '', value = '' } = attributes;
  if (type === SLEEP) {
    if (!value.startsWith(ASLEEP)) return tally.skip('other');
    const [start, end] = [momentOf(startDate), momentOf(endDate)];
    // A night belongs to the day on which it ends.
    return tally.add({ source, day: endDate.slice(0, 10), measure: 'sleep', value: (end - start) / HOUR });
  }
  const quantity = Object.hasOwn(QUANTITIES, type) ? QUANTITIES[type as keyof typeof QUANTITIES] : null;
  if (!quantity) return tally.skip('other');
  const { measure, units } = quantity;
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor === undefined) return tally.skip('implausible');
  const number = value.trim() === '' ? NaN : Number(value);
  if (Number.isNaN(number)) return tally.skip('unreadable');
  tally.add({ source, day: startDate.slice(0, 10), measure, value: number * factor });
}

/** NaN where it is not written as a time. */
function momentOf(written: string): number {
  const [, day, time, hours, minutes] = WRITTEN.exec(written) ?? [];
  return Date.parse(`${day}T${time}${hours}:${minutes}`);
}
