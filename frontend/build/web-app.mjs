import { VitePWA } from 'vite-plugin-pwa';
import { compileMessages } from './messages.mjs';
import { offlineFiles } from './offline-files.mjs';

/** The ground of the light theme. The bar of the browser follows the theme, by the page's own tags. */
const GROUND = '#faf8f3';

/** The description of the installed app. English: a manifest has one language. */
const manifest = {
  id: '/main-page',
  name: 'Anamnesis',
  short_name: 'Anamnesis',
  description: 'Your whole health story on one line: every result, prescription and session, in the order it happened.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/main-page',
  scope: '/',
  display: 'standalone',
  categories: ['health', 'medical'],
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
};

/** Vite plugin that writes the web manifest, and the service worker of src/worker with the list of the files that it keeps, into `plain`. */
export const webApp = (plain) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // Registered by offline/worker-registration.ts, after the first load.
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    // Its build has a configuration of its own; a feature of the worker may have texts.
    buildPlugins: { vite: [compileMessages()] },
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,woff2,svg}'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [async (entries) => ({ manifest: await offlineFiles(plain, entries), warnings: [] })],
    },
  });
