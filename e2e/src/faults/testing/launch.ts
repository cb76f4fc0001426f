import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '@anamnesis/embedded/backends/backend';
import { launchEventStore } from '@anamnesis/embedded/event-store/launch';
import { until } from '@anamnesis/platform/testing/until';

const START = fileURLToPath(new URL('../../../../embedded/start.mjs', import.meta.url));

/** A start of the product that may fail, or be stopped before it is ready. */
export interface Launch {
  readonly process: ChildProcess;
  said(): string;
  /** Waits for a text in its output. */
  says(sentence: string): Promise<void>;
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

/** Starts the product on a data folder, in a process group of its own like in a terminal. */
export function launch(dataDir: string, env: Record<string, string>): Launch {
  const child = spawn(process.execPath, ['--enable-source-maps', START, '--no-demo'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LIMITS_SCALE: '1000',
      SECOND_FACTOR: 'offered',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const append = (chunk: Buffer) => void (said += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return {
    process: child,
    said: () => said,
    says: (sentence) =>
      until(async () => {
        if (!said.includes(sentence)) throw new Error(`"${sentence}" is not in the output:\n${said}`);
      }, 60_000),
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
  };
}

/** Runs `work` on a data folder that is removed afterwards. */
export async function onFreshFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-launch-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The backends that still run on a data folder, according to their pid files and locks. */
export async function backendsOn(dataDir: string): Promise<string[]> {
  const running = await Promise.all([postgresRuns(dataDir), redisRuns(dataDir), eventStoreRuns(dataDir)]);
  return ['postgres', 'redis', 'event-store'].filter((_, index) => running[index]);
}

async function postgresRuns(dataDir: string): Promise<boolean> {
  const note = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(note) && isAlive(Number((await readFile(note, 'utf8')).split('\n')[0]));
}

async function redisRuns(dataDir: string): Promise<boolean> {
  const note = join(dataDir, 'redis', 'running.json');
  if (!existsSync(note)) return false;
  const { port } = JSON.parse(await readFile(note, 'utf8')) as { port: number };
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A running store locks its folder. */
async function eventStoreRuns(dataDir: string): Promise<boolean> {
  const dir = join(dataDir, 'event-store');
  if (!existsSync(dir)) return false;
  try {
    await (await launchEventStore({ dir, port: 0 })).stop();
    return false;
  } catch (error) {
    if (!String(error).includes('in use by process')) throw error;
    return true;
  }
}
