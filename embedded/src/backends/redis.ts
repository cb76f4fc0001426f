import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Backend, createTail, exitOf, untilReady } from './backend.js';
import { freePort } from './free-port.js';

const run = promisify(execFile);
const NAMES = ['redis-server', 'valkey-server'];

/** Starts the machine's Redis (or Valkey) on a data folder of its own, installing it where that is allowed. */
export async function startRedis({ dir, port }: { dir: string; port?: number }): Promise<Backend> {
  const program = (await onThePath()) ?? (await install());
  await mkdir(dir, { recursive: true });
  await endLeftover(dir);
  const listen = port ?? (await freePort());
  // Noted before it runs: a launcher that is killed in between leaves no Redis that the next one doesn't know of.
  await writeFile(join(dir, 'running.json.new'), JSON.stringify({ port: listen }));
  await rename(join(dir, 'running.json.new'), join(dir, 'running.json'));
  const log = createTail();
  const child = spawn(
    program,
    [
      ...['--port', String(listen), '--bind', '127.0.0.1', '--dir', dir, '--daemonize', 'no'],
      ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '', '--maxmemory-policy', 'noeviction'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  child.stdout.on('data', log.add);
  child.stderr.on('data', log.add);
  const exited = exitOf(child);
  await untilReady(
    () => ping(listen),
    exited,
    () => `Redis did not start:\n${log.text()}`,
  ).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    name: 'Redis',
    url: `redis://127.0.0.1:${listen}`,
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

/** Asks the system's package manager, only where that needs no password. */
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

/** After a launcher was killed, its Redis may live on: asked to end if it really serves this folder. */
async function endLeftover(dir: string): Promise<void> {
  const text = await readFile(join(dir, 'running.json'), 'utf8').catch(() => null);
  if (text === null) return;
  const { port } = JSON.parse(text) as { port: number };
  const answer = await ask(port, 'CONFIG GET dir').catch(() => '');
  if (!answer.includes(await realpath(dir))) return;
  await ask(port, 'SHUTDOWN NOSAVE').catch(() => '');
  await untilReady(
    () =>
      ping(port).then(
        () => Promise.reject(new Error('still there')),
        () => undefined,
      ),
    new Promise(() => undefined),
    () => `The Redis left over on port ${port} does not end`,
  );
}

const ping = async (port: number) => {
  const answer = await ask(port, 'PING');
  if (!answer.includes('PONG')) throw new Error(answer);
};

/** One command over Redis' inline protocol; the driver would reconnect for ever to a server that is to be gone. */
function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(2_000, () => socket.destroy(new Error('Redis does not answer')));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Redis closed the connection')));
  });
}
