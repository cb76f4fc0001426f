import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/* Runs from its source, before anything is installed or built: it imports only what Node has. */

/** The programs that tests run, with their packages of Debian. The browser is looked for where it is started: npm has one too. */
const packages = {
  'docker-compose': 'docker-compose',
  envsubst: 'gettext-base',
  kcat: 'kcat',
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  turnserver: 'coturn',
} as const;
type Program = keyof typeof packages;

/** All but that of the relay server, which only a long suite needs. */
export const usualPrograms: readonly Program[] = ['docker-compose', 'envsubst', 'kcat', 'nginx', 'redis-server'];

/** Ensures that programs are on the PATH; installs their packages where it may (as root, with apt-get). Otherwise rejects with a sentence that names all that are missing, and how to install them. */
export async function ensurePrograms(...programs: readonly Program[]): Promise<void> {
  const missing = await missingOf(programs);
  if (missing.length === 0) return;
  const names = missing.map((program) => packages[program]);
  const remedy = `The tests need ${missing.join(', ')}. Please install them (Debian: apt-get install ${names.join(' ')}).`;
  if (process.getuid?.() !== 0 || !(await exists('apt-get'))) throw new Error(remedy);
  try {
    await install(names).catch(async () => {
      await run('apt-get', ['update']);
      await install(names);
    });
  } catch (cause) {
    throw new Error(remedy, { cause });
  }
}

async function missingOf(programs: readonly Program[]): Promise<Program[]> {
  const isHere = await Promise.all(programs.map(exists));
  return programs.filter((_, index) => !isHere[index]);
}

// Runlevel 1 keeps a package from starting its daemon.
const install = (names: readonly string[]) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...names], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** Programs that serve as well. */
const ALTERNATIVES: Readonly<Record<string, string>> = { 'redis-server': 'valkey-server' };

const exists = (program: string): Promise<boolean> =>
  run('sh', ['-c', 'command -v "$0" || command -v "$1"', program, ALTERNATIVES[program] ?? program]).then(
    () => true,
    () => false,
  );
