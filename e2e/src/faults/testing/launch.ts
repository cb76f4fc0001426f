import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@anamnesis/platform/testing/until';

const START = fileURLToPath(new URL('../../../../embedded/start.mjs', import.meta.url));

/** A start of the product that may fail, or be stopped before it is ready. */
export interface Launch {
  readonly process: ChildProcess;
  said(): string;
  /** Waits until it has said something. */
  says(sentence: string): Promise<void>;
  /** The exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the product in a process group of its own, as a terminal does, on a data folder. */
export function launch(dataDir: string, env: Record<string, string>): Launch {
  const child = spawn(process.execPath, ['--enable-source-maps', START, '--no-demo'], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', DATA_DIR: dataDir, LIMITS_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const hear = (chunk: Buffer) => void (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    process: child,
    said: () => said,
    says: (sentence) =>
      until(async () => {
        if (!said.includes(sentence)) throw new Error(`It has not said "${sentence}":\n${said}`);
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

/** What still runs on a data folder: processes that bear its name in their command, their environment or their place. */
export function processesOn(dataDir: string): string[] {
  if (!existsSync('/proc/self')) {
    const all = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' });
    return all.split('\n').filter((line) => line.includes(dataDir));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => aboutProcess(pid).includes(dataDir));
}

/** A process may end while it is looked at: then nothing is known of it. */
function aboutProcess(pid: string): string {
  const read = (look: () => string): string => {
    try {
      return look();
    } catch (error) {
      if (error instanceof Error && 'code' in error) return '';
      throw error;
    }
  };
  const parts = ['cmdline', 'environ'].map((part) => read(() => readFileSync(`/proc/${pid}/${part}`, 'utf8')));
  return [...parts, read(() => readlinkSync(`/proc/${pid}/cwd`))].join('\n');
}
