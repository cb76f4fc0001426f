import { access, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { HEADS_FILE } from '@anamnesis/platform/integrity/disk-heads';
import { closePool, openPool } from '@anamnesis/platform/postgres/pool';
import { openKeyVault } from '@anamnesis/platform/vault/key-vault';
import { startPostgres } from '../backends/postgres.js';
import { lockDataDir } from '../launcher/data-dir-lock.js';
import { prepareDataDir } from '../launcher/data-dir.js';
import { installationSecrets, type Secrets } from '../launcher/secrets.js';
import type { Settings } from '../launcher/settings.js';
import { checkMasterKey } from './check-master-key.js';
import { restoreDatabase } from './database-copy.js';
import { copyListed, pathsIn } from './files-copy.js';
import { headsFolder, lacksHeads } from './heads-copy.js';
import { checkedManifest, type Manifest } from './manifest.js';

/** What a data folder may contain before a restore, because no backup contains it, or only an older state, and the lock. */
const BROUGHT = ['secrets.json', 'erasures', 'integrity', 'in-use'];
/** Written last: without it a start refuses the folder, so that none begins on half a backup. */
const FORMAT = 'format';

/** Where a backup is restored from and to. */
interface Places {
  backup: string;
  dataDir: string;
  /** Null where the files are in a bucket. */
  filesDir: string | null;
  /** Null where the heads are in a bucket, or were brought along. */
  headsDir: string | null;
}

/**
 * Restores a backup into a data folder that has nothing but the secrets, the list of erasures and the signed heads, which are those of the
 * backup if none were brought. All of it, and the master
 * key, is checked before anything is written; after a later failure what was written is removed. The next start erases again whom the
 * list names; without a list only if `withoutErasures` says so.
 */
export async function restore(
  settings: Settings,
  backup: string,
  { withoutErasures }: { withoutErasures: boolean },
): Promise<Manifest> {
  if (settings.EVENTSTORE_URL || settings.DATABASE_URL)
    throw new Error('Only an installation with its own stores is restored here. For the others see docs/cluster.md.');
  const dataDir = await prepareDataDir(settings.DATA_DIR);
  const filesDir = settings.S3_BUCKET ? null : (settings.FILES_DIR ?? join(dataDir, 'files'));
  const hold = await lockDataDir(dataDir);
  try {
    await requireNewFolder({ ...settings, DATA_DIR: dataDir }, filesDir, withoutErasures);
    const manifest = await checkedManifest(backup);
    const secrets = await installationSecrets(dataDir);
    const vaultKey = vaultKeyOf(settings.MASTER_KEY ?? secrets.masterKey);
    await checkMasterKey(vaultKey, join(backup, 'database'));
    const heads = headsFolder({ ...settings, DATA_DIR: dataDir });
    const headsDir = heads !== null && (await lacksHeads(heads, join(backup, 'integrity'))) ? heads : null;
    const places = { backup, dataDir, filesDir, headsDir };
    await write(places, manifest, secrets, vaultKey).catch(async (error: unknown) => {
      await clear(places);
      throw error;
    });
    return manifest;
  } finally {
    hold.release();
  }
}

/** Throws, with what to do, unless the folder has nothing but what is brought along. */
async function requireNewFolder(
  { DATA_DIR, MASTER_KEY, ERASURE_LIST_FILE = join(DATA_DIR, 'erasures') }: Settings,
  filesDir: string | null,
  withoutErasures: boolean,
): Promise<void> {
  const there = await readdir(DATA_DIR);
  const other = there.find((name) => !BROUGHT.includes(name));
  if (other !== undefined)
    throw new Error(
      `The data folder ${DATA_DIR} is not empty: it has ${other}. Name another one with DATA_DIR, or, if a restore was killed there, remove everything but secrets.json, erasures and integrity.`,
    );
  if (filesDir !== null && (await pathsIn(filesDir)).length > 0)
    throw new Error(`The folder of files ${filesDir} is not empty. Name another one with FILES_DIR.`);
  if (!MASTER_KEY && !there.includes('secrets.json'))
    throw new Error(
      `A backup does not contain the master key. Copy secrets.json of the installation to ${DATA_DIR} first, or set MASTER_KEY.`,
    );
  if (!withoutErasures && !(await isThere(ERASURE_LIST_FILE)))
    throw new Error(
      `A backup does not contain the list of erasures, and brings back everybody who was erased since. Copy the list of the installation to ${ERASURE_LIST_FILE} first. ` +
        'If nobody was ever erased, add --without-erasures.',
    );
}

async function write(
  { backup, dataDir, filesDir, headsDir }: Places,
  manifest: Manifest,
  { postgresPassword: password }: Secrets,
  vaultKey: Buffer,
): Promise<void> {
  await mkdir(join(dataDir, 'event-store'), { mode: 0o700 });
  await copyListed(backup, 'event-store', manifest, join(dataDir, 'event-store'));
  if (filesDir !== null) await copyListed(backup, 'files', manifest, filesDir);
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password });
  const pool = openPool(postgres.url, () => undefined, 2);
  try {
    await restoreDatabase(pool, join(backup, 'database'));
    await openKeyVault(pool, vaultKey);
  } finally {
    await closePool(pool);
    await postgres.stop();
  }
  if (headsDir !== null) await copyListed(backup, 'integrity', manifest, headsDir);
  const notes = Object.keys(manifest.files).filter((path) => !path.includes('/') && path !== FORMAT);
  for (const name of [...notes, FORMAT]) await copyFile(join(backup, name), join(dataDir, name));
}

/** Removes what a failed restore has written. The folder of files had none before; that of the heads may hold those of other installations below it. */
async function clear({ dataDir, filesDir, headsDir }: Places): Promise<void> {
  const written = (await readdir(dataDir)).filter((name) => !BROUGHT.includes(name));
  for (const name of written) await rm(join(dataDir, name), { recursive: true });
  // A folder of its own may be a disk, which stays.
  if (filesDir !== null) for (const path of await pathsIn(filesDir)) await rm(join(filesDir, path));
  if (headsDir !== null) await rm(join(headsDir, HEADS_FILE), { force: true });
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
