import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closePool, openPool } from '@anamnesis/platform/postgres/pool';
import { startPostgres } from '../backends/postgres.js';
import { DataDirInUse, lockDataDir } from '../launcher/data-dir-lock.js';
import { installationSecrets } from '../launcher/secrets.js';
import type { Settings } from '../launcher/settings.js';
import { lockFolder } from '../event-store/folder-lock.js';
import { checkLogFile } from '../event-store/log-file.js';
import { connectionsOf } from '../operator/installation.js';
import { copyDatabase } from './database-copy.js';
import { copyFiles, pathsIn } from './files-copy.js';
import { copyHeads, headsFolder } from './heads-copy.js';
import { copyLog } from './log-copy.js';
import { factsOf, type Manifest, writeManifest } from './manifest.js';

/** The small files of a data folder that belong to a backup. The secrets and the list of erasures do not. */
const NOTES = ['format', 'demo-accounts.json', 'demo-planted'];

/**
 * Backs up the installation of a data folder, running or stopped, into a new or empty folder. First the signed heads, then the log, then the
 * database, then the files: what a head or an event refers to exists before it, so each later copy has everything that the earlier ones
 * refer to.
 */
export async function backUp(settings: Settings, folder: string): Promise<Manifest> {
  const { DATA_DIR } = settings;
  if (settings.EVENTSTORE_URL || settings.DATABASE_URL)
    throw new Error('Only an installation with its own stores is backed up here. For the others see docs/cluster.md.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder for the backup.`);
  await withDatabase(settings, async (url) => {
    const heads = headsFolder(settings);
    if (heads !== null) await copyHeads(heads, join(folder, 'integrity'));
    await copyLog(join(DATA_DIR, 'event-store'), join(folder, 'event-store'));
    const pool = openPool(url, () => undefined, 2);
    try {
      await copyDatabase(pool, join(folder, 'database'));
    } finally {
      await closePool(pool);
    }
    if (!settings.S3_BUCKET) await copyFiles(settings.FILES_DIR ?? join(DATA_DIR, 'files'), join(folder, 'files'));
    for (const name of NOTES)
      await copyFile(join(DATA_DIR, name), join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  });
  const files = Object.fromEntries(
    await Promise.all((await pathsIn(folder)).map(async (path) => [path, await factsOf(join(folder, path))] as const)),
  );
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files };
  await writeManifest(folder, manifest);
  return manifest;
}

/** Throws `LogFileDamaged`: LMDB would end this process without a word. */
function checkLog(dir: string): void {
  const lock = lockFolder(dir);
  try {
    checkLogFile(dir);
  } finally {
    lock.release();
  }
}

/** Runs the work with the address of the database: of the running installation, or of one that is started for it. */
async function withDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const { DATA_DIR } = settings;
  if (!(await readdir(DATA_DIR).catch((): string[] => [])).includes('event-store'))
    throw new Error(`${DATA_DIR} has no installation to back up. Name its folder with DATA_DIR.`);
  const hold = await lockDataDir(DATA_DIR).catch((error: unknown) => {
    if (error instanceof DataDirInUse) return null;
    throw error;
  });
  if (hold === null) return work((await connectionsOf(settings)).DATABASE_URL);
  try {
    checkLog(join(DATA_DIR, 'event-store'));
    const { postgresPassword: password } = await installationSecrets(DATA_DIR);
    const postgres = await startPostgres({ dir: join(DATA_DIR, 'postgres'), password });
    try {
      await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    hold.release();
  }
}
