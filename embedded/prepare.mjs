// Makes a clone runnable: installs packages and builds sources. Does nothing if both are up to date. What it tells is on standard error: a command that follows may print
// something to be stored.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparing, runStep, unfinishedStep } from './preparing.mjs';
import { environmentOf } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);

/** What is built: the workspaces whose sources it depends on, and the files that are the result. */
const PARTS = {
  services: { rooms: roomsOfNode(), output: roomsOfNode().map((room) => `${room}/dist/**/*.{js,json}`) },
  frontend: {
    rooms: ['frontend', 'frontend/icons', 'frontend/lucide', 'frontend/date-fns', 'contracts', 'clinical'],
    output: ['frontend/dist/site/**/*.*'],
  },
};

/**
 * Installs and builds; on failure prints an error and exits. `running` installs what the product needs to be built and run,
 * `everything` also what tests, checks and benchmarks need. `parts`: what to build.
 */
export async function prepare(purpose, parts = Object.keys(PARTS)) {
  // Vite takes the rest of such a path for a query or a fragment.
  if (/[#?]/.test(root)) fail(`Anamnesis cannot be built in a folder with "#" or "?" in its path: ${root}`);
  if (unfinishedStep() || !isInstalled(purpose) || staleOf(parts).length > 0)
    await preparing(async (interrupted) => {
      const isPartial = interrupted === 'install';
      if (isPartial || !isInstalled(purpose)) await install(purpose, isPartial);
      const stale = staleOf(parts);
      if (stale.length > 0) await build(stale);
    });
}

async function build(parts) {
  console.error('Building …');
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  for (const part of parts) rmSync(stampOf(part), { force: true });
  await run('build', process.execPath, [at('embedded', 'build.mjs'), ...parts], 'The build failed.');
  for (const part of parts)
    writeFileSync(stampOf(part), JSON.stringify({ sources: fingerprintOf(part), output: outputOf(part) }));
}

const stampOf = (part) => at('node_modules', '.cache', `anamnesis-built-${part}.json`);
const outputOf = (part) => globSync(PARTS[part].output, { cwd: root });

/** The parts whose sources have changed since they were built, or of whose output something is missing. */
const staleOf = (parts) => parts.filter((part) => !isBuilt(part));

function isBuilt(part) {
  if (!existsSync(stampOf(part))) return false;
  const { sources, output } = JSON.parse(readFileSync(stampOf(part), 'utf8'));
  return sources === fingerprintOf(part) && output.every((file) => existsSync(at(file)));
}

function roomsOfNode() {
  const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return workspaces.filter((room) => !room.startsWith('frontend'));
}

/** A hash over names, sizes and times of the sources of a part. Tests are not built. */
function fingerprintOf(part) {
  const hash = createHash('sha256');
  const sources = PARTS[part].rooms.flatMap((room) =>
    ['src', 'public', 'index.html', 'vite.config.js', 'build.mjs', 'build', 'package.json', 'tsconfig.json']
      .map((name) => at(room, name))
      .filter(existsSync),
  );
  const shared = [
    'package-lock.json',
    'tsconfig.base.json',
    join('embedded', 'build.mjs'),
    join('embedded', 'bundle.mjs'),
  ];
  for (const path of [...shared.map((name) => at(name)), ...sources]) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const found = statSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) addToHash(hash, join(path, name));
  else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
}

const hasDevelopment = () => existsSync(at('node_modules', 'jest', 'package.json'));

/** npm records what it installed; a newer lock file requires another install. */
function isInstalled(purpose) {
  const record = at('node_modules', '.package-lock.json');
  const isOfLockFile = existsSync(record) && statSync(record).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
  return isOfLockFile && (purpose === 'running' || hasDevelopment());
}

/** `isPartial`: an interrupted installation is there. */
async function install(purpose, isPartial) {
  requireRoom();
  console.error('Installing packages …');
  // Whatever NODE_ENV says. `npm ci` would remove and load again what is there already.
  const kind = purpose === 'running' && !hasDevelopment() ? '--omit=dev' : '--include=dev';
  const command = !isPartial && isInstalled('running') ? ['install', '--no-save'] : ['ci'];
  await run(
    'install',
    'npm',
    [...command, kind, '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed.',
  );
}

/** MB that packages and what is built of the sources take; npm would say it with a hundred lines. */
const NEEDED = 900;

function requireRoom() {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (!existsSync(at('node_modules')) && free < NEEDED)
    fail(`Anamnesis needs ${NEEDED} MB in ${root}, where ${free} MB are free.`);
}

async function run(step, command, args, sentence) {
  const options = { cwd: root, env: environmentOf(process.execPath) };
  const status = await runStep(step, command, args, options).catch(({ message }) => fail(`${sentence} ${message}`));
  if (status !== 0) fail(sentence);
}

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
