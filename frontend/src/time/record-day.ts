import { dateFormat } from '../language/formats';

/** "Nov 18, 2026" for a calendar day, YYYY-MM-DD; "Nov 2026" and "2026" where only the month or the year is known. */
export const recordDay = (date: string): string =>
  dateFormat({
    year: 'numeric',
    ...(date.length > 4 && { month: 'short' }),
    ...(date.length > 7 && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
