// Brings a clone up to where it can run: packages installed, sources built. Does nothing when both are so already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const NODE = [20, 19];

/** Installs and builds; ends the process with a sentence when it can't. */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    give(`Anamnesis needs Node ${NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (!installed()) {
    console.log('Installing packages …');
    // The build needs what npm leaves out where NODE_ENV says production.
    run(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      'The packages could not be installed.',
    );
  }
  const stamp = at('node_modules', '.cache', 'anamnesis-built');
  const now = fingerprint();
  if (built() && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building …');
  run('npm', ['run', 'build', '--silent'], 'The build failed.');
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

/** npm notes what it installed; a lock file newer than that note asks for more. */
function installed() {
  const note = at('node_modules', '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

/** Changes whenever a source or a setting of the build does. */
function fingerprint() {
  const hash = createHash('sha256');
  const rooms = JSON.parse(readFileSync(at('package.json'), 'utf8')).workspaces;
  const settings = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map((name) => at(name));
  const sources = rooms.flatMap((room) => [
    at(room, 'tsconfig.json'),
    ...['src', 'public', 'index.html', 'vite.config.js', 'build.mjs', 'build']
      .map((name) => at(room, name))
      .filter(existsSync),
  ]);
  for (const path of [...settings, ...sources]) note(hash, path);
  return hash.digest('hex');
}

/** Whoever removed what was built wants it built again. */
function built() {
  return (
    existsSync(at('frontend', 'dist', 'site', 'plain', 'index.html')) &&
    existsSync(at('embedded', 'dist', 'launcher', 'main.js'))
  );
}

function note(hash, path) {
  const found = statSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) note(hash, join(path, name));
  else hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
}

function run(command, args, sentence) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) give(`${sentence}${error ? ` ${error.message}` : ''}`);
}

function give(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
