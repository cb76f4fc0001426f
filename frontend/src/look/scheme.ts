import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

/** The name under which the choice is kept; public/start.js reads it before the first paint. */
const KEY = 'theme';

/** The current colour scheme, as set on the document's root. */
export const currentScheme = (): Scheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Shows the other scheme from now on, and keeps the choice on this device where storage is open to us. */
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

/** The scheme, followed. A page that is rendered when the product is built shows the light one's, until it is hydrated. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, currentScheme, () => 'light');
