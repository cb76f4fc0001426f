import { type LeftOutKind, MAX_SOURCES, type SkipReason } from '@anamnesis/contracts/health-imports/constants';
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
import { dailyRate, hourOf, type HourlyRates, type Sum } from './hourly-rates.js';
import { createLeftOut } from './left-out.js';

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
  /** A value of a day: a part of its steps, kilocalories or hours of sleep, or one heart rate, with its moment (ms since 1970) where that is known. */
  add(value: { source: string; day: string; measure: HealthMeasure; value: number; moment?: number }): void;
  /** A workout, in ms since 1970, NaN where it does not say when it was: it counts as left out, and so do the heart rates of its hours. */
  workout(start: number, end: number): void;
  /** Counts entries that count nowhere, by what they are; one unless their number is given. */
  skip(reason: SkipReason, kind: LeftOutKind, count?: number): void;
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

/** Hours with heart rates of all sources together: forty years of three devices. */
const MOST_HOURS = 1_000_000;
const LONGEST_WORKOUT = 24 * 60 * 60 * 1000;

interface Sums extends Record<HealthMeasure, Sum> {
  readonly rates: HourlyRates;
}

/** `today` is the day in UTC; east of it, it may be tomorrow. */
export function createDayTally(today: string): DayTally {
  const bySource = new Map<string, { name: string; days: Map<string, Sums> }>();
  const leftOut = createLeftOut();
  const lastDay = dayAfter(today, 1);
  /** The hours of workouts, counted since 1970. */
  const workouts = new Set<number>();
  let samples = 0;
  let dayCount = 0;
  let hourCount = 0;

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
    const sums: Sums = { ...perMeasure(() => ({ sum: 0, count: 0 })), rates: new Map<number, Sum>() };
    days.set(day, sums);
    return sums;
  };

  const rateOf = ({ rates }: Sums, hour: number) => {
    const known = rates.get(hour);
    if (known) return known;
    hourCount += 1;
    if (hourCount > MOST_HOURS) throw new ExportUnreadable('tooLarge');
    const sum: Sum = { sum: 0, count: 0 };
    rates.set(hour, sum);
    return sum;
  };

  return {
    add({ source, day, measure, value, moment = NaN }) {
      if (!isDay(day)) leftOut.add('unreadable', measure);
      else if (!isLikely(measure, value) || day < FIRST_DAY || day > lastDay) leftOut.add('implausible', measure);
      else {
        const sums = sumsOf(source, day);
        take(sums[measure], value);
        if (measure === 'heartRate') take(rateOf(sums, hourOf(moment)), value);
        samples += 1;
      }
    },
    workout(start, end) {
      leftOut.add('other', 'workout');
      if (!(end >= start && end - start <= LONGEST_WORKOUT)) return;
      for (let hour = hourOf(start); hour <= hourOf(end); hour += 1) workouts.add(hour);
      if (workouts.size > MOST_HOURS) throw new ExportUnreadable('tooLarge');
    },
    skip: (reason, kind, count) => leftOut.add(reason, kind, count),
    read() {
      const rateIn = ({ rates }: Sums): number | null => {
        const { rate, leftOut: ofWorkouts } = dailyRate(rates, workouts);
        if (ofWorkouts > 0) leftOut.add('other', 'workoutHeartRate', ofWorkouts);
        samples -= ofWorkouts;
        return rate === null ? null : rounded('heartRate', rate);
      };
      const measuresOf = (sums: Sums): Measures =>
        perMeasure((measure) => {
          const { sum, count } = sums[measure];
          if (count === 0) return null;
          const value = measure === 'heartRate' ? rateIn(sums) : rounded(measure, sum);
          if (value === null || isLikely(measure, value)) return value;
          leftOut.add('implausible', measure, count);
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
      if (from === undefined || to === undefined) throw new ExportUnreadable(leftOut.whyEmpty());
      return {
        sources,
        result: {
          days: all.length,
          calendarDays: new Set(all).size,
          sources: sources.size,
          samples,
          ...leftOut.read(),
          from,
          to,
        },
      };
    },
  };
}

function take(into: Sum, value: number): void {
  into.sum += value;
  into.count += 1;
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
