// The site in dist/site: uncompressed (plain) and once for each content coding (br, gzip).
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressSite } from './build/compress.mjs';
import { writeFaces } from './build/faces.mjs';
import { writeIcons } from './build/icons.mjs';
import { addLicenses } from './build/licenses.mjs';
import { prerender } from './build/prerender.mjs';
import { buildServiceWorker } from './build/service-worker.mjs';

// Also within a test run: with another value the site would be one for development, whose styles its own security policy forbids.
process.env.NODE_ENV = 'production';

const root = import.meta.dirname;
const site = join(root, 'dist/site');
const plain = join(site, 'plain');
const rendering = join(root, 'dist/prerender');

await rm(site, { recursive: true, force: true });
await writeFaces(join(root, 'dist/faces'));
await build({ root, logLevel: 'warn' });
await buildServiceWorker(root, plain);
await build({ root, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir: rendering } });
const { renderPage } = await import(join(rendering, 'prerender.js'));
await prerender(plain, renderPage);
await writeIcons(plain);
await addLicenses(root, plain);
await compressSite(site);
