import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Ensures that a program of a Debian package is available; installs the package where possible (as root, with
 * apt-get). Otherwise throws an error with instructions.
 */
export async function ensureProgram(program: string, debianPackage: string): Promise<void> {
  if (await exists(program)) return;
  const remedy = `install it, on Debian with: apt-get install ${debianPackage}`;
  if (process.getuid?.() !== 0 || !(await exists('apt-get'))) {
    throw new Error(`${program} is not on the PATH, and only root can install it here by apt-get; ${remedy}`);
  }
  try {
    await install(debianPackage).catch(async () => {
      await run('apt-get', ['update']);
      await install(debianPackage);
    });
  } catch (cause) {
    throw new Error(`${program} is not on the PATH and apt-get could not install it; ${remedy}`, { cause });
  }
}

// Runlevel 1 keeps the package from starting its daemon.
const install = (debianPackage: string) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', debianPackage], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

const exists = (program: string): Promise<boolean> =>
  run('sh', ['-c', 'command -v "$0"', program]).then(
    () => true,
    () => false,
  );
