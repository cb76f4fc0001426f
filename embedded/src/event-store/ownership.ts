import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Database, RootDatabase } from 'lmdb';

/** An LMDB environment and the table in which it notes who has it. */
interface Owned {
  root: RootDatabase<Buffer, Buffer>;
  about: Database<Buffer, Buffer>;
}

interface Owner {
  pid: number;
  /** When the process started, where the system tells: a process id comes again, its start doesn't. */
  started: string | undefined;
}

const KEY = Buffer.from('owner');

/**
 * Takes an environment for this process. Checked and noted in one transaction, which excludes every other process; the note of a
 * process that is gone doesn't count. Answers null, or the id of the living process that has it.
 */
export function own({ root, about }: Owned): number | null {
  return root.transactionSync(() => {
    const note = about.get(KEY);
    const owner = note && (JSON.parse(note.toString('utf8')) as Owner);
    if (owner && isAlive(owner)) return owner.pid;
    about.putSync(
      KEY,
      Buffer.from(JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner)),
    );
    return null;
  });
}

/** Gives the environment back. */
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

/** Field 22 of Linux's process status, behind the command's closing bracket; elsewhere what `ps` says. A zombie holds nothing: it counts as gone. */
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
    // It ends with a failure when there is no such process.
    return undefined;
  }
}

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
