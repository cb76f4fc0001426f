// Makes a clone runnable: installs packages and builds sources. Does nothing if both are up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);

/** What is built, with the workspaces whose sources it depends on (null: all of Node's), and one file that shows that it was built. */
const PARTS = {
  services: { rooms: null, shows: at('embedded', 'dist', 'launcher', 'main.js') },
  frontend: {
    rooms: ['frontend', 'frontend/icons', 'frontend/lucide', 'frontend/date-fns', 'contracts'],
    shows: at('frontend', 'dist', 'site', 'plain', 'index.html'),
  },
};

/**
 * Installs and builds; on failure prints an error and exits. `running` installs what the product needs to be built and run,
 * `everything` also what tests, checks and benchmarks need. `parts`: what to build.
 */
export async function prepare(purpose, parts = Object.keys(PARTS)) {
  install(purpose);
  const stale = parts.map((part) => ({ part, ...fingerprintOf(part) })).filter(({ isBuilt }) => !isBuilt);
  if (stale.length === 0) return;
  console.log('Building …');
  run(process.execPath, [at('embedded', 'build.mjs'), ...stale.map(({ part }) => part)], 'The build failed.');
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  for (const { stamp, now } of stale) writeFileSync(stamp, now);
}

/** The fingerprint of the sources of a part, and whether they were built. Deleted output triggers a new build. */
function fingerprintOf(part) {
  const stamp = at('node_modules', '.cache', `anamnesis-built-${part}`);
  const now = fingerprint(PARTS[part].rooms ?? allRooms().filter((room) => !room.startsWith('frontend')));
  return {
    stamp,
    now,
    isBuilt: existsSync(PARTS[part].shows) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now,
  };
}

const allRooms = () => JSON.parse(readFileSync(at('package.json'), 'utf8')).workspaces;

function install(purpose) {
  const isOfLockFile = isInstalled();
  const hasDevelopment = existsSync(at('node_modules', 'jest', 'package.json'));
  if (isOfLockFile && (purpose === 'running' || hasDevelopment)) return;
  console.log('Installing packages …');
  // Whatever NODE_ENV says. `npm ci` would remove and load again what is there already.
  const kind = purpose === 'running' && !hasDevelopment ? '--omit=dev' : '--include=dev';
  const command = isOfLockFile ? ['install', '--no-save'] : ['ci'];
  run('npm', [...command, kind, '--no-audit', '--no-fund', '--loglevel=error'], 'The packages could not be installed.');
}

/** npm records what it installed; a newer lock file requires another install. */
function isInstalled() {
  const record = at('node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

/** A hash over names, sizes and times of the sources of workspaces. Tests are not built. */
function fingerprint(rooms) {
  const hash = createHash('sha256');
  const sources = rooms.flatMap((room) =>
    ['src', 'public', 'index.html', 'vite.config.js', 'build.mjs', 'build', 'package.json', 'tsconfig.json']
      .map((name) => at(room, name))
      .filter(existsSync),
  );
  const shared = ['package-lock.json', 'tsconfig.base.json', join('embedded', 'build.mjs')];
  for (const path of [...shared.map((name) => at(name)), ...sources]) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const found = statSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) addToHash(hash, join(path, name));
  else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
}

function run(command, args, sentence) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environmentOf(process.execPath),
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`${sentence}${error ? ` ${error.message}` : ''}`);
}

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
