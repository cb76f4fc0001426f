import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Database, RootDatabase } from 'lmdb';

/** An LMDB environment and the table that records its owner. */
interface Owned {
  root: RootDatabase<Buffer, Buffer>;
  about: Database<Buffer, Buffer>;
}

interface Owner {
  pid: number;
  /** Start time of the process, if available, because process ids are reused. */
  started: string | undefined;
}

const KEY = Buffer.from('owner');

/**
 * Locks an environment for this process. One transaction, exclusive across processes, checks and records the owner; the entry of a
 * dead process is ignored. Returns null, or the id of the living owner.
 */
export function own({ root, about }: Owned): number | null {
  return root.transactionSync(() => {
    const entry = about.get(KEY);
    const owner = entry && (JSON.parse(entry.toString('utf8')) as Owner);
    if (owner && isAlive(owner)) return owner.pid;
    about.putSync(
      KEY,
      Buffer.from(JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner)),
    );
    return null;
  });
}

/** Unlocks the environment. */
export async function release({ about }: Pick<Owned, 'about'>): Promise<void> {
  await about.remove(KEY);
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return started === undefined || startOf(pid) === started;
}

/** Field 22 of Linux's process status, after the command's closing bracket; on macOS from `ps`. A zombie holds no resources and counts as dead. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'darwin') return startByPs(pid);
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // It fails if there is no such process.
    return undefined;
  }
}

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
