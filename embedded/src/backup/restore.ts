import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { vaultKeyOf } from '@anamnesis/platform/process/adapters';
import { closePool, openPool } from '@anamnesis/platform/postgres/pool';
import { openKeyVault } from '@anamnesis/platform/vault/key-vault';
import { startPostgres } from '../backends/postgres.js';
import { lockDataDir } from '../launcher/data-dir-lock.js';
import { prepareDataDir } from '../launcher/data-dir.js';
import { installationSecrets } from '../launcher/secrets.js';
import type { Settings } from '../launcher/settings.js';
import { restoreDatabase } from './database-copy.js';
import { copyFiles } from './files-copy.js';
import { disownLog } from './log-copy.js';
import { checkedManifest, type Manifest } from './manifest.js';

/** What a data folder may have before: neither is in a backup. */
const BROUGHT = new Set(['secrets.json', 'erasures', 'lock']);
/** Written last: without it a start refuses the folder, so that none begins on half a backup. */
const FORMAT = 'format';

/**
 * Restores a backup into a data folder that has nothing but the secrets and the list of erasures. Everything is verified before anything
 * is written. The next start erases again whom the list names.
 */
export async function restore(settings: Settings, folder: string): Promise<Manifest> {
  if (settings.EVENTSTORE_URL || settings.DATABASE_URL)
    throw new Error('Only an installation with its own stores is restored here. For the others see docs/cluster.md.');
  const DATA_DIR = await prepareDataDir(settings.DATA_DIR);
  const hold = await lockDataDir(DATA_DIR);
  try {
    const there = await readdir(DATA_DIR);
    const other = there.find((name) => !BROUGHT.has(name));
    if (other !== undefined)
      throw new Error(`The data folder ${DATA_DIR} is not empty: it has ${other}. Name another one with DATA_DIR.`);
    if (!settings.MASTER_KEY && !there.includes('secrets.json'))
      throw new Error(
        `A backup does not contain the master key. Copy secrets.json of the installation to ${DATA_DIR} first, or set MASTER_KEY.`,
      );
    const manifest = await checkedManifest(folder);
    const { masterKey, postgresPassword: password } = await installationSecrets(DATA_DIR);
    await mkdir(join(DATA_DIR, 'event-store'), { mode: 0o700 });
    await copyFiles(join(folder, 'event-store'), join(DATA_DIR, 'event-store'));
    await disownLog(join(DATA_DIR, 'event-store'));
    if (!settings.S3_BUCKET) await copyFiles(join(folder, 'files'), settings.FILES_DIR ?? join(DATA_DIR, 'files'));
    const postgres = await startPostgres({ dir: join(DATA_DIR, 'postgres'), password });
    const pool = openPool(postgres.url, () => undefined, 2);
    try {
      await restoreDatabase(pool, join(folder, 'database'));
      // Throws where the keys of the backup were made with another master key.
      await openKeyVault(pool, vaultKeyOf(settings.MASTER_KEY ?? masterKey));
    } finally {
      await closePool(pool);
      await postgres.stop();
    }
    const notes = Object.keys(manifest.files).filter((path) => !path.includes('/') && path !== FORMAT);
    for (const name of [...notes, FORMAT]) await copyFile(join(folder, name), join(DATA_DIR, name));
    return manifest;
  } finally {
    await hold.release();
  }
}
