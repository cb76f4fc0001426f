import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '../../postgres/pool.js';
import { testDatabase } from '../../testing/test-log.js';
import { type KeyVault, openKeyVault } from '../../vault/key-vault.js';
import { createDiskBlobs } from '../disk-blobs.js';
import { createFileStore, type FileStore } from '../file-store.js';
import { createSpool } from '../spool.js';

/** A file store in its own folder, with keys in its own database. */
export interface TestFiles {
  readonly folder: string;
  /** The folder of incoming files. */
  readonly arriving: string;
  readonly pool: Pool;
  /** Opens a new vault over the same keys, without cached ones. */
  vault(): Promise<KeyVault>;
  readonly store: FileStore;
  close(): Promise<void>;
}

export async function testFiles(): Promise<TestFiles> {
  const database = await testDatabase();
  const vaultKey = randomBytes(32);
  const vault = () => openKeyVault(database.pool, vaultKey);
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-files-'));
  await chmod(folder, 0o755);
  const arriving = join(folder, '.arriving');
  return {
    folder,
    arriving,
    pool: database.pool,
    vault,
    store: createFileStore(createDiskBlobs(folder), createSpool(arriving), await vault()),
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
