import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a patient needs without a network: the shell, and the screens that show appointments and records. */
const SCREENS = [
  'index.html',
  'src/shell/interface.tsx',
  'src/patients-only.tsx',
  'src/shell/material-frame.tsx',
  'src/shell/phone-menu-list.tsx',
  'src/shell/page-not-shown.tsx',
  // Without it no page is shown.
  'src/look/toasts.tsx',
  'src/offline/offline.tsx',
  'src/offline/last-seen.ts',
  'src/home/main-page.tsx',
  'src/home/latest-values.tsx',
  'src/home/news.tsx',
  'src/home/strip.tsx',
  'src/live/connection.tsx',
  'src/appointments/telemedicine.tsx',
  'src/records/health-reports.tsx',
  'src/assistant/panel.tsx',
  'src/assistant/emergency-rules.ts',
  'src/accounts/restore.ts',
  'src/accounts/chooser.tsx',
  'src/accounts/logout.tsx',
  'src/accounts/page-alone-not-shown.tsx',
];
/** The fonts of nearly every text. */
const FACES = /(-usual|inter-rupee)-[^/]+\.woff2$/;

/**
 * The files that the service worker keeps beforehand, for workbox: path, and a hash of the content, which is null if the path has one. By
 * Vite's manifest in `plain`; the page that Vite built is renamed later (prerender.mjs). Throws for a screen that is not built under its name.
 */
export async function offlineFiles(plain) {
  const manifest = JSON.parse(await readFile(join(plain, '.vite/manifest.json'), 'utf8'));
  const files = new Set(['index.html', 'start.js', 'mark.svg']);
  for (const screen of SCREENS) addFiles(manifest, screen, files);
  for (const { file } of Object.values(manifest)) if (FACES.test(file)) files.add(file);
  return Promise.all(
    [...files].sort().map(async (file) => ({
      url: `/${file === 'index.html' ? 'app.html' : file}`,
      revision: file.startsWith('assets/') ? null : hashOf(await readFile(join(plain, file))),
    })),
  );
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

function addFiles(manifest, name, files) {
  const { file, imports = [], css = [] } = manifest[name] ?? {};
  if (!file) throw new Error(`No built file is ${name}`);
  if (files.has(file)) return;
  files.add(file);
  for (const style of css) files.add(style);
  for (const imported of imports) addFiles(manifest, imported, files);
}
