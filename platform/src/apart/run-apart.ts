import { type ChildProcess, fork } from 'node:child_process';
import { nodeOptions } from './node-options.js';
import { DiedApart, OverLimit, RefusedApart } from './apart-ended.js';
import { type Answered, MEMORY_TOLD_ON, type Said } from './said.js';

export { DiedApart, OverLimit, RefusedApart } from './apart-ended.js';

/** Above the limit that a program sets itself (`serve-apart.ts`), which tells why it ends; Node's own end says nothing. */
const MAX_HEAP_MEGABYTES = 2_048;
/** Faults of native code: of a decoder, or of a library that gives up. */
const FAULTS: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP']);

export interface Work<Task> {
  /** The path of the program: a module that calls `serveApart`. */
  readonly program: string;
  readonly task: Task;
  /** Milliseconds that it may work; those in which it waits for an answer do not count. */
  readonly mostTime: number;
  /** Milliseconds that it may say nothing, while nothing is to be answered; as `mostTime` unless given. */
  readonly mostSilence?: number;
  readonly signal?: AbortSignal | undefined;
  /** Answers what it asks; what this throws ends the work. */
  readonly answer?: (about: unknown) => Promise<unknown>;
  /** Hears what it tells. */
  readonly hear?: (about: unknown) => void;
}

/**
 * Works on bytes of a person in a process of its own, so that nobody else waits while it computes, and nothing else ends with it. It has no environment, and is killed
 * when the work ends. Rejects with `RefusedApart` for what the program says of the content; with `OverLimit` for one that needs too much memory or time; with
 * `DiedApart` where the process ends without a word, or fails; with what `answer` throws; and with the reason of the signal.
 */
export async function runApart<Task, Result>(work: Work<Task>): Promise<Result> {
  work.signal?.throwIfAborted();
  const child = fork(work.program, {
    execArgv: [...nodeOptions(work.program), `--max-old-space-size=${MAX_HEAP_MEGABYTES}`],
    serialization: 'advanced',
    // The environment has secrets; where programs are is none. What it prints could have text of the content.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  try {
    const result = resultOf<Task, Result>(child, work);
    // Without a channel, its end says why.
    if (child.connected) child.send(work.task as object, () => undefined);
    return await result;
  } finally {
    child.kill('SIGKILL');
  }
}

function resultOf<Task, Result>(
  child: ChildProcess,
  { mostTime, mostSilence = mostTime, signal, answer, hear }: Work<Task>,
): Promise<Result> {
  let isOverMemory = false;
  /** Questions that were not answered yet: the process waits for this one. */
  let owed = 0;
  /** Milliseconds in which it waited since the time was looked at. */
  let waited = 0;
  return new Promise<Result>((resolve, reject) => {
    const silence = setTimeout(() => {
      if (owed > 0) silence.refresh();
      else reject(new OverLimit('time'));
    }, mostSilence);
    const lookAtTime = () => {
      if (waited === 0 && owed === 0) return reject(new OverLimit('time'));
      time = setTimeout(lookAtTime, Math.max(waited, mostSilence));
      waited = 0;
    };
    let time = setTimeout(lookAtTime, mostTime);
    const abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    const stop = () => {
      clearTimeout(silence);
      clearTimeout(time);
      signal?.removeEventListener('abort', abort);
    };
    const reply = async (question: number, about: unknown) => {
      const began = performance.now();
      owed += 1;
      const content = await answer?.(about);
      owed -= 1;
      waited += performance.now() - began;
      silence.refresh();
      // Without a channel, its end says why.
      if (child.connected) child.send({ question, content } satisfies Answered, () => undefined);
    };
    child.on('message', (said: Said) => {
      silence.refresh();
      switch (said.type) {
        case 'ask':
          return void reply(said.question, said.about).catch(reject);
        case 'tell':
          return hear?.(said.about);
        case 'done':
          return resolve(said.result as Result);
        case 'refused':
          return reject(new RefusedApart(said.reason));
        case 'failed':
          return reject(new DiedApart(said.cause));
      }
    });
    child.stdio?.[MEMORY_TOLD_ON]?.once('data', () => void (isOverMemory = true));
    // A process that could not be started has no end: no `close` follows.
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    // After the pipes are closed, so that what was said before the end is known.
    child.once('close', (code, killedBy) => {
      stop();
      const died = new DiedApart(killedBy ?? `exit code ${code}`, killedBy !== null && FAULTS.has(killedBy));
      reject(isOverMemory ? new OverLimit('memory') : died);
    });
  });
}
