/** The languages of the catalogue. `en-XA` is English with accents, which shows a text that is not in the catalogue. */
export const languages = ['en', 'en-XA'] as const;
export type Language = (typeof languages)[number];

/** The language of emails and calendar files: which one a person reads is not recorded. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The locale by which dates, numbers and lists are written. */
export const localeOf = (language: Language): string => (language === 'en-XA' ? 'en-US' : `${language}-US`);
