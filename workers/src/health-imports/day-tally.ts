import { MAX_SOURCES, type SkipReason } from '@anamnesis/contracts/health-imports/constants';
import type { ImportResult } from '@anamnesis/contracts/health-imports/events';
import { day as calendarDay } from '@anamnesis/contracts/language/reply';
import { typedText } from '@anamnesis/contracts/language/text';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import {
  healthMeasures,
  type HealthMeasure,
  MAX_DEVICE_NAME,
  SIMULATED,
} from '@anamnesis/contracts/wearables/constants';
import { deviceNameKey } from '@anamnesis/contracts/wearables/device-name';
import { type Measures, perMeasure } from '@anamnesis/contracts/wearables/measures';
import { ExportUnreadable } from './export-unreadable.js';

/** What one source measured on a day. */
interface ReadDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly measures: Measures;
}

/** What an export has: the days of each source, by its name, the oldest first. */
export interface ReadExport {
  readonly sources: ReadonlyMap<string, readonly ReadDay[]>;
  readonly result: ImportResult;
}

/** Adds up the values of an export by source and day. Its memory depends on the number of days, not on that of values. */
export interface DayTally {
  /** A value of a day: a part of its steps, kilocalories or hours of sleep, or one heart rate. */
  add(value: { source: string; day: string; measure: HealthMeasure; value: number }): void;
  /** Counts an entry that counts nowhere. */
  skip(reason: SkipReason): void;
  /** Throws `ExportUnreadable` where there are no days. */
  read(): ReadExport;
}

/** Values outside were not measured on a person: those of one entry, and of a whole day. */
const LIKELY: Readonly<Record<HealthMeasure, { least: number; most: number }>> = {
  heartRate: { least: 20, most: 300 },
  steps: { least: 0, most: 200_000 },
  calories: { least: 0, most: 30_000 },
  sleep: { least: 0, most: 24 },
};
const FIRST_DAY = '1990-01-01';
/** Days of all sources together: more than fifty years of ten devices. */
const MOST_DAYS = 200_000;

type Sums = Record<HealthMeasure, { sum: number; count: number }>;

/** `today` is the day in UTC; east of it, it may be tomorrow. */
export function createDayTally(today: string): DayTally {
  const bySource = new Map<string, { name: string; days: Map<string, Sums> }>();
  const skipped = { other: 0, unreadable: 0, implausible: 0 };
  const lastDay = dayAfter(today, 1);
  let samples = 0;
  let dayCount = 0;

  const daysOf = (source: string) => {
    const name =
      typedText(source.normalize('NFKC')).replace(/\s+/g, ' ').trim().slice(0, MAX_DEVICE_NAME).trim() || 'Export';
    const key = deviceNameKey(name);
    const known = bySource.get(key);
    if (known) return known.days;
    if (bySource.size >= MAX_SOURCES) throw new ExportUnreadable('tooLarge');
    const days = new Map<string, Sums>();
    bySource.set(key, { name, days });
    return days;
  };
  const sumsOf = (source: string, day: string) => {
    const days = daysOf(source);
    const known = days.get(day);
    if (known) return known;
    dayCount += 1;
    if (dayCount > MOST_DAYS) throw new ExportUnreadable('tooLarge');
    const sums: Sums = perMeasure(() => ({ sum: 0, count: 0 }));
    days.set(day, sums);
    return sums;
  };

  return {
    add({ source, day, measure, value }) {
      if (!isDay(day)) skipped.unreadable += 1;
      else if (!isLikely(measure, value) || day < FIRST_DAY || day > lastDay) skipped.implausible += 1;
      else {
        const sums = sumsOf(source, day)[measure];
        sums.sum += value;
        sums.count += 1;
        samples += 1;
      }
    },
    skip(reason) {
      skipped[reason] += 1;
    },
    read() {
      const measuresOf = (sums: Sums): Measures =>
        perMeasure((measure) => {
          const { sum, count } = sums[measure];
          if (count === 0) return null;
          const value = rounded(measure, measure === 'heartRate' ? sum / count : sum);
          if (isLikely(measure, value)) return value;
          skipped.implausible += count;
          samples -= count;
          return null;
        });
      const sources = new Map<string, readonly ReadDay[]>();
      for (const { name, days } of bySource.values()) {
        const read = [...days]
          .map(([day, sums]) => ({ day, measures: measuresOf(sums) }))
          .filter(({ measures }) => healthMeasures.some((measure) => measures[measure] !== null))
          .toSorted((a, b) => (a.day < b.day ? -1 : 1));
        if (read.length > 0) sources.set(name, read);
      }
      const all = [...sources.values()].flatMap((days) => days.map(({ day }) => day)).toSorted();
      const [from, to] = [all[0], all.at(-1)];
      if (from === undefined || to === undefined) throw new ExportUnreadable('empty');
      return {
        sources,
        result: {
          days: all.length,
          calendarDays: new Set(all).size,
          sources: sources.size,
          samples,
          skipped: { ...skipped },
          from,
          to,
        },
      };
    },
  };
}

/** Days of the calendar that were seen: each has many values. */
const days = new Set<string>();
const MOST_KEPT = 50_000;

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (days.has(text)) return true;
  if (!calendarDay.safeParse(text).success) return false;
  if (days.size < MOST_KEPT) days.add(text);
  return true;
}

const isLikely = (measure: HealthMeasure, value: number): boolean =>
  value >= LIKELY[measure].least && value <= LIKELY[measure].most;

const rounded = (measure: HealthMeasure, value: number): number => Number(value.toFixed(SIMULATED[measure].decimals));
