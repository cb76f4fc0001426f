import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, on every architecture of Linux that Node supports. */
const TICKS = 100;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process itself, in ticks. */
  readonly own: number;
  /** Processor time of its ended children, in ticks. */
  readonly ended: number;
}

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may hold blanks.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (index: number) => fields[index] ?? 0;
    return { pid: Number(pid), parent: ticks(1), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
  } catch (error) {
    // It ended in the meantime: its parent has its time now.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Processor time of this process with its threads and all its descendants, in seconds. Without /proc, of this process alone. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  if (process.platform !== 'linux') return own;
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== null);
  const family = new Set([process.pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid);
  }
  const others = stats
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, { pid, own: ticks, ended }) => sum + ended + (pid === process.pid ? 0 : ticks), 0);
  return own + others / TICKS;
}
