import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from './child-environment.js';

/** A server that the launcher started and supervises. */
export interface Backend {
  readonly name: string;
  /** The connection URL for its driver. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process has exited, for whatever reason. */
  readonly exited: Promise<void>;
  /** Shuts it down cleanly and waits for that. */
  stop(): Promise<void>;
}

/** Keeps the last output of a process, to explain a failed start. */
export function createTail(most = 40): { add: (chunk: Buffer) => void; text: () => string } {
  const chunks: string[] = [];
  return {
    add: (chunk) => {
      chunks.push(chunk.toString());
      if (chunks.length > most) chunks.shift();
    },
    text: () => chunks.join(''),
  };
}

/** Resolves when a child has exited. */
export const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Ends a child when this process has exited for whatever reason: a shell waits on a pipe whose other end only this process holds. The
 * shell itself ends with the child.
 */
export function endWithThisProcess(child: ChildProcess, signal: 'INT' | 'TERM'): void {
  if (child.pid === undefined) return;
  const guard = spawn('sh', ['-c', 'read -r _; kill -s "$1" "$2"', 'guard', signal, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: childEnvironment(),
  });
  child.once('exit', () => guard.kill('SIGKILL'));
}

/** Waits until `probe` succeeds. When `exited` resolves first or the time is up, throws an error with the probe's last error as cause. */
export async function untilReady(
  probe: () => Promise<void>,
  exited: Promise<void>,
  explain: () => string,
): Promise<void> {
  let gone = false;
  const note = () => void (gone = true);
  exited.then(note, note);
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      // A probe may never return if another process has taken the port, so the exit of the child ends the wait.
      await Promise.race([probe(), exited.then(() => Promise.reject(new Error('It has ended')))]);
      return;
    } catch (error) {
      if (gone || Date.now() > deadline) throw new Error(explain(), { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Whether a process with this id runs. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** Reads /proc where it exists; the state follows the command's closing bracket. */
function isZombie(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).startsWith('Z');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return false;
  }
}
