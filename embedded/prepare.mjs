// Makes a clone runnable: installs packages and builds sources. Does nothing if both are up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);

/**
 * Installs and builds; on failure prints an error and exits. `running` installs what the product needs to be built and run,
 * `everything` also what tests, checks and benchmarks need.
 */
export async function prepare(purpose) {
  install(purpose);
  const stamp = at('node_modules', '.cache', 'anamnesis-built');
  const now = fingerprint();
  if (built() && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building …');
  run('npm', ['run', 'build', '--silent'], 'The build failed.');
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

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

/** A hash over names, sizes and times of all sources and build settings. */
function fingerprint() {
  const hash = createHash('sha256');
  const rooms = JSON.parse(readFileSync(at('package.json'), 'utf8')).workspaces;
  const sources = rooms.flatMap((room) =>
    ['src', 'public', 'index.html', 'vite.config.js', 'build.mjs', 'build']
      .map((name) => at(room, name))
      .filter(existsSync),
  );
  for (const path of [at('package-lock.json'), ...sources]) addToHash(hash, path);
  return hash.digest('hex');
}

/** Deleted build output triggers a new build. */
function built() {
  return (
    existsSync(at('frontend', 'dist', 'site', 'plain', 'index.html')) &&
    existsSync(at('embedded', 'dist', 'launcher', 'main.js'))
  );
}

function addToHash(hash, path) {
  const found = statSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) addToHash(hash, join(path, name));
  else hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
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
