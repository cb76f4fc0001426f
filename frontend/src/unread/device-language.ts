import { useEffect } from 'react';
import { useLanguage } from '../language/language';

/** Where the service worker finds it (worker/push-in-worker.ts), which can read no other storage of a page. */
const CACHE = 'device';
const LANGUAGE = '/device-language';

/** Tells the service worker the language of the pages, in which it writes push notifications; on devices that allow them. */
export function useDeviceLanguage(isAllowed = globalThis.Notification?.permission === 'granted'): void {
  const language = useLanguage();
  useEffect(() => {
    if (!('caches' in globalThis) || !isAllowed) return;
    caches
      .open(CACHE)
      .then((cache) => cache.put(LANGUAGE, new Response(language)))
      // Without it they are in the language of the browser.
      .catch((error: unknown) => console.warn('The language is not kept for push notifications.', error));
  }, [isAllowed, language]);
}
