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

/** A lock that the kernel holds until the last process that has the file open ends, or closes it. */
export interface FolderLock {
  /** The open file: a process that inherits it has the lock as well. */
  readonly file: number;
  /** Names a process in the message to whom the lock is refused. */
  name(pid: number): void;
  /** Closes the file in this process. */
  release(): void;
}

/**
 * Locks a folder for this process, by a file in it or by another `path`. The kernel holds the lock, against the processes of every container on this machine, and
 * frees it however this process ends; a copy of the folder is not locked. Throws `FolderInUse`.
 */
export function lockFolder(folder: string, path = join(folder, FILE)): FolderLock {
  const file = openSync(path, 'a+', 0o600);
  const name = (pid: number) => {
    ftruncateSync(file);
    writeSync(file, String(pid));
  };
  try {
    if (!tryLock(file)) throw new FolderInUse(folder, readFileSync(file, 'utf8'));
    name(process.pid);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isHeld = true;
  return {
    ...{ file, name },
    release() {
      // The number of a closed file may be that of another one by then.
      if (isHeld) closeSync(file);
      isHeld = false;
    },
  };
}
