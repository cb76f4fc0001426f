import { useSyncExternalStore } from 'react';

/** The languages of the catalogue: each by its own name, and the locale by which dates, numbers and lists are written. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  // English with accents, which shows a text that is not in the catalogue.
  'en-XA': { name: 'Ṕśéúđó', locale: 'en-US' },
} as const;
export type Language = keyof typeof languages;

let current: Language = 'en';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentLanguage = (): Language => current;

export const localeOf = (language: Language): string => languages[language].locale;

/** Shows every page in another language from now on. Pages whose texts are not loaded suspend. */
export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language of the page. Pages are rendered in English when they are built, and hydrated in English. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, () => 'en');
