import { TZDate } from '@date-fns/tz';
import { CONSULTATION_MINUTES } from '../appointments/constants.js';

/** One consultation's time: a day and an hour of the clinic, and the moments they are. */
export interface Slot {
  /** YYYY-MM-DD in the clinic's zone. */
  date: string;
  /** HH:MM in the clinic's zone. */
  time: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
}

/** The slot at an hour of a day in a zone; the zone's daylight saving on that very day decides the moment. */
export function slotAt(date: string, time: string, timeZone: string): Slot {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const start = new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
  return {
    date,
    time,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + CONSULTATION_MINUTES * 60_000).toISOString(),
  };
}

/** Which day and hour of the clinic a moment is. */
export function clinicTime(moment: Date, timeZone: string): { date: string; time: string } {
  const local = new TZDate(moment.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
    time: `${two(local.getHours())}:${two(local.getMinutes())}`,
  };
}

/** The calendar day `days` later. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
