// Parses on Node 20: a machine may have nothing newer.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparing, runStep } from './preparing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Installed versions, each in a folder of its own. */
const folder = join(root, '.runtime');
const WINDOWS = process.platform === 'win32';
/** npm's packages with the binaries that its package `node` would install by a script. */
const PACKAGE = [
  process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node',
  WINDOWS ? 'win' : process.platform,
  process.arch,
].join('-');

/**
 * The path of a Node of the major version in `.nvmrc` or a newer one: this process's own, or one from npm, installed into `.runtime` if
 * missing. Rejects with a sentence for the user if npm cannot install it.
 */
export async function runtime() {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  if (majorOf(process.versions.node) >= majorOf(version)) return process.execPath;
  if (runs(version)) return binaryOf(version);
  return preparing(async () => {
    // Another command may have installed it meanwhile.
    if (runs(version)) return binaryOf(version);
    const others = readdirSync(folder).filter((name) => majorOf(name) >= majorOf(version) && name !== version);
    if (await install(version)) {
      for (const name of others) rmSync(join(folder, name), { recursive: true, force: true });
      return binaryOf(version);
    }
    const other = others.find(runs);
    if (other) return binaryOf(other);
    throw new Error(
      `Anamnesis needs Node ${version} or newer, and npm could not install it. Install it from nodejs.org.`,
    );
  });
}

/** The environment in which programs, and npm itself, use this Node. */
export function environmentOf(node, env = process.env) {
  return { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
}

/** False if npm could not install it. */
async function install(version) {
  console.log(`Installing Node ${version}, because this is Node ${process.versions.node} …`);
  const place = join(folder, version);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  const args = ['install', `${PACKAGE}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runStep('runtime', 'npm', args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
  // Headers and manuals.
  for (const name of ['include', 'share'])
    rmSync(join(place, 'node_modules', PACKAGE, name), { recursive: true, force: true });
  return runs(version);
}

/** Whether this version is installed as a whole: an interrupted installation may have left a part. */
const runs = (version) =>
  spawnSync(binaryOf(version), ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
const binaryOf = (version) => join(folder, version, 'node_modules', PACKAGE, 'bin', WINDOWS ? 'node.exe' : 'node');
const majorOf = (version) => Number(version.split('.')[0]);
