import { readFileSync } from 'node:fs';
import type { EventDatabase } from './database.js';

interface Owner {
  pid: number;
  /** When the process started, where the system tells: a process id comes again, its start doesn't. */
  started: string | undefined;
}

const KEY = Buffer.from('owner');

/**
 * Takes the store for this process. Checked and noted in one transaction, which excludes every other process; the note of a
 * process that is gone doesn't count. Throws when a living one has the store.
 */
export function own({ root, about }: EventDatabase): void {
  root.transactionSync(() => {
    const note = about.get(KEY);
    const owner = note && (JSON.parse(note.toString('utf8')) as Owner);
    if (owner && isAlive(owner)) throw new Error(`The event store in this directory is in use by process ${owner.pid}`);
    about.putSync(
      KEY,
      Buffer.from(JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner)),
    );
  });
}

/** Gives the store back. */
export async function release({ about }: EventDatabase): Promise<void> {
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

/** Field 22 of Linux's process status, behind the command's closing bracket. A zombie holds nothing: it counts as gone. */
function startOf(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return undefined;
  }
}

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
