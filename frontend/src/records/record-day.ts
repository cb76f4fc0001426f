import { currentLanguage, localeOf } from '../language/language';

/** "Nov 18, 2026" for a calendar day, YYYY-MM-DD. */
export const recordDay = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
