import { readdir, readFile } from 'node:fs/promises';

/** Memory of each process of a running product, MB. */
export type Memory = Readonly<Record<string, number>>;

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory that is of no file, MB: a mapped log, which the system may drop at any time, does not count. */
  readonly anonymous: number;
}

const HEAP = /^nodejs_heap_size_used_bytes\{[^}]*\} (\d+)/m;

interface Noted {
  readonly pid: number;
  readonly internalPort: number;
  readonly backends: Readonly<Record<string, number>>;
}

/** The memory of the launcher, of its heap, and of each backend with its children; needs /proc. */
export async function memoryOf({ pid, internalPort, backends }: Noted): Promise<Memory> {
  const all = await runningNow();
  const own = (root: number) => all.find((each) => each.pid === root)?.anonymous ?? 0;
  const withChildren = (root: number): number =>
    own(root) + all.filter(({ parent }) => parent === root).reduce((sum, child) => sum + withChildren(child.pid), 0);
  const metrics = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
  return {
    launcher: own(pid),
    'heap of the launcher': Number(HEAP.exec(metrics)?.[1] ?? 0) / 2 ** 20,
    ...Object.fromEntries(Object.entries(backends).map(([name, root]) => [name, withChildren(root)])),
  };
}

async function runningNow(): Promise<readonly Running[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const running = await Promise.all(
    names.map(async (name) => {
      // It may have ended meanwhile.
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      const numberOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return { pid: Number(name), parent: numberOf('PPid'), anonymous: numberOf('RssAnon') / 1024 };
    }),
  );
  return running;
}
