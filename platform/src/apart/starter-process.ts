import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { LIMIT_TOLD_ON, type OwnLimit, ownLimits } from './said.js';
import type { EndOfProcess, Heard, Told } from './started.js';

/** Priorities of the started processes: below the services, and lower still if nobody waits for the result, which must still come to an end. Never above that of this process: only root may raise a priority. */
const AWAITED = Math.max(getPriority(), 5);
const LAST = Math.max(getPriority(), 7);

/*
 * A small process that starts others and passes on what they say. The kernel copies the page tables of a process that starts another, in which
 * time it does nothing else: 25 ms for a service of 470 MB, 1 ms for this one.
 */
const children = new Map<number, ChildProcess>();
// Without a channel nobody waits for it.
const tell = (heard: Heard) => process.send?.(heard, () => undefined);

function start(told: Extract<Told, { type: 'start' }>): void {
  try {
    startChild(told);
  } catch (error) {
    // Without memory or a free file descriptor none can be started.
    tell({ id: told.id, type: 'ended', end: { how: String(error), signal: null, limit: null } });
  }
}

function startChild({ id, program, options, isAwaited }: Extract<Told, { type: 'start' }>): void {
  let limit: OwnLimit | null = null;
  const ended = (end: Omit<EndOfProcess, 'limit'>) => {
    if (children.delete(id)) tell({ id, type: 'ended', end: { ...end, limit } });
  };
  const child = fork(program, {
    execArgv: [...options],
    serialization: 'advanced',
    // The environment has secrets; where programs are is none. What it prints could have text of the content.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  // Before it loads its modules, which is most of its work on a small file, and before it starts threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, isAwaited ? AWAITED : LAST);
  children.set(id, child);
  child.on('message', (said) => tell({ id, type: 'said', said: said as Extract<Heard, { type: 'said' }>['said'] }));
  // A hostile file may make the process write anything here; only the name of a limit is accepted.
  child.stdio?.[LIMIT_TOLD_ON]?.once('data', (name: Buffer) => {
    limit = ownLimits.find((each) => each === String(name)) ?? null;
  });
  // A process that could not be started has no end: no `close` follows.
  child.on('error', ({ message }) => ended({ how: message, signal: null }));
  // After the pipes are closed, so that what was said before the end is known.
  child.once('close', (code, signal) => ended({ how: signal ?? `exit code ${code}`, signal }));
}

process.on('message', (told: Told) => {
  if (told.type === 'start') return start(told);
  const child = children.get(told.id);
  if (told.type === 'kill') child?.kill('SIGKILL');
  // Without a channel, its end says why.
  else if (child?.connected) child.send(told.content as object, () => undefined);
});
process.once('disconnect', () => process.exit());
// A terminal and a service manager signal the whole group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
