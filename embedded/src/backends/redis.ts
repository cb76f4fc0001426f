import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@anamnesis/platform/process/free-port';
import type { FolderLock } from '../event-store/folder-lock.js';
import { type Backend, createTail, endWithThisProcess, exitOf, untilReady } from './backend.js';
import { childEnvironment } from './child-environment.js';
import { lockServerFolder } from './server-folder.js';

const run = promisify(execFile);
const NAMES = ['redis-server', 'valkey-server'];

/** Stored beside the data of a running Redis. */
interface Note {
  port: number;
  password: string;
}

/**
 * Starts the installed Redis (or Valkey) on a data folder of its own, and installs it first if permitted. Other users of the
 * machine cannot read the password or the folder.
 */
export async function startRedis({
  dir,
  port,
  password = randomBytes(24).toString('hex'),
  databases = 1,
  spawned = () => undefined,
}: {
  dir: string;
  port?: number;
  password?: string;
  databases?: number;
  /** Called once its process works and only has to be waited for. */
  spawned?: () => void;
}): Promise<Backend> {
  const program = (await onThePath()) ?? (await install());
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
  const lock = await lockServerFolder(dir, 'SIGTERM');
  try {
    return await serve(program, { dir, databases, spawned, lock }, { port: port ?? (await freePort()), password });
  } finally {
    lock.release();
  }
}

interface Folder {
  dir: string;
  databases: number;
  spawned: () => void;
  lock: FolderLock;
}

async function serve(program: string, { dir, databases, spawned, lock }: Folder, note: Note): Promise<Backend> {
  const { port, password } = note;
  await writeFile(join(dir, 'running.json.new'), JSON.stringify(note), { mode: 0o600 });
  await rename(join(dir, 'running.json.new'), join(dir, 'running.json'));
  const log = createTail();
  const child = spawn(
    program,
    [
      // The password is passed on stdin, because every user can read a command line.
      ...['-', '--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--daemonize', 'no'],
      ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '', '--maxmemory-policy', 'noeviction'],
      ...['--databases', String(databases)],
    ],
    { stdio: ['pipe', 'pipe', 'pipe', lock.file], detached: true, env: childEnvironment() },
  );
  if (child.pid) lock.name(child.pid);
  endWithThisProcess(child, 'TERM');
  spawned();
  // If the program has already exited, its output explains the reason.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(`requirepass ${password}\n`);
  child.stdout?.on('data', log.add);
  child.stderr?.on('data', log.add);
  const exited = exitOf(child);
  await untilReady(
    () => ping(note),
    exited,
    () => `Redis did not start:\n${log.text()}`,
  ).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    name: 'Redis',
    url: `redis://:${password}@127.0.0.1:${port}`,
    pid: child.pid as number,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(join(dir, 'running.json'), { force: true });
    },
  };
}

async function onThePath(): Promise<string | null> {
  for (const name of NAMES) {
    if (
      await run(name, ['--version']).then(
        () => true,
        () => false,
      )
    )
      return name;
  }
  return null;
}

/** Uses the system's package manager, only if that needs no password. */
async function install(): Promise<string> {
  const missing =
    'Anamnesis needs Redis. Please install it (Debian: apt-get install redis-server; macOS: brew install redis) or set REDIS_URL.';
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['brew', 'install', 'redis']
      : ['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'];
  if (process.platform !== 'darwin' && process.getuid?.() !== 0) throw new Error(missing);
  process.stdout.write('Installing Redis …\n');
  const attempt = () => run(command as string, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  await attempt()
    .catch(async () => {
      await run('apt-get', ['update']);
      await attempt();
    })
    .catch((error: unknown) => {
      throw new Error(missing, { cause: error });
    });
  const program = await onThePath();
  if (!program) throw new Error(missing);
  return program;
}

const ping = async (note: Note) => {
  const answer = await ask(note, 'PING');
  if (!answer.includes('PONG')) throw new Error(answer);
};

/**
 * Sends one command over Redis' inline protocol and returns everything until the connection ends; the driver would reconnect for
 * ever to a server that shuts down.
 */
function ask({ port, password }: Note, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`));
    socket.setTimeout(2_000, () => socket.destroy(new Error('Redis does not answer')));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
