import { type Language, localeOf } from '@anamnesis/contracts/language/languages';

/** "Nov 21, 2026" */
export const dateWords = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, month: 'short', day: '2-digit', year: 'numeric' }).format(
    moment,
  );

/** "Nov 21, 2026, 4:07 PM India Standard Time" */
export const momentWords = (moment: Date, timeZone: string, language: Language): string => {
  const time = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const;
  return `${dateWords(moment, timeZone, language)}, ${new Intl.DateTimeFormat(localeOf(language), time).format(moment)}`;
};
