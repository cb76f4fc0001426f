import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

/** The storage key of the choice; public/start.js reads it before the first paint. */
const KEY = 'theme';

/** The current colour scheme, as set on the document's root. */
export const currentScheme = (): Scheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Changes the scheme, and stores the choice on this device where storage is available. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current scheme; re-renders when it changes. Prerendered pages show the light scheme's until they are hydrated. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, currentScheme, () => 'light');
