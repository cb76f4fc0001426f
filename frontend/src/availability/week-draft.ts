import {
  type Hours,
  hoursProblems,
  sameHours,
  type WeeklyHours,
  WEEKDAYS,
} from '@anamnesis/contracts/availability/availability';
import { SLOT_MINUTES } from '@anamnesis/contracts/availability/constants';
import { availabilityMessages as m } from './messages';

/** The first draft of an own week: mornings and afternoons of the working days. */
export const FIRST_WEEK: WeeklyHours = {
  slotMinutes: 30,
  hours: WEEKDAYS.slice(0, 5).flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '14:00', to: '17:00' },
  ]),
};

/** The lengths to choose from, including the current one. */
export function slotLengths(current: number): number[] {
  const usual = [15, 20, 30, 40, 45, 60, 75, 90, SLOT_MINUTES.most];
  return [...new Set([...usual, current])].toSorted((one, other) => one - other);
}

/** "Monday" for 1 */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** What is wrong, by the place of the hours in the list: what was left empty, and what nobody could keep. */
export function draftProblems({ slotMinutes, hours }: WeeklyHours): ReadonlyMap<number, string> {
  const isWhole = ({ from, to }: Hours) => from !== '' && to !== '';
  const whole = hours.filter(isWhole);
  const among = hoursProblems({ slotMinutes, hours: whole });
  const told = hours.map((each) => (isWhole(each) ? among.get(whole.indexOf(each)) : m.bothTimes));
  return new Map(told.flatMap((problem, index) => (problem ? [[index, problem] as const] : [])));
}

/** Further hours on a weekday: the morning first, then three hours from two in the afternoon or an hour after the last. */
export function withMore(week: WeeklyHours, weekday: number): WeeklyHours {
  const last = week.hours
    .filter((each) => each.weekday === weekday)
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  const more: Hours =
    last === undefined
      ? { weekday, from: '09:00', to: '12:00' }
      : last <= '13:00'
        ? { weekday, from: '14:00', to: '17:00' }
        : { weekday, from: '', to: '' };
  return { ...week, hours: [...week.hours, more] };
}

export const withChanged = (week: WeeklyHours, at: number, change: Partial<Hours>): WeeklyHours => ({
  ...week,
  hours: week.hours.map((each, index) => (index === at ? { ...each, ...change } : each)),
});

export const without = (week: WeeklyHours, at: number): WeeklyHours => ({
  ...week,
  hours: week.hours.filter((_, index) => index !== at),
});

/** Copies Monday's hours to Tuesday until Friday, replacing theirs. */
export function withMondayCopied(week: WeeklyHours): WeeklyHours {
  const monday = week.hours.filter(({ weekday }) => weekday === 1);
  const copies = [2, 3, 4, 5].flatMap((weekday) => monday.map((each) => ({ ...each, weekday })));
  return { ...week, hours: [...monday, ...copies, ...week.hours.filter(({ weekday }) => weekday > 5)] };
}

/** Whether the week on screen is another one than what is kept. */
export const isChanged = (draft: WeeklyHours | null, kept: WeeklyHours): draft is WeeklyHours =>
  draft !== null && !sameHours(draft, kept);
