import { dayAfter } from '../time/slots.js';

const DAYS = { day: 1, week: 7, month: 31, year: 366 } as const;
type Unit = keyof typeof DAYS;

/** One number and one unit, such as "5 days", "x 2 weeks" or "for 1 month". */
const COURSE = /^(?:for|x)? ?(\d{1,3}) ?(day|week|month|year)s?$/;

/**
 * The last day of a medicine, from its first day (YYYY-MM-DD) and the duration as written. Null if the duration is not one number
 * and one unit: such a medicine counts as taken until it is stopped. Months and years count with their greatest length:
 * a medicine that is compared for some days too long costs a warning, one that is left out too early could do harm.
 */
export function lastDayOf(firstDay: string, duration: string): string | null {
  const [, number, unit] = COURSE.exec(duration.trim().toLowerCase().replace(/\.$/, '')) ?? [];
  if (number === undefined || unit === undefined) return null;
  const days = Number(number) * DAYS[unit as Unit];
  if (days === 0) return null;
  const last = dayAfter(firstDay, days - 1);
  // A day after the year 9999 is written with a sign, which comes before all others.
  return last >= firstDay ? last : null;
}

/** When a medicine was prescribed, for how long, and when it was stopped; days as YYYY-MM-DD. */
export interface Course {
  readonly date: string;
  readonly duration: string;
  /** Null if it was not stopped. */
  readonly stoppedOn: string | null;
}

/** Whether a medicine counts as taken on this day. One that begins later counts too: it will be taken together with what is added now. */
export function isTakenOn({ date, duration, stoppedOn }: Course, today: string): boolean {
  if (stoppedOn !== null) return false;
  const last = lastDayOf(date, duration);
  return last === null || last >= today;
}
