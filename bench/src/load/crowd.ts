import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import type { Receipt } from './pushes.js';

/** Real sockets of many people, in a process of their own, so that receiving does not slow down the sender. */
export interface Crowd {
  /** Waits for this many pushes since the last call and returns them. Rejects after a time-out. */
  receive(pushes: number): Promise<Receipt[]>;
  leave(): Promise<void>;
}

/** Messages to the crowd's process: first the address and tokens, then the number of pushes to wait for. */
export type ToCrowd = { address: string; tokens: readonly string[] } | { pushes: number };

const GATHERING_MILLISECONDS = 300_000;
const TIMEOUT_MILLISECONDS = 60_000;

/** Connects one socket for each token, over WebSocket only. Resolves when all are connected. */
export async function gather(address: string, tokens: readonly string[]): Promise<Crowd> {
  const file = sibling('./crowd-process', import.meta.url);
  const child = fork(file, { serialization: 'advanced', execArgv: nodeOptions(file) });
  const exited = once(child, 'exit');
  const ask = async (message: ToCrowd, milliseconds: number, complaint: string): Promise<unknown> => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(milliseconds) });
    child.send(message);
    try {
      const [answer] = (await Promise.race([
        answered,
        exited.then(() => Promise.reject(new Error('A crowd ended'))),
      ])) as [unknown];
      return answer;
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(complaint, { cause: error });
    }
  };
  await ask({ address, tokens }, GATHERING_MILLISECONDS, `${tokens.length} sockets could not connect to ${address}`);
  return {
    receive: async (pushes) =>
      (await ask({ pushes }, TIMEOUT_MILLISECONDS, `${pushes} pushes did not all arrive`)) as Receipt[],
    async leave() {
      child.disconnect();
      await exited;
    },
  };
}

/** Open files of a process other than its sockets. */
const OTHER_FILES = 500;

/** Throws an error that says what to do if the limit of open files is too low for this many sockets. */
export function needOpenFiles(sockets: number): void {
  // Node raises its soft limit to the hard limit.
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < sockets + OTHER_FILES)
    throw new Error(
      `${sockets} sockets need ${sockets + OTHER_FILES} open files and a process may open ${limit}: raise the hard limit (ulimit -Hn)`,
    );
}
