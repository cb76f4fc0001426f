import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions, sibling } from '../processes/node-options.js';
import type { Hearing } from './pushes.js';

/** Real sockets of as many people, in a process of their own: hearing takes nothing from the thread that speaks. */
export interface Crowd {
  /** What was heard since the last time, once it is so many pushes. Rejects when they do not come. */
  hear(pushes: number): Promise<Hearing[]>;
  leave(): Promise<void>;
}

/** What a crowd is told: first where to connect and as whom, then for how many pushes to wait. */
export type ToCrowd = { address: string; tokens: readonly string[] } | { pushes: number };

const GATHERING_MILLISECONDS = 300_000;
const PATIENCE_MILLISECONDS = 60_000;

/** Connects one socket for each token, over WebSocket alone. Resolves when all are connected. */
export async function gather(address: string, tokens: readonly string[]): Promise<Crowd> {
  const file = sibling('./crowd-process', import.meta.url);
  const child = fork(file, { serialization: 'advanced', execArgv: nodeOptions(file) });
  const exited = once(child, 'exit');
  const ask = async (said: ToCrowd, milliseconds: number, complaint: string): Promise<unknown> => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(milliseconds) });
    child.send(said);
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
    hear: async (pushes) =>
      (await ask({ pushes }, PATIENCE_MILLISECONDS, `${pushes} pushes did not all come`)) as Hearing[],
    async leave() {
      child.disconnect();
      await exited;
    },
  };
}

/** Beside its sockets a process has some other files open. */
const OTHER_FILES = 500;

/** Throws, saying what to do, when this machine lets a process open fewer files than so many sockets need. */
export function needOpenFiles(sockets: number): void {
  // Node raises the soft limit of its own process as far as the hard one lets it.
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < sockets + OTHER_FILES)
    throw new Error(
      `${sockets} sockets need ${sockets + OTHER_FILES} open files and a process may open ${limit}: raise the hard limit (ulimit -Hn)`,
    );
}
