import { worker } from './scope';

/** As a page sends it after the person has agreed (offline/new-version.ts). */
const USE_NEW_VERSION = 'use-new-version';

// Otherwise the new version waits until no tab is open: a page may still need files of the old one.
worker.addEventListener('message', ({ data }) => {
  if (data === USE_NEW_VERSION) void worker.skipWaiting();
});

// The page that registered the first version needs its files too, when the network is lost before it is loaded again.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
