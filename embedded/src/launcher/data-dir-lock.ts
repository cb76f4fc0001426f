import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { own, release } from '../event-store/ownership.js';

/** Another launcher uses this data folder. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `Anamnesis already runs on ${dataDir} (process ${pid}). Stop it first, or name another folder with DATA_DIR.`,
    );
    this.name = 'AlreadyRunning';
  }
}

/**
 * Locks a data folder for this process. The lock is in the folder itself, independent of the path to it. It contains the id and start
 * time of the process, so that neither a killed launcher nor another process with its id blocks the next one.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const path = join(dataDir, 'lock');
  await mkdir(path, { recursive: true, mode: 0o700 });
  const root = open<Buffer, Buffer>({ path, noSubdir: false, encoding: 'binary', keyEncoding: 'binary' });
  const owner = own({ root, about: root });
  if (owner !== null) {
    await root.close();
    throw new DataDirInUse(dataDir, owner);
  }
  return {
    async release() {
      await release({ about: root });
      await root.close();
    },
  };
}
