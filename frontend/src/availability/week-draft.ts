import {
  type Hours,
  type HoursProblem,
  hoursProblems,
  type WeeklyHours,
  WEEKDAYS,
} from '@anamnesis/contracts/availability/availability';
import { SLOT_MINUTES } from '@anamnesis/contracts/availability/constants';
import { dateFormat } from '../language/formats';
import type { RefusalTexts } from '../api/refusal-messages';
import type { AvailabilityTexts } from './messages';

type HoursTexts = Pick<RefusalTexts['problems'], HoursProblem['code']>;

/** The initial draft of own hours: mornings and afternoons from Monday to Friday. */
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
  dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** Error texts by index of the hours: missing times and invalid ranges. */
export function draftProblems(
  m: Pick<AvailabilityTexts, 'bothTimes'>,
  reasons: HoursTexts,
  { slotMinutes, hours }: WeeklyHours,
): ReadonlyMap<number, string> {
  const isComplete = ({ from, to }: Hours) => from !== '' && to !== '';
  const complete = hours.filter(isComplete);
  const invalid = hoursProblems({ slotMinutes, hours: complete });
  const texts = hours.map((each) =>
    isComplete(each) ? sentenceOf(reasons, invalid.get(complete.indexOf(each))) : m.bothTimes,
  );
  return new Map(texts.flatMap((problem, index) => (problem ? [[index, problem] as const] : [])));
}

function sentenceOf(reasons: HoursTexts, problem: HoursProblem | undefined): string | undefined {
  if (problem?.code === 'HOURS_TOO_SHORT') return reasons.HOURS_TOO_SHORT(problem.parameters);
  if (problem?.code === 'HOURS_TOO_MANY') return reasons.HOURS_TOO_MANY(problem.parameters);
  return problem && reasons[problem.code];
}

/** Adds hours to a weekday: 09:00–12:00 first, then 14:00–17:00 if the last hours end by 13:00, otherwise empty inputs. */
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

/** Copies Monday's hours to Tuesday through Friday, replacing theirs. */
export function withMondayCopied(week: WeeklyHours): WeeklyHours {
  const monday = week.hours.filter(({ weekday }) => weekday === 1);
  const copies = [2, 3, 4, 5].flatMap((weekday) => monday.map((each) => ({ ...each, weekday })));
  return { ...week, hours: [...monday, ...copies, ...week.hours.filter(({ weekday }) => weekday > 5)] };
}
