import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@anamnesis/platform/process/free-port';
import { delaysOf } from './delays.js';
import { lateRedis } from './late-redis.js';
import { newFolder } from './prepared-folder.js';

const START = fileURLToPath(new URL('../../../embedded/start.mjs', import.meta.url));

/** The content of running.json. */
export interface RunningInfo {
  pid: number;
  port: number;
  internalPort: number;
  backends: Record<string, number>;
  EVENTSTORE_URL: string;
  DATABASE_URL: string;
}

/** The whole product, as by `npm start`, on a data folder of its own. */
export interface Product {
  readonly address: string;
  readonly dataDir: string;
  /** Whether it has the demo accounts. */
  readonly demo: boolean;
  readonly process: ChildProcess;
  note(): Promise<RunningInfo>;
  /** The status of /health/ready: 200 if every component is ready. */
  health(): Promise<number>;
  /** The address of its mailbox, with the key that gives a browser access to it. */
  mailbox(): string;
  /** The launcher's output so far. */
  said(): string;
  /** Stops it like Ctrl-C, and waits. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

interface StartOptions {
  /** By default a new one. */
  dataDir?: string;
  port?: number;
  demo?: boolean;
  env?: Record<string, string>;
}

/** Starts the product and waits until it is ready and its demo complete; if it ends before, rejects with its output. */
export async function startProduct({ dataDir, port, demo = false, env = {} }: StartOptions = {}): Promise<Product> {
  const dir = dataDir ?? (await newFolder(demo));
  const listen = port ?? (await freePort());
  const delay = delaysOf('redis');
  const redis = delay && (await lateRedis(dir, delay));
  const child = spawn(process.execPath, ['--enable-source-maps', START, ...(demo ? [] : ['--no-demo'])], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      DATA_DIR: dir,
      PORT: String(listen),
      LIMITS_SCALE: '1000',
      SECOND_FACTOR: 'offered',
      GOOGLE_STAND_IN: 'true',
      ...(redis && { REDIS_URL: redis.url }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const append = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The demo could not be completed')) reject(new Error(said));
      const isComplete = !said.includes('The rest of the demo') || said.includes('The demo is complete');
      if (isComplete && said.includes('Anamnesis is ready')) resolve();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    exited.then(() => reject(new Error(`The product ended before it was ready:\n${said}`)), reject);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await redis?.stop();
  };
  const note = async () => JSON.parse(await readFile(join(dir, 'running.json'), 'utf8')) as RunningInfo;
  return {
    address: `http://localhost:${listen}`,
    dataDir: dir,
    demo,
    process: child,
    note,
    health: async () => (await fetch(`http://127.0.0.1:${(await note()).internalPort}/health/ready`)).status,
    mailbox: () => /Emails +(\S+)/.exec(said)?.[1] ?? '',
    said: () => said,
    stop,
    async remove() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
