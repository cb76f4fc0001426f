let registration: Promise<ServiceWorkerRegistration | null> | undefined;

/**
 * Registers the service worker of the whole site (src/worker), once per page. Null where there is none: in a browser or on a page that does
 * not allow it, and while developing.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registration ??= register();
  return registration;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
  } catch (error) {
    console.warn('Without a service worker the pages need a network.', error);
    return null;
  }
}
