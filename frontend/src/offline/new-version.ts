import { hasUnsent } from './unsent';

/** As the service worker reads it (worker/update-in-worker.ts). */
const USE_NEW_VERSION = 'use-new-version';

/** How long the old worker may take to make way, ms. A browser can keep it for minutes; pages come from the network, so a load brings the new ones without it too. */
const PATIENCE = 5_000;

/**
 * Calls `onReady` when a new version of the pages is kept and waits. It is used once the last tab is closed, or when the passed function is
 * called, which loads this page again. Returns the function that stops this.
 */
export function followNewVersion(
  registration: ServiceWorkerRegistration,
  onReady: (use: () => void) => void,
): () => void {
  const { serviceWorker } = navigator;
  const tell = () => {
    const { waiting } = registration;
    // Without a controller it is the first version.
    if (!waiting || !serviceWorker.controller) return;
    onReady(() => {
      let isLoading = false;
      // Once: a second load while the first one changes workers can leave the page without either.
      const load = () => {
        if (!isLoading) location.reload();
        isLoading = true;
      };
      serviceWorker.addEventListener('controllerchange', load, { once: true });
      setTimeout(() => !hasUnsent() && load(), PATIENCE);
      waiting.postMessage(USE_NEW_VERSION);
    });
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}
