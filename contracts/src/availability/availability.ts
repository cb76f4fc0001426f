import { TIME_SLOTS } from '../doctors/constants.js';
import { CONSULTATION_MINUTES, overlaps, type Slot, existingSlotAt } from '../time/slots.js';
import { MAX_HOURS_A_DAY } from './constants.js';

/** A period of a weekday in which a doctor holds consultations. */
export interface Hours {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** HH:MM in the clinic's zone. */
  from: string;
  /** HH:MM in the clinic's zone; 00:00 is the end of the day. */
  to: string;
}

/** A doctor's weekly hours, and the length of a consultation. */
export interface WeeklyHours {
  /** Minutes. */
  slotMinutes: number;
  hours: readonly Hours[];
}

/** A leave: the first and the last day, YYYY-MM-DD in the clinic's zone. */
export interface LeaveDays {
  from: string;
  to: string;
}

/** Everything that determines which slots a doctor offers. */
export interface Availability extends WeeklyHours {
  leaves: readonly LeaveDays[];
}

/** Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The default hours: the same six slots every day. */
export const USUAL_HOURS: WeeklyHours = {
  slotMinutes: CONSULTATION_MINUTES,
  hours: WEEKDAYS.flatMap((weekday) =>
    TIME_SLOTS.map((from) => ({ weekday, from, to: timeAt(minutesOf(from) + CONSULTATION_MINUTES) })),
  ),
};

/**
 * The slots that a doctor offers on a day (YYYY-MM-DD, clinic's zone), in order, free or taken. On daylight-saving changes a
 * skipped hour has no slots, and a repeated hour has its slots once. Slots never overlap.
 */
export function slotsOf({ slotMinutes, hours, leaves }: Availability, date: string, timeZone: string): Slot[] {
  if (leaves.some(({ from, to }) => from <= date && date <= to)) return [];
  const weekdayOfDate = weekdayOf(date);
  const times = hours
    .filter(({ weekday }) => weekday === weekdayOfDate)
    .flatMap((each) => timesIn(each, slotMinutes))
    .toSorted();
  const slots: Slot[] = [];
  for (const time of times) {
    const slot = existingSlotAt(date, time, timeZone, slotMinutes);
    const before = slots.at(-1);
    if (slot && (!before || !overlaps(before, slot))) slots.push(slot);
  }
  return slots;
}

/** Whether two weeks have the same hours, regardless of order. */
export function sameHours(one: WeeklyHours, other: WeeklyHours): boolean {
  const keyOf = ({ slotMinutes, hours }: WeeklyHours) =>
    [slotMinutes, ...hours.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).toSorted()].join();
  return keyOf(one) === keyOf(other);
}

/** Why hours are invalid: a code of `field-problems.ts` with its parameters. */
export type HoursProblem =
  | { code: 'HOURS_TOO_SHORT'; parameters: { minutes: number } }
  | { code: 'HOURS_TOO_MANY'; parameters: { most: number } }
  | { code: 'HOURS_BACKWARDS' | 'HOURS_OVERLAP'; parameters?: undefined };

/** Validation errors by index in `hours`; empty if the hours are valid. */
export function hoursProblems({ slotMinutes, hours }: WeeklyHours): ReadonlyMap<number, HoursProblem> {
  const problems = new Map<number, HoursProblem>();
  for (const [index, each] of hours.entries()) {
    const same = hours.filter((other) => other !== each && other.weekday === each.weekday);
    const problem = problemOf(each, same, slotMinutes);
    if (problem) problems.set(index, problem);
  }
  return problems;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function problemOf(each: Hours, sameDay: readonly Hours[], slotMinutes: number): HoursProblem | undefined {
  const { start, end } = spanOf(each);
  if (end <= start) return { code: 'HOURS_BACKWARDS' };
  if (end - start < slotMinutes) return { code: 'HOURS_TOO_SHORT', parameters: { minutes: slotMinutes } };
  if (sameDay.length >= MAX_HOURS_A_DAY) return { code: 'HOURS_TOO_MANY', parameters: { most: MAX_HOURS_A_DAY } };
  const shared = sameDay.map(spanOf).some((other) => other.start < end && start < other.end);
  return shared ? { code: 'HOURS_OVERLAP' } : undefined;
}

function timesIn(hours: Hours, slotMinutes: number): string[] {
  const { start, end } = spanOf(hours);
  const count = Math.max(0, Math.floor((end - start) / slotMinutes));
  return Array.from({ length: count }, (_, index) => timeAt(start + index * slotMinutes));
}

/** Start and end, in minutes since midnight. */
const spanOf = ({ from, to }: Hours) => ({ start: minutesOf(from), end: minutesOf(to) || 1_440 });

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeAt(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
