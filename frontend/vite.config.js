import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LICENSES } from './build/licenses.mjs';
import { compileMessages } from './build/messages.mjs';
import { bundleTranslations } from './build/translations.mjs';

const backend = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: false };

const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // The router and what every page has. The look's styles are in the first linked chunk, so that features can override them.
  {
    name: 'frame',
    test: /src[\\/](router\.tsx|api[\\/]last-seen\.ts|signed-in[\\/](account-language|unsent-sign-out)\.ts|language[\\/]choice\.ts|shell[\\/](main-area|brand)\.tsx|look[\\/](look\.css|(line|initials|link-button|mark|theme-switch)\.tsx))$|icons[\\/]arrow-right/,
  },
  // Code shared by all pages with forms or data, and the sign-in, usually the first of them.
  {
    name: 'interface',
    test: /src[\\/](shell[\\/]interface|accounts[\\/](chooser|patient-sign-in|logout))\.tsx$/,
  },
  { name: 'patient', test: /src[\\/](patients-only|accounts[\\/]account-language|home[\\/]main-page)\.tsx$/ },
  { name: 'public', test: /src[\\/]shell[\\/]public-page\.tsx$/ },
  // What follows the first load of a patient's home: soon after it, and when its lower cards are seen.
  { name: 'kept', test: /contracts[\\/]src[\\/][^\\/]+[\\/]addresses\.ts$|src[\\/]offline[\\/]last-seen-store\.ts$/ },
  { name: 'cards', test: /src[\\/]home[\\/](strip|news|latest-values)\.tsx$/ },
  { name: 'material', test: /node_modules[\\/](@mui|@emotion)[\\/]|src[\\/]look[\\/]material/, minShareCount: 3 },
  { name: 'shared', test: /src[\\/]|node_modules[\\/]@tanstack[\\/]/, minShareCount: 3 },
];

/**
 * Few files, each loaded by pages that use most of it. A group includes what its modules import, except modules of an earlier
 * group. Signing in and a patient's home load the first four; e2e/src/pages/first-load.e2e.test.ts checks their size.
 */
const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) };

/** Shorter than by default: each page loads a list of all these names, whose hashes cannot be compressed. */
const names = { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' };

const packageFile = (name) => fileURLToPath(import.meta.resolve(name));
const routerFile = (name) =>
  packageFile('react-router/package.json').replace('package.json', `dist/production/${name}`);

/** Where build.mjs expects the uncompressed site. */
const SITE = fileURLToPath(new URL('dist/site/plain', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compileMessages(), bundleTranslations()],
  resolve: {
    alias: [
      // Messages are compiled, so that no browser needs the parser.
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: packageFile('@formatjs/icu-messageformat-parser/no-parser.js'),
      },
      // The package exports its development build to every bundler; the other one is 0.6 KB smaller, without its warnings.
      { find: /^react-router$/, replacement: routerFile('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
    ],
    conditions: ['@anamnesis/source', 'module', 'browser', 'development|production'],
  },
  ssr: { resolve: { conditions: ['@anamnesis/source', 'module', 'node', 'development|production'] } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/auth/': backend,
      '/doctors': backend,
      '/google-stand-in': backend,
      '/socket.io': { ...backend, ws: true },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[folder]-[local]-[hash:base64:4]' } },
  build: {
    outDir: SITE,
    target: 'es2022',
    // The Content-Security-Policy allows no inline script; small files stay separate, so that each is cached by its hash.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    ...(!isSsrBuild && {
      manifest: true,
      license: { fileName: LICENSES },
      rolldownOptions: { output: { codeSplitting, ...names } },
    }),
  },
}));
