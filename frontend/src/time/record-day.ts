import { dateFormat } from '../language/formats';

/** "Nov 18, 2026" for a calendar day, YYYY-MM-DD. */
export const recordDay = (day: string): string =>
  dateFormat({
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
