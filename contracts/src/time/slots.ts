import { TZDate, tzOffset } from '@date-fns/tz';

/** Default length of a consultation. */
export const CONSULTATION_MINUTES = 30;

/** A slot: day and time in the clinic's zone, with its start and end. */
export interface Slot {
  /** YYYY-MM-DD in the clinic's zone. */
  date: string;
  /** HH:MM in the clinic's zone. */
  time: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/**
 * The slot of a given length at a time of day in a zone, with that day's daylight saving. A time that the clocks skip counts
 * from the time they jump to.
 */
export function slotAt(date: string, time: string, timeZone: string, minutes = CONSULTATION_MINUTES): Slot {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const start = momentAt(date, time, timeZone)?.getTime() ?? wall - offsetAt(wall - DAY, timeZone);
  return slotFrom(date, time, start, minutes);
}

/** The slot at an hour of a day in a zone, as `slotAt` gives it; null where the clocks leap over that hour. */
export function slotShown(date: string, time: string, timeZone: string, minutes: number): Slot | null {
  const moment = momentAt(date, time, timeZone);
  return moment && slotFrom(date, time, moment.getTime(), minutes);
}

const slotFrom = (date: string, time: string, start: number, minutes: number): Slot => ({
  date,
  time,
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + minutes * MINUTE).toISOString(),
});

/** The moment of a local time in a zone: the first one if the clocks show it twice, null if they skip it. */
function momentAt(date: string, time: string, timeZone: string): Date | null {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const moments = [wall - DAY, wall + DAY]
    .map((near) => wall - offsetAt(near, timeZone))
    .filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** Day and time of a moment in a zone. */
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
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whether two periods overlap. Adjacent ones do not. */
export const overlaps = (one: Pick<Slot, 'startsAt' | 'endsAt'>, other: Pick<Slot, 'startsAt' | 'endsAt'>): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** Cached: the same days and times are asked for each doctor, and zone lookups are slow. */
const offsets = new Map<string, number>();
const OFFSETS_MOST = 20_000;

/** Milliseconds that a zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const asked = `${timeZone} ${moment}`;
  const known = offsets.get(asked);
  if (known !== undefined) return known;
  const offset = tzOffset(timeZone, new Date(moment)) * MINUTE;
  if (offsets.size >= OFFSETS_MOST) offsets.clear();
  offsets.set(asked, offset);
  return offset;
}
