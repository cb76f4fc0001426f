import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';

/** One reading of an archive. */
export interface Read {
  readonly records: number;
  readonly seconds: number;
  /** Of its process, with Node and the libraries. */
  readonly peakMegabytes: number;
}

/** Reads an archive by one side, in a process of its own. */
export async function readIn(side: 'ours' | 'theirs', path: string): Promise<Read> {
  const file = sibling('./reading-process', import.meta.url);
  const child = fork(file, [side, path], { execArgv: nodeOptions(file) });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The reading by ${side} ended without a result`)),
  );
  ended.catch(() => undefined);
  const [read] = (await Promise.race([once(child, 'message'), ended])) as [Read];
  return read;
}
