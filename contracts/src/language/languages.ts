/** The languages of the catalogues: each by its own name, and the locale by which dates, numbers and lists are written. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  // English with accents, which shows a text that is not in the catalogue.
  'en-XA': { name: 'Ṕśéúđó', locale: 'en-US' },
} as const;
export type Language = keyof typeof languages;

/** The language of emails and calendar files: which one a person reads is not recorded. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const localeOf = (language: Language): string => languages[language].locale;
