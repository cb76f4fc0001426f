import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The file that is locked. It names the process for a message alone: in another container the number says nothing. */
const FILE = 'in-use';

/** Another process uses a folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(
    folder: string,
    readonly pid: string,
  ) {
    super(`${folder} is in use by process ${pid || 'that has just begun'}`);
  }
}

/**
 * Locks a folder for this process. The kernel holds the lock, against the processes of every container on this machine, and frees it however
 * this process ends; a copy of the folder is not locked. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = openSync(join(folder, FILE), 'a+', 0o600);
  try {
    if (!tryLock(file)) throw new FolderInUse(folder, readFileSync(file, 'utf8'));
    ftruncateSync(file);
    writeSync(file, String(process.pid));
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isHeld = true;
  return {
    release() {
      // The number of a closed file may be that of another one by then.
      if (isHeld) closeSync(file);
      isHeld = false;
    },
  };
}
