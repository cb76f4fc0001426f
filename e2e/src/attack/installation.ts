import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { until } from '@anamnesis/platform/testing/until';
import { withRedisOf } from '../faults/testing/redis-of.js';
import { type Product, type RunningInfo, startProduct } from '../testing/product.js';
import type { BackendName, Fault } from './schedule.js';
import { mountSmallDisk, type SmallDisk } from './small-disk.js';

const run = promisify(execFile);

/** The whole product under attack, on a disk of its own if one can be mounted. */
export interface Installation {
  readonly address: string;
  readonly dataDir: string;
  /** Why the disk cannot be filled here; null if it can. */
  readonly noSmallDisk: string | null;
  note(): Promise<RunningInfo>;
  /**
   * Injects a fault; resolves when it is over and killed processes were restarted. Returns when the recovery could begin: the time of
   * the kill, or the end of another fault; Unix time in milliseconds.
   */
  strike(fault: Fault): Promise<number>;
  /** All its processes so far. */
  readonly pids: ReadonlySet<number>;
  /** Stops it like Ctrl-C; returns the exit code of the launcher. */
  stop(): Promise<number | null>;
  /** Removes its data. */
  remove(): Promise<void>;
}

/** Starts the product on a new folder. `ended` is called when the launcher exits unexpectedly. */
export async function openInstallation(ended: (said: string) => void): Promise<Installation> {
  const root = await mkdtemp(join(tmpdir(), 'anamnesis-attack-'));
  const dataDir = join(root, 'data');
  await mkdir(dataDir);
  const mounted = await mountSmallDisk(dataDir);
  const disk: SmallDisk | null = typeof mounted === 'string' ? null : mounted;
  const pids = new Set<number>();
  let product: Product = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const port = Number(new URL(product.address).port);
  let isExpected = false;
  watch();

  async function start(onPort?: number): Promise<Product> {
    const started = await startProduct({ dataDir, ...(onPort && { port: onPort }) });
    const { pid, backends } = await started.note();
    for (const each of [pid, ...Object.values(backends)]) pids.add(each);
    return started;
  }
  async function remove(): Promise<void> {
    await disk?.unmount();
    await rm(root, { recursive: true, force: true });
  }
  function watch(): void {
    const { process: launcher, said } = product;
    launcher.once('exit', (code, signal) => {
      if (!isExpected) ended(`exit ${code ?? signal}:\n${said().slice(-2_000)}`);
    });
  }
  async function startAgain(): Promise<void> {
    product = await start(port);
    isExpected = false;
    watch();
  }
  const killLauncher = () => {
    isExpected = true;
    process.kill(product.process.pid as number, 'SIGKILL');
  };
  const backendOf = async (name: BackendName) => (await product.note()).backends[name] as number;

  return {
    address: product.address,
    ...{ dataDir, pids },
    noSmallDisk: typeof mounted === 'string' ? mounted : null,
    note: () => product.note(),
    async strike(fault) {
      const struckAt = Date.now();
      switch (fault.kind) {
        case 'none':
          return struckAt;
        case 'kill': {
          const killed = await backendOf(fault.backend);
          process.kill(killed, 'SIGKILL');
          pids.add(await untilReplaced(() => backendOf(fault.backend), killed));
          return struckAt;
        }
        case 'kill launcher':
          killLauncher();
          await startAgain();
          return struckAt;
        case 'kill child': {
          const { pid, backends } = await product.note();
          const own = new Set([pid, ...Object.values(backends)]);
          const children = (await descendantsOf(pid)).filter((child) => !own.has(child));
          const chosen = children[Math.floor(fault.choice * children.length)];
          if (chosen === undefined) throw new Error('There is no child to kill');
          signal(chosen, 'SIGKILL');
          return struckAt;
        }
        case 'power failure': {
          const { backends } = await product.note();
          killLauncher();
          for (const pid of Object.values(backends)) process.kill(pid, 'SIGKILL');
          await startAgain();
          return struckAt;
        }
        case 'stall': {
          const backend = await backendOf(fault.backend);
          const stalled = [backend, ...(await descendantsOf(backend))];
          for (const pid of stalled) signal(pid, 'SIGSTOP');
          await pause(fault.milliseconds);
          for (const pid of stalled.reverse()) signal(pid, 'SIGCONT');
          return Date.now();
        }
        case 'full disk':
          if (!disk) throw new Error('There is no disk to fill');
          await disk.fill();
          await pause(fault.milliseconds);
          await disk.free();
          return Date.now();
        case 'flush redis':
          await withRedisOf(dataDir, (redis) => redis.flushAll());
          return struckAt;
      }
    },
    async stop() {
      isExpected = true;
      await product.stop();
      return product.process.exitCode;
    },
    remove,
  };
}

/** The id of the process that replaced a killed one. */
const untilReplaced = (pidNow: () => Promise<number>, killed: number): Promise<number> =>
  until(async () => {
    const pid = await pidNow();
    if (pid === killed) throw new Error(`Process ${killed} was killed and not restarted`);
    return pid;
  }, 30_000);

/** The children of a process and their children: PostgreSQL has a process for each connection. */
async function descendantsOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const below = (parent: number): number[] =>
    rows.flatMap(([child, itsParent]) => (itsParent === parent ? [child, ...below(child)] : []));
  return below(pid);
}

/** Sends a signal; a child may have ended already. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
