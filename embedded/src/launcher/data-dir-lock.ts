import { mkdir } from 'node:fs/promises';
import { FolderInUse, lockFolder } from '../event-store/folder-lock.js';

/** Another launcher uses this data folder. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: string) {
    super(
      `Anamnesis already runs on ${dataDir} (process ${pid}). Stop it first, or name another folder with DATA_DIR.`,
    );
    this.name = 'AlreadyRunning';
  }
}

/** Locks a data folder, created if missing, for this process, by whatever path it is named. Throws `DataDirInUse`. */
export async function lockDataDir(dataDir: string): Promise<{ release(): void }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) throw new DataDirInUse(dataDir, error.pid);
    throw error;
  }
}
