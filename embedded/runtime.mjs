// Parses on Node 20: a machine may have nothing newer.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparing, runStep } from './preparing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Installed versions, each in a folder of its own. */
const folder = join(root, '.runtime');
/** npm's packages with the binaries that its package `node` would install by a script. */
const PACKAGE = [
  process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node',
  process.platform,
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
      `Anamnesis needs Node ${majorOf(version)} or newer, and npm could not install it: its message is above. Node is also at nodejs.org.`,
    );
  });
}

/** The environment in which programs, and npm itself, use this Node. */
export function environmentOf(node, env = process.env) {
  return { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
}

/** False if npm could not install it. */
async function install(version) {
  console.error(`Installing Node ${version}, because this is Node ${process.versions.node} …`);
  const place = join(folder, version);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  // Not every version is there for every machine: the newest one of the same major version serves too.
  for (const [wanted, errors] of [
    [version, 'ignore'],
    [majorOf(version), 'inherit'],
  ]) {
    const args = ['install', `${PACKAGE}@${wanted}`, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await runStep('runtime', 'npm', args, { cwd: place, stdio: ['ignore', 'ignore', errors] });
    if (runs(version)) break;
  }
  // Headers and manuals.
  for (const name of ['include', 'share'])
    rmSync(join(place, 'node_modules', PACKAGE, name), { recursive: true, force: true });
  return runs(version);
}

/** Whether this version is installed as a whole: an interrupted installation may have left a part. */
const runs = (version) =>
  spawnSync(binaryOf(version), ['--version'], { encoding: 'utf8' }).stdout?.startsWith(`v${majorOf(version)}.`);
const binaryOf = (version) => join(folder, version, 'node_modules', PACKAGE, 'bin', 'node');
const majorOf = (version) => Number(version.split('.')[0]);
