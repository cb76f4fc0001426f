import type { RecordReading } from '@anamnesis/contracts/audit/routes';
import { dayOf } from '../time/clinic-time';

/** The readings of one person for one purpose on one day, the latest first. */
export interface ReadingGroup {
  key: string;
  first: RecordReading;
  readings: readonly RecordReading[];
}
export interface ReadingDay {
  /** YYYY-MM-DD. */
  day: string;
  people: readonly ReadingGroup[];
}

/** Groups readings, the latest first, by day in this zone and then by person and purpose, each in the order of its latest reading. */
export function groupReadings(readings: readonly RecordReading[], timeZone: string): ReadingDay[] {
  const days = new Map<string, Map<string, RecordReading[]>>();
  for (const reading of readings) {
    const day = dayOf(reading.readAt, timeZone);
    const people = days.get(day) ?? new Map<string, RecordReading[]>();
    const { readerId, readerRole, purpose, appointment, reason } = reading;
    const key = [readerRole, readerId, purpose, appointment?.startsAt, reason].join(' ');
    people.set(key, [...(people.get(key) ?? []), reading]);
    days.set(day, people);
  }
  return [...days].map(([day, people]) => ({
    day,
    people: [...people].flatMap(([key, [first, ...more]]) =>
      first ? [{ key, first, readings: [first, ...more] }] : [],
    ),
  }));
}
