import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import { childEnvironment } from '../backends/child-environment.js';

export interface LaunchedEventStore {
  connectionString: string;
  port: number;
  pid: number;
  /** Resolves with the exit code when the process ends; null after a signal. */
  exited: Promise<number | null>;
  /** Stops it after the accepted appends; resolves when the process has ended. */
  stop(): Promise<void>;
}

/** Time to stop before the process is killed, ms; acknowledged appends are on disk either way. */
const STOP_TIMEOUT = 10_000;

export interface LaunchOptions {
  dir: string;
  /** 0 for any free port. */
  port: number;
  /** Part of the connection string and required of every caller; random by default. */
  secret?: string;
  /** Called once its process works and only has to be waited for. */
  spawned?: () => void;
}

/** Starts the event store in a process of its own. Rejects with the process's error output if it fails to start. */
export async function launchEventStore({
  dir,
  port,
  secret = randomBytes(24).toString('hex'),
  spawned = () => undefined,
}: LaunchOptions): Promise<LaunchedEventStore> {
  const [executable, ...args] = eventStoreCommand();
  const child = spawn(executable, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own: Ctrl-C in the terminal reaches only the launcher, which stops the backends in order.
    detached: true,
    env: childEnvironment({
      EVENT_STORE_DIR: dir,
      EVENT_STORE_PORT: String(port),
      EVENT_STORE_SECRET: secret,
      EVENT_STORE_PARENT_PID: String(process.pid),
    }),
  });
  spawned();
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const listening = await ready(child, dir);
  return {
    connectionString: `esdb://127.0.0.1:${listening}?tls=false&connectionName=${secret}`,
    port: listening,
    pid: child.pid ?? 0,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await exited;
      clearTimeout(timeout);
    },
  };
}

/** The command for built code; in tests and development the source runs through tsx. */
export function eventStoreCommand(): [string, ...string[]] {
  const main = sibling('./main', import.meta.url);
  return [process.execPath, ...nodeOptions(main), main];
}

/** Signals by which the kernel ends a process whose mapped file is damaged. */
const OF_DAMAGE: readonly (string | null)[] = ['SIGBUS', 'SIGSEGV'];

function ready(child: ChildProcess, dir: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000);
      process.stderr.write(chunk);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(
        OF_DAMAGE.includes(signal)
          ? new Error(
              `The event log in ${dir} cannot be read: ${signal} ended the event store. Restore it from a backup (npm run restore) if that happens again.`,
            )
          : new Error(`The event store ended before it was ready (${code ?? 'killed'}): ${output.trim()}`),
      ),
    );
    if (!child.stdout) return reject(new Error('The event store has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message: unknown = JSON.parse(line);
      if (typeof message === 'object' && message !== null && 'listening' in message) resolve(Number(message.listening));
    });
  });
}
