/** The languages of the catalogues: each by its own name, and the locale by which dates, numbers and lists are written. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
  // English with accents, which shows a text that is not in the catalogue.
  'en-XA': { name: 'Ṕśéúđó', locale: 'en-US' },
} as const;
export type Language = keyof typeof languages;

/** The languages that people read; without the pseudo-locale. */
export type SpokenLanguage = Exclude<Language, 'en-XA'>;
export const spokenLanguages = ['en', 'hi'] as const satisfies readonly SpokenLanguage[];

/** The language of emails and documents for people who have chosen none. */
export const DEFAULT_LANGUAGE: SpokenLanguage = 'en';

export const localeOf = (language: Language): string => languages[language].locale;

/** The first of a person's preferred languages, as `hi-IN`, that there is; the default if there is none of them. */
export function preferredLanguage(preferred: readonly string[]): SpokenLanguage {
  const known = preferred.map((each) =>
    spokenLanguages.find((language) => language === each.toLowerCase().split('-')[0]),
  );
  return known.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
