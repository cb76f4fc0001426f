/** All times are shown in the clinic's zone, never in the reader's, so that two people read the same time. */
type Moment = string | Date;

const inZone = (options: Intl.DateTimeFormatOptions, timeZone: string, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });
const zonePart = (at: Moment, timeZone: string, style: Intl.DateTimeFormatOptions['timeZoneName'], locale: string) =>
  inZone({ timeZoneName: style }, timeZone, locale)
    .formatToParts(new Date(at))
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

/** "India Standard Time" */
export const zoneName = (at: Moment, timeZone: string) => zonePart(at, timeZone, 'long', 'en-US');
/** "UTC+5:30" */
export const zoneOffset = (at: Moment, timeZone: string) =>
  zonePart(at, timeZone, 'shortOffset', 'en-US').replace('GMT', 'UTC');

/** "IST". Locales only know the abbreviations of their own region; otherwise the offset is shown: "GMT+8". */
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
export function currentAppointment(at: Moment, timeZone: string): string {
  const parts = inZone({ year: 'numeric', month: 'long', day: 'numeric' }, timeZone).formatToParts(new Date(at));
  const date = parts.map(({ type, value }) => (type === 'day' ? value + ordinalEnding(Number(value)) : value)).join('');
  return `${date} ${clockTime(at, timeZone)}`;
}
const ordinalEndings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalEnding = (day: number) =>
  ordinalEndings[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day)] ?? 'th';
/** "Fri, Nov 20, 2026" */
export const longDay = (at: Moment, timeZone: string) =>
  inZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }, timeZone).format(new Date(at));

/** "Today, 15:00", "Tomorrow, 09:00", "Nov 23, 10:00" */
export function nearTime(at: Moment, now: Moment, timeZone: string): string {
  const day = dayOf(at, timeZone);
  const today = dayOf(now, timeZone);
  const time = timeOf(at, timeZone);
  if (day === today) return `Today, ${time}`;
  if (day === addDays(today, 1)) return `Tomorrow, ${time}`;
  return `${inZone({ month: 'short', day: 'numeric' }, timeZone).format(new Date(at))}, ${time}`;
}

/** A calendar day some days later. Both are YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The Monday of a day's week. Both are YYYY-MM-DD. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** A calendar day in the words a date strip needs. */
export function dayWords(day: string): { weekday: string; date: string; month: string; label: string } {
  const at = `${day}T00:00:00Z`;
  return {
    weekday: inZone({ weekday: 'short' }, 'UTC').format(new Date(at)),
    date: String(Number(day.slice(8))),
    month: inZone({ month: 'long', year: 'numeric' }, 'UTC').format(new Date(at)),
    label: inZone({ weekday: 'short', month: 'short', day: 'numeric' }, 'UTC').format(new Date(at)),
  };
}
