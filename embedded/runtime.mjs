// Parses on Node 20: a machine may have nothing newer.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.runtime');
const WINDOWS = process.platform === 'win32';

/**
 * The path of a Node of the major version in `.nvmrc` or a newer one: this process's own, or npm's package `node`, installed into
 * `.runtime` if missing. Throws a sentence for the user if npm cannot install it.
 */
export function runtime() {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  if (majorOf(process.versions.node) >= majorOf(version)) return process.execPath;
  const installed = join(folder, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
  if (!existsSync(installed) || installedVersion() !== version) install(version);
  return installed;
}

/** The environment in which programs, and npm itself, use this Node. */
export function environmentOf(node, env = process.env) {
  return { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
}

function install(version) {
  console.log(`Installing Node ${version}, because this is Node ${process.versions.node} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: WINDOWS });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `Anamnesis needs Node ${version} or newer, and npm could not install it. Install it from nodejs.org.`,
    );
  }
  // The package linked its binary to bin/; headers and the second name are not needed.
  rmSync(join(folder, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
}

function installedVersion() {
  return JSON.parse(readFileSync(join(folder, 'node_modules', 'node', 'package.json'), 'utf8')).version;
}

const majorOf = (version) => Number(version.split('.')[0]);
