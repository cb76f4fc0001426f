import { spawnSync } from 'node:child_process';

/** Runs a command in a PID namespace of its own, as in a container. */
const APART = ['unshare', '-pf', '--mount-proc'] as const;

/** Whether this user may do that here. */
const mayBeApart = spawnSync(APART[0], [...APART.slice(1), 'true']).status === 0;

/** The command in a namespace of its own, or where that is not allowed the command itself. */
export const apart = (command: readonly string[]): [string, ...string[]] => {
  const [first = '', ...rest] = mayBeApart ? [...APART, ...command] : command;
  return [first, ...rest];
};
/** For the names of tests, which say what was tried. */
export const OTHER_PROCESS = mayBeApart ? 'a process of another container' : 'another process';
