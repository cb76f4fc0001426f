import { TZDate, tzOffset } from '@date-fns/tz';

/** Default length of a consultation. */
export const CONSULTATION_MINUTES = 30;

/** A slot: date and time in the clinic's zone, and its start and end in UTC. */
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
 * The slot of a given length at a local time in a zone. A time that is skipped by daylight saving is shifted forward by the
 * length of the gap.
 */
export function slotAt(date: string, time: string, timeZone: string, minutes = CONSULTATION_MINUTES): Slot {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const start = momentAt(date, time, timeZone)?.getTime() ?? wall - offsetAt(wall - DAY, timeZone);
  return slotFrom(date, time, start, minutes);
}

/** The slot at a local time in a zone, like `slotAt`; null if daylight saving skips that time. */
export function existingSlotAt(date: string, time: string, timeZone: string, minutes: number): Slot | null {
  const moment = momentAt(date, time, timeZone);
  return moment && slotFrom(date, time, moment.getTime(), minutes);
}

const slotFrom = (date: string, time: string, start: number, minutes: number): Slot => ({
  date,
  time,
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + minutes * MINUTE).toISOString(),
});

/** The point in time after another at which a local time comes in a zone: the second one if it is repeated and the first has passed. */
export function nextAt(date: string, time: string, timeZone: string, after: Date): string {
  const next = momentsAt(date, time, timeZone).find((moment) => moment > after.getTime());
  return next === undefined ? slotAt(date, time, timeZone).startsAt : new Date(next).toISOString();
}

/** The point in time of a local time in a zone: the first one if it is repeated, null if it is skipped. */
function momentAt(date: string, time: string, timeZone: string): Date | null {
  const [first] = momentsAt(date, time, timeZone);
  return first === undefined ? null : new Date(first);
}

/** The points in time of a local time in a zone, in order: two if it is repeated, none if it is skipped. */
function momentsAt(date: string, time: string, timeZone: string): number[] {
  const wall = Date.parse(`${date}T${time}:00Z`);
  return [wall - DAY, wall + DAY]
    .map((near) => wall - offsetAt(near, timeZone))
    .filter((moment) => moment + offsetAt(moment, timeZone) === wall)
    .toSorted((one, other) => one - other);
}

/** Local date and time of a point in time in a zone. */
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

/** Cached, because zone lookups are slow and repeat for every doctor. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 20_000;

/** Offset of a zone from UTC at a point in time, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const key = `${timeZone} ${moment}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = tzOffset(timeZone, new Date(moment)) * MINUTE;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}
