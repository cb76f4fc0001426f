import { dateFormat } from '../language/formats';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { zoneAbbreviation } from '../time/clinic-time';

const format = (options: Intl.DateTimeFormatOptions, timeZone: string) => dateFormat({ ...options, timeZone });

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const seconds = { ...clock, second: '2-digit' } as const;
const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** "Sep 1, 2026, 10:22:41 IST" */
export const exactMoment = (at: string, timeZone: string) =>
  `${format({ ...date, ...seconds }, timeZone).format(new Date(at))} ${zoneAbbreviation(at, timeZone)}`;
/** "Sep 1, 2026, 10:22" */
export const shortMoment = (at: string, timeZone: string) =>
  format({ ...date, ...clock }, timeZone).format(new Date(at));
/** "Sep 1, 2026" of a moment */
export const dayOfMoment = (at: string, timeZone: string) => format(date, timeZone).format(new Date(at));
/** "Sep 1, 2026" of a day, YYYY-MM-DD */
export const shortDay = (day: string) => format(date, 'UTC').format(new Date(`${day}T00:00:00Z`));
/** "10:22:41" */
export const secondsOf = (at: string, timeZone: string) => format(seconds, timeZone).format(new Date(at));

const DAY_MS = 86_400_000;

/** A label of a span of time: "Sep 2026" over many months, "Sep 1" over days, "10:22" within a day, "10:22:41" within minutes. */
export function labelIn(spanMs: number, timeZone: string): (at: string) => string {
  const options: Intl.DateTimeFormatOptions =
    spanMs > 200 * DAY_MS
      ? { month: 'short', year: 'numeric' }
      : spanMs > 2 * DAY_MS
        ? { month: 'short', day: 'numeric' }
        : spanMs > DAY_MS / 144
          ? clock
          : seconds;
  const formatter = format(options, timeZone);
  return (at) => formatter.format(new Date(at));
}

/** The moment, ISO 8601, of a day (YYYY-MM-DD) and a time (HH:MM) at the clinic. */
export const momentAt = (day: string, time: string, timeZone: string) => slotAt(day, time, timeZone).startsAt;
