import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import type { FromSending, ToSending } from './sending-process.js';

/** A sender of the worst files, which runs in its own process. */
interface Sending {
  readonly acts: readonly string[];
  /** Works while an act is repeated, one after the other; at least one is finished. */
  meanwhile<Result>(act: string, work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/** Starts the process, which signs up at the product. Rejects if an act does not end as it has to. */
export async function startSending(address: string): Promise<Sending> {
  const file = sibling('./sending-process', import.meta.url);
  const child = fork(file, { execArgv: nodeOptions(file) });
  const tell = (told: ToSending) => void child.send(told);
  const ended = once(child, 'exit').then(([code]) => [{ failed: `The process that sends ended: ${String(code)}` }]);
  const answer = async (): Promise<Exclude<FromSending, { failed: string }>> => {
    const [heard] = (await Promise.race([once(child, 'message'), ended])) as [FromSending];
    if (typeof heard === 'object' && 'failed' in heard) throw new Error(heard.failed);
    return heard;
  };
  tell({ address });
  const ready = await answer();
  return {
    acts: ready === 'ended' ? [] : ready.acts,
    async meanwhile(act, work) {
      tell({ act });
      const answered = answer();
      // It is awaited when the work is over, and may fail before.
      answered.catch(() => undefined);
      try {
        return await work();
      } finally {
        tell('end');
        await answered;
      }
    },
    close: () => void child.kill(),
  };
}
