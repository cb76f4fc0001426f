/** The global object of the service worker; TypeScript's own type is that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
