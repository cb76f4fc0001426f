import { type Language, localeOf } from '@anamnesis/contracts/language/languages';
import { useSyncExternalStore } from 'react';

export { languages } from '@anamnesis/contracts/language/languages';
export { type Language, localeOf };

let current: Language = 'en';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentLanguage = (): Language => current;

/** Shows every page in another language from now on. Pages whose texts are not loaded suspend. */
export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language of the page. Pages are rendered in English when they are built, and hydrated in English. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, () => 'en');
