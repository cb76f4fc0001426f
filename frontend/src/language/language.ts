import { type Language, languages, localeOf } from '@anamnesis/contracts/language/languages';
import { useSyncExternalStore } from 'react';

export { type Language, localeOf };

const KEY = 'language';
const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value);

let current: Language = 'en';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentLanguage = (): Language => current;

/** Shows every page in another language from now on, on this device. */
export function setLanguage(language: Language): void {
  current = language;
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Takes up the language chosen earlier on this device. */
export function restoreLanguage(): void {
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored) && stored !== current) setLanguage(stored);
}

/** The language of the page. Pages are rendered in English when they are built, and hydrated in English. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, () => 'en');
