import { worker } from './scope';

/** The message by which a page asks for the new version, after the person has agreed (offline/new-version.ts). */
const USE_NEW_VERSION = 'use-new-version';

// Otherwise the new version waits until no tab is open: files of the old one may still be needed by a page.
worker.addEventListener('message', ({ data }) => {
  if (data === USE_NEW_VERSION) void worker.skipWaiting();
});
