import { EARLIEST_DAY, LATEST_FOLLOW_UP } from './constants.js';

/** The codes of field-problems.ts about days, without the schemas that the browser does not load. */
export type DayProblem =
  | 'ENTRY_DAY_TOO_EARLY'
  | 'ENTRY_DAY_IN_FUTURE'
  | 'FOLLOW_UP_TOO_EARLY'
  | 'FOLLOW_UP_TOO_LATE'
  | 'STOP_DAY_TOO_EARLY'
  | 'STOP_DAY_IN_FUTURE';

/** What is wrong with the day that a new entry is about; null if nothing is. Days are YYYY-MM-DD in the clinic's zone. */
export function entryDayProblem(date: string, today: string): DayProblem | null {
  if (date < EARLIEST_DAY) return 'ENTRY_DAY_TOO_EARLY';
  return date > today ? 'ENTRY_DAY_IN_FUTURE' : null;
}

/** What is wrong with the follow-up day of an entry about `date`; null if nothing is. */
export function followUpProblem(followUp: string, date: string): DayProblem | null {
  if (followUp < date) return 'FOLLOW_UP_TOO_EARLY';
  return followUp > LATEST_FOLLOW_UP ? 'FOLLOW_UP_TOO_LATE' : null;
}

/**
 * What is wrong with the day on which a medicine of `firstDay` was stopped; null if nothing is. Today is always possible: a record
 * may have a medicine that starts later.
 */
export function stopDayProblem(stoppedOn: string, firstDay: string, today: string): DayProblem | null {
  if (stoppedOn > today) return 'STOP_DAY_IN_FUTURE';
  return stoppedOn < firstDay && stoppedOn !== today ? 'STOP_DAY_TOO_EARLY' : null;
}

/** The days of an entry that comes from elsewhere. */
export interface EntryDays {
  readonly date: string;
  readonly followUpDate?: string | null;
  readonly stoppedOn?: string | null;
}

/** The first of the days of an entry with which something is wrong; null if nothing is. */
export function daysProblem(
  { date, followUpDate = null, stoppedOn = null }: EntryDays,
  today: string,
): { readonly field: keyof EntryDays; readonly problem: DayProblem } | null {
  const found = {
    date: entryDayProblem(date, today),
    followUpDate: followUpDate === null ? null : followUpProblem(followUpDate, date),
    stoppedOn: stoppedOn === null ? null : stopDayProblem(stoppedOn, date, today),
  };
  for (const field of ['date', 'followUpDate', 'stoppedOn'] as const)
    if (found[field] !== null) return { field, problem: found[field] };
  return null;
}
