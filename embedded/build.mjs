// `node embedded/build.mjs`: JavaScript of all rooms that run on Node into their `dist`, and the site. Checks no types: `npm run check` does.
// `node embedded/build.mjs contracts frontend`: of these rooms only; `services` stands for all that run on Node.
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Workspaces that run on Node. The frontend is built by Vite, and the others run from their sources. */
const ROOMS = [
  'contracts',
  'clinical',
  'platform',
  'read-models',
  'command-service',
  'query-service',
  'projectors',
  'workers',
  'notification-service',
  'embedded',
  'e2e',
  'bench',
  'deploy',
];

/** One output file for each source and data file, so that paths relative to a module are the same in `src` and `dist`. */
async function transpile(room) {
  const outdir = join(root, room, 'dist');
  await rm(outdir, { recursive: true, force: true });
  const sources = await Array.fromAsync(glob('src/**/*.{ts,json}', { cwd: join(root, room) }));
  await build({
    entryPoints: sources.filter((file) => !/\.test\.ts$/.test(file)).map((file) => join(root, room, file)),
    outbase: join(root, room, 'src'),
    outdir,
    format: 'esm',
    platform: 'node',
    loader: { '.json': 'copy' },
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}

const asked = process.argv.slice(2);
const named = asked.flatMap((name) => (name === 'services' ? ROOMS : [name]));
const rooms = named.length > 0 ? named : [...ROOMS, 'frontend'];
await Promise.all(rooms.map((room) => (room === 'frontend' ? import('../frontend/build.mjs') : transpile(room))));
// Images are built without this room.
if (rooms.includes('embedded')) await import('./bundle.mjs').then(({ bundle }) => bundle());
