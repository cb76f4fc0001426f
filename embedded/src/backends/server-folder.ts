import { stat } from 'node:fs/promises';
import { FolderInUse, type FolderLock, lockFolder } from '../event-store/folder-lock.js';

/** Milliseconds in which a server that an earlier launcher left over, and its children, end. */
const LEFTOVER_ENDS = 15_000;

/**
 * Locks the folder of a server, by a file beside it that the server inherits: the lock lives as long as the server and every process that it
 * started, in whatever container. A server that a killed launcher left over is ended with `signal`, if it is known to work in this folder; a number
 * in a file alone may name any process. Throws `FolderInUse` if it is still in use after `most` milliseconds.
 */
export async function lockServerFolder(dir: string, signal: NodeJS.Signals, most = LEFTOVER_ENDS): Promise<FolderLock> {
  let isAsked = false;
  for (const deadline = Date.now() + most; ;) {
    try {
      return lockFolder(dir, `${dir}.in-use`);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
      const pid = Number(error.pid);
      if (!isAsked && (await worksIn(pid, dir))) process.kill(pid, signal);
      isAsked = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Whether a process has this folder, not one of the same name, as its working folder. False where the system does not tell. */
async function worksIn(pid: number, dir: string): Promise<boolean> {
  const look = (path: string) => stat(path, { bigint: true }).catch(() => null);
  const [one, other] = await Promise.all([look(`/proc/${pid}/cwd`), look(dir)]);
  return one !== null && other !== null && one.dev === other.dev && one.ino === other.ino;
}
