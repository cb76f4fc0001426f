import { execFileSync } from 'node:child_process';

/** The processes that this one has had started and that run a program whose path has this word. Their parents are the processes that start them. */
export function startedProcesses(word: string): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));
  const starters = all.filter(({ parent, args }) => parent === process.pid && args.includes('starter-process'));
  return all
    .filter(({ parent, args }) => args.includes(word) && starters.some(({ pid }) => pid === parent))
    .map(({ pid }) => pid);
}
