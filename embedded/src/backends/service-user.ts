import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** As whom PostgreSQL runs: it refuses to be root. `wrap` turns a command into one that runs as that user. */
export interface ServiceUser {
  id: { uid: number; gid: number } | null;
  wrap(command: readonly string[]): string[];
}

/**
 * The launcher's own user, or, for root, the user `postgres`, made where it is missing. That user is let into folders
 * that only root may enter (a clone below /root, say): it keeps the one capability that this needs.
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
    throw new Error('PostgreSQL cannot run as root, and the user postgres could not be made. Start as another user.');
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
