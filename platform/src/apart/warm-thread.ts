import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DiedApart, OverLimit } from './apart-ended.js';
import { nodeOptions } from './node-options.js';
import type { SaidByThread } from './serve-thread.js';

interface Thread {
  readonly worker: Worker;
  /** Resolves when its modules are loaded. */
  readonly ready: Promise<unknown>;
}

/**
 * Computes in a thread of this program (`serve-thread.ts`), so that this process answers others meanwhile: for short work of our own code, for which a process takes longer to
 * start than the work. `mostMemory`: megabytes of its JavaScript objects; `mostTime`: milliseconds of one task, without those in which it waits for the start and for others.
 * Tasks are computed one after the other. The thread starts with the first one, and does not keep the process alive while it has none. Rejects with `OverLimit` for a task that
 * takes too much, and with `DiedApart` where its code fails or the thread ends; the next task has another thread. Rejects with `DataCloneError` for a task that cannot be sent, and keeps the thread.
 */
export function warmThread<Task, Result>(program: string, mostMemory: number) {
  let thread: Thread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const start = (): Thread => {
    const execArgv = nodeOptions(program);
    const worker = new Worker(program, { execArgv, env: {}, resourceLimits: { maxOldGenerationSizeMb: mostMemory } });
    worker.once('exit', () => forget(worker));
    // A task hears of it too; without one nobody waits.
    worker.on('error', () => forget(worker));
    const ended = once(worker, 'exit').then(([code]) => Promise.reject(new DiedApart(`exit code ${code}`, 'failure')));
    return { worker, ready: Promise.race([once(worker, 'message'), ended]) };
  };
  const forget = (worker: Worker) => {
    if (thread?.worker === worker) thread = null;
  };
  const computed = async (task: Task, mostTime: number): Promise<Result> => {
    const { worker, ready } = (thread ??= start());
    worker.ref();
    await ready;
    return await new Promise<Result>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(time);
        worker.off('message', heard).off('error', failed).off('exit', exited).unref();
        settle();
      };
      const lose = (error: Error) => {
        forget(worker);
        end(() => void worker.terminate().then(() => reject(error), reject));
      };
      const heard = (said: SaidByThread) =>
        end(() => ('failed' in said ? reject(new DiedApart(said.failed, 'failure')) : resolve(said.result as Result)));
      const failed = ({ code, name }: NodeJS.ErrnoException) =>
        lose(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimit('memory') : new DiedApart(name, 'failure'));
      const exited = (code: number) => lose(new DiedApart(`exit code ${code}`, 'failure'));
      const time = setTimeout(() => lose(new OverLimit('clock')), mostTime);
      worker.on('message', heard).on('error', failed).on('exit', exited);
      try {
        worker.postMessage(task);
      } catch (error) {
        // A task that cannot be cloned was not sent, so the thread works on nothing.
        end(() => reject(error as Error));
      }
    });
  };
  return (task: Task, mostTime: number): Promise<Result> => {
    const result = last.then(() => computed(task, mostTime));
    last = result.catch(() => undefined);
    return result;
  };
}
