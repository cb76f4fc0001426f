// `node install-room.mjs <room>`, in a folder of all manifests: installs what this room needs at runtime, and removes everything else.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const SCOPE = '@anamnesis/';

/** A room and the rooms on which it depends. */
function needed(room, found = new Set()) {
  if (found.has(room)) return found;
  found.add(room);
  for (const name of Object.keys(read(`${room}/package.json`).dependencies))
    if (name.startsWith(SCOPE)) needed(name.slice(SCOPE.length), found);
  return found;
}

const root = read('package.json');
const rooms = needed(process.argv[2]);
// npm would install the dependencies of every other workspace too.
for (const workspace of root.workspaces) if (!rooms.has(workspace)) rmSync(workspace, { recursive: true, force: true });
writeFileSync(
  'package.json',
  JSON.stringify({ name: root.name, private: true, type: root.type, workspaces: [...rooms] }),
);
// The optional peers of the platform are what only some rooms use: those have them as dependencies.
for (const room of rooms) {
  const manifest = read(`${room}/package.json`);
  for (const kind of ['peerDependencies', 'peerDependenciesMeta', 'devDependencies']) delete manifest[kind];
  writeFileSync(`${room}/package.json`, JSON.stringify(manifest));
}
execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' });
// Types and source maps are not needed at runtime.
for (const file of globSync('node_modules/**/*.{d.ts,d.mts,d.cts,js.map,mjs.map,cjs.map,ts.map}')) rmSync(file);
for (const file of ['package-lock.json', 'install-room.mjs']) rmSync(file);
