import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { childEnvironment } from '../backends/child-environment.js';
import { isHealthy } from './health.js';

export interface LaunchedEventStore {
  connectionString: string;
  port: number;
  pid: number;
  /** Resolves with the exit code when the process ends, with null when a signal ended it. */
  exited: Promise<number | null>;
  /** Whether it answers and takes writes. */
  healthy(): Promise<boolean>;
  /** Lets it finish what it has taken, and resolves when the process has ended. */
  stop(): Promise<void>;
}

/** Milliseconds the process has to end before it is killed: what it answered is on the disk either way. */
const PATIENCE = 10_000;

export interface LaunchOptions {
  dir: string;
  /** 0 for any free port. */
  port: number;
  /** What the connection string carries, and callers without it are refused by; made at random unless given. */
  secret?: string;
}

/** Starts the event store in a process of its own. Rejects with what the process said when it doesn't come up. */
export async function launchEventStore({
  dir,
  port,
  secret = randomBytes(24).toString('hex'),
}: LaunchOptions): Promise<LaunchedEventStore> {
  const [executable, ...args] = eventStoreCommand();
  const child = spawn(executable, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: a Ctrl-C in the terminal reaches the launcher alone, which ends the parts in their order.
    detached: true,
    env: childEnvironment({
      EVENT_STORE_DIR: dir,
      EVENT_STORE_PORT: String(port),
      EVENT_STORE_SECRET: secret,
      EVENT_STORE_PARENT_PID: String(process.pid),
    }),
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const listening = await ready(child);
  return {
    connectionString: `esdb://127.0.0.1:${listening}?tls=false&connectionName=${secret}`,
    port: listening,
    pid: child.pid ?? 0,
    exited,
    healthy: () => isHealthy(listening),
    stop: async () => {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await exited;
      clearTimeout(impatience);
    },
  };
}

/** Built code runs as it is; source code, as tests and development have it, runs through tsx. */
export function eventStoreCommand(): [string, ...string[]] {
  if (import.meta.url.endsWith('.js')) return [process.execPath, '--enable-source-maps', sibling('main.js')];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [process.execPath, '--import', tsx, '--conditions=source', sibling('main.ts')];
}

const sibling = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-4000);
      process.stderr.write(chunk);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The event store ended before it was ready (${code ?? 'killed'}): ${said.trim()}`)),
    );
    if (!child.stdout) return reject(new Error('The event store has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message: unknown = JSON.parse(line);
      if (typeof message === 'object' && message !== null && 'listening' in message) resolve(Number(message.listening));
    });
  });
}
