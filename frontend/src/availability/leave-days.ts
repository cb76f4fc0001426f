import { dateFormat } from '../language/formats';

const format: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  timeZone: 'UTC',
};

/** "Nov 26 – 27, 2026"; a single day is written once. Both days are YYYY-MM-DD. */
export const leaveDays = (from: string, to: string): string =>
  dateFormat(format).formatRange(new Date(from), new Date(to));
