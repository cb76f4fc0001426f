import { readdir, readFile } from 'node:fs/promises';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** The most memory it ever had resident, MB. */
  readonly peak: number;
}

async function statusOf(pid: number): Promise<Running | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, 4).join(' ');
    return { pid, parent: numberOf('PPid'), command, peak: Math.round(numberOf('VmHWM') / 1024) };
  } catch {
    // It has ended meanwhile, or this system has no such files.
    return null;
  }
}

/** The peak memory of the Node processes of a product, MB, by their command; empty where the system does not tell. */
export async function peaksOf(root: number): Promise<Readonly<Record<string, number>>> {
  const pids = await readdir('/proc').catch(() => []);
  const all = (
    await Promise.all(pids.filter((name) => /^\d+$/.test(name)).map((name) => statusOf(Number(name))))
  ).filter((each) => each !== null);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return Object.fromEntries(
    all
      .filter(({ pid, command }) => family.has(pid) && command.includes('node'))
      .map(({ pid, command, peak }) => [`${pid} ${command.split('/').slice(-2).join('/')}`, peak]),
  );
}
