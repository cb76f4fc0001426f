import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that runs PostgreSQL, which refuses to run as root. `wrap` turns a command into one that runs as that user. */
export interface ServiceUser {
  id: { uid: number; gid: number } | null;
  wrap(command: readonly string[]): string[];
}

/**
 * The launcher's own user, or, for root, the user `postgres`, created if missing. That user keeps one capability, which gives access to
 * folders that only root may enter (such as a clone below /root).
 */
export async function asServiceUser(): Promise<ServiceUser> {
  if (process.getuid?.() !== 0) return { id: null, wrap: (command) => [...command] };
  const id = (await idOf('postgres')) ?? (await makeUser());
  return {
    id,
    wrap: (command) => [
      'setpriv',
      ...['--reuid=postgres', '--regid=postgres', '--init-groups', '--securebits=+no_setuid_fixup'],
      ...['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'],
      ...command,
    ],
  };
}

async function makeUser(): Promise<{ uid: number; gid: number }> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const id = await idOf('postgres');
  if (!id)
    throw new Error(
      'PostgreSQL cannot run as root, and the user postgres could not be created. Start as another user.',
    );
  return id;
}

async function idOf(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((part) => run('id', [part, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return null;
  }
}
