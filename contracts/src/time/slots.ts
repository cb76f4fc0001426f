import { TZDate, tzOffset } from '@date-fns/tz';

/** How long one consultation is planned for, where its doctor has not set another length. */
export const CONSULTATION_MINUTES = 30;

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

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/**
 * The slot at an hour of a day in a zone, so many minutes long; the zone's daylight saving on that very day decides the
 * moment. An hour that the clocks leap over counts from where they land.
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

/** When the clocks of a zone show an hour of a day: the first time where they do twice, null where they leap over it. */
export function momentAt(date: string, time: string, timeZone: string): Date | null {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const moments = [wall - DAY, wall + DAY]
    .map((near) => wall - offsetAt(near, timeZone))
    .filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
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
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whether two times share a moment; one that begins where the other ends does not. */
export const overlaps = (one: Pick<Slot, 'startsAt' | 'endsAt'>, other: Pick<Slot, 'startsAt' | 'endsAt'>): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** The same days and hours are asked for again with every doctor, and a zone's rules are slow to look up. */
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
