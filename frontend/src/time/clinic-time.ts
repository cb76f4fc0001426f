import { dateFormat } from '../language/formats';
import type { TimeTexts } from './messages';

/** All times are shown in the clinic's zone, not in the reader's, so that both sides read the same time. */
type Moment = string | Date;

const inZone = (options: Intl.DateTimeFormatOptions, timeZone: string, locale?: string) =>
  dateFormat({ ...options, timeZone }, locale);
const zonePart = (at: Moment, timeZone: string, style: Intl.DateTimeFormatOptions['timeZoneName'], locale?: string) =>
  inZone({ timeZoneName: style }, timeZone, locale)
    .formatToParts(new Date(at))
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

/** "India Standard Time" */
export const zoneName = (at: Moment, timeZone: string) => zonePart(at, timeZone, 'long');
/** "UTC+5:30" */
export const zoneOffset = (at: Moment, timeZone: string) => zonePart(at, timeZone, 'shortOffset').replace('GMT', 'UTC');

/** "IST". A locale has the abbreviations of its own region only, so several are tried. Without one, the offset: "GMT+8". */
export function zoneAbbreviation(at: Moment, timeZone: string): string {
  const names = ['en-US', 'en-IN', 'en-GB', 'en-AU'].map((locale) => zonePart(at, timeZone, 'short', locale));
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? timeZone;
}

/** YYYY-MM-DD */
export const dayOf = (at: Moment, timeZone: string) =>
  inZone({ year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone, 'en-CA').format(new Date(at));
/** HH:MM */
export const timeOf = (at: Moment, timeZone: string) =>
  inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone).format(new Date(at));

/** "Nov 05, 2026" */
export const listDate = (at: Moment, timeZone: string) =>
  inZone({ month: 'short', day: '2-digit', year: 'numeric' }, timeZone).format(new Date(at));
/** "16:00 IST" */
export const listTime = (at: Moment, timeZone: string) => `${timeOf(at, timeZone)} ${zoneAbbreviation(at, timeZone)}`;
/** "Sat, Nov 21, 11:00 AM IST" */
export function agreedTime(at: Moment, timeZone: string): string {
  const words = inZone(
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  );
  return `${words.format(new Date(at))} ${zoneAbbreviation(at, timeZone)}`;
}
/** "4:00 PM IST" */
export const clockTime = (at: Moment, timeZone: string) =>
  `${inZone({ hour: 'numeric', minute: '2-digit' }, timeZone).format(new Date(at))} ${zoneAbbreviation(at, timeZone)}`;
/** "November 20th, 2026 4:00 PM IST" */
export function currentAppointment(m: TimeTexts, at: Moment, timeZone: string): string {
  const parts = inZone({ year: 'numeric', month: 'long', day: 'numeric' }, timeZone).formatToParts(new Date(at));
  const day = m.dayOfMonth({ day: Number(dayOf(at, timeZone).slice(8)) });
  const date = parts.map(({ type, value }) => (type === 'day' ? day : value)).join('');
  return `${date} ${clockTime(at, timeZone)}`;
}
/** "Fri, Nov 20, 2026" */
export const longDay = (at: Moment, timeZone: string) =>
  inZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }, timeZone).format(new Date(at));

/** "Today", "Tomorrow", "Nov 23" */
export function nearDay(m: TimeTexts, at: Moment, now: Moment, timeZone: string): string {
  const day = dayOf(at, timeZone);
  const today = dayOf(now, timeZone);
  if (day === today) return m.today;
  if (day === addDays(today, 1)) return m.tomorrow;
  return inZone({ month: 'short', day: 'numeric' }, timeZone).format(new Date(at));
}
/** "Today, 15:00", "Tomorrow, 09:00", "Nov 23, 10:00" */
export const nearTime = (m: TimeTexts, at: Moment, now: Moment, timeZone: string) =>
  m.dayAndTime({ day: nearDay(m, at, now, timeZone), time: timeOf(at, timeZone) });

/** A calendar day plus a number of days. Both days are YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The Monday of a day's week. Both days are YYYY-MM-DD. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The parts of a calendar day (YYYY-MM-DD) for a date picker: "Sat", "21", "November 2026", "Sat, Nov 21". */
export function dayWords(day: string): { weekday: string; date: string; month: string; label: string } {
  const at = `${day}T00:00:00Z`;
  return {
    weekday: inZone({ weekday: 'short' }, 'UTC').format(new Date(at)),
    date: String(Number(day.slice(8))),
    month: inZone({ month: 'long', year: 'numeric' }, 'UTC').format(new Date(at)),
    label: inZone({ weekday: 'short', month: 'short', day: 'numeric' }, 'UTC').format(new Date(at)),
  };
}
