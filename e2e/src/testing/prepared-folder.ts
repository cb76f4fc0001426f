import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The variable with the data folder that products with or without a demo start on copies of. */
const variableOf = (demo: boolean) => (demo ? 'E2E_FOLDER_WITH_DEMO' : 'E2E_FOLDER');

/** From now on new data folders are copies of this one, of a product that has stopped. */
export function offerFolder(dataDir: string, demo: boolean): void {
  process.env[variableOf(demo)] = dataDir;
}

/** A new data folder: a copy of the one that was prepared for this run, which saves creating databases and a demo; empty if there is none. */
export async function newFolder(demo: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-e2e-'));
  const prepared = process.env[variableOf(demo)];
  // Keeps the owner of PostgreSQL's files, which `cp` of Node does not.
  if (prepared) await run('cp', ['-Rp', `${prepared}/.`, folder]);
  return folder;
}
