import { type Language, localeOf } from '@anamnesis/contracts/language/languages';

/** "Nov 21, 2026" */
export const dateWords = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, month: 'short', day: '2-digit', year: 'numeric' }).format(
    moment,
  );

/** "Nov 21, 2026" for a calendar day, YYYY-MM-DD; "Nov 2026" and "2026" where only the month or the year is known. */
export const calendarWords = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...{ timeZone: 'UTC', year: 'numeric' },
    ...(date.length > 4 && { month: 'short' }),
    ...(date.length > 7 && { day: '2-digit' }),
  }).format(new Date(date));

/** "Nov 21, 2026, 4:07 PM India Standard Time" */
export const momentWords = (moment: Date, timeZone: string, language: Language): string => {
  const time = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const;
  return `${dateWords(moment, timeZone, language)}, ${new Intl.DateTimeFormat(localeOf(language), time).format(moment)}`;
};
