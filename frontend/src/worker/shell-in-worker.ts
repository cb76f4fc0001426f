import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare global {
  // Written into the built worker: the files that build/offline-files.mjs chooses.
  var __WB_MANIFEST: (string | PrecacheEntry)[];
}

/** The page of every address, which draws itself. */
const SHELL = '/app.html';
/** A page that the network does not deliver by then is drawn from the shell. */
const PATIENCE_SECONDS = 6;
/** The most files of screens that are not kept beforehand. */
const FILES_ON_USE = 150;

/** Addresses that are not the app's pages: of services, and of files. */
const OTHERS = [/^\/(api|auth|health|socket\.io|google-stand-in)\//, /\.\w+$/];
/** Files of the shell without a hash in their name. */
const BESIDE_SHELL = ['/start.js', '/mark.svg'];

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const kept = (path: string) => ({ plugins: [{ handlerDidError: () => matchPrecache(path) }] });

// Pages come from the network, so that none is out of date; the shell is for a browser without one.
registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, ...kept(SHELL) }), {
    denylist: OTHERS,
  }),
);
for (const path of BESIDE_SHELL)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === path, new NetworkOnly(kept(path)));

/** Deletes the oldest files of a cache beyond the most. */
async function bound(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = await cache.keys();
  for (const file of files.slice(0, Math.max(files.length - FILES_ON_USE, 0))) await cache.delete(file);
}

// A file with a hash in its name never changes. Answers of the API are never stored here.
const onUse = new CacheFirst({
  cacheName: 'files-on-use',
  plugins: [{ cacheDidUpdate: ({ cacheName }) => bound(cacheName) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (asked) => (await matchPrecache(asked.url.pathname)) ?? onUse.handle(asked),
);
