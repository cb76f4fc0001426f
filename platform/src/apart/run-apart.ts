import { nodeOptions } from './node-options.js';
import { DiedApart, OverLimit, RefusedApart } from './apart-ended.js';
import type { Answered, Said, ToDo } from './said.js';
import { startProcess } from './start-process.js';

export { DiedApart, OverLimit, RefusedApart } from './apart-ended.js';

/** Above the limit that a program sets itself (`serve-apart.ts`), which tells why it ends; Node's own end says nothing. */
const MAX_HEAP_MEGABYTES = 2_048;
/** Milliseconds, at least, between two looks at the time of a process that waits. */
const BETWEEN_LOOKS = 100;
/** Faults of native code: of a decoder, or of a library that gives up. */
const FAULTS: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP']);

export interface Work<Task> {
  /** The path of the program: a module that calls `serveApart`. */
  readonly program: string;
  readonly task: Task;
  /** Whether anybody waits in front of a screen, true unless given; else what is awaited comes first on the processor. Calls come before both. */
  readonly isAwaited?: boolean;
  /** Milliseconds on the clock that it may work; those in which it waits for an answer do not count. On a busy machine this says nothing of the content. */
  readonly mostTime: number;
  /** Milliseconds of processor time, of all its threads together but not of programs that it starts; no limit unless given. */
  readonly mostComputing?: number;
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
 * when the work ends. Rejects with `RefusedApart` for what the program says of the content; with `OverLimit` for one that needs too much memory, computing or time; with
 * `DiedApart` where the process ends without a word, or fails; with what `answer` throws; and with the reason of the signal.
 */
export function runApart<Task, Result>({
  program,
  task,
  isAwaited = true,
  mostTime,
  mostComputing,
  mostSilence = mostTime,
  signal,
  answer,
  hear,
}: Work<Task>): Promise<Result> {
  /** Questions that were not answered yet: the process waits for this one. */
  let owed = 0;
  /** Milliseconds in which it waited, without the present wait; when that began. */
  let [waited, waitsSince] = [0, 0];
  return new Promise<Result>((resolve, reject) => {
    signal?.throwIfAborted();
    const options = [...nodeOptions(program), `--max-old-space-size=${MAX_HEAP_MEGABYTES}`];
    const process = startProcess(
      { program, options, isAwaited },
      {
        hear: (said) => heard(said),
        ended: ({ how, signal: endedBy, limit }) => {
          const by = endedBy === null ? 'failure' : FAULTS.has(endedBy) ? 'fault' : 'kill';
          end(() => reject(limit ? new OverLimit(limit) : new DiedApart(how, by)));
        },
      },
    );
    const silence = setTimeout(() => {
      if (owed > 0) silence.refresh();
      else end(() => reject(new OverLimit('clock')));
    }, mostSilence);
    const began = performance.now();
    const lookAtTime = () => {
      const now = performance.now();
      const left = mostTime - (now - began - waited - (owed > 0 ? now - waitsSince : 0));
      if (left <= 0) return end(() => reject(new OverLimit('clock')));
      time = setTimeout(lookAtTime, Math.max(left, BETWEEN_LOOKS));
    };
    let time = setTimeout(lookAtTime, mostTime);
    const abort = () => end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', abort, { once: true });
    let isOver = false;
    const end = (settle: () => void) => {
      isOver = true;
      clearTimeout(silence);
      clearTimeout(time);
      signal?.removeEventListener('abort', abort);
      process.kill();
      settle();
    };
    const reply = async (question: number, about: unknown) => {
      if (owed === 0) waitsSince = performance.now();
      owed += 1;
      const content = await answer?.(about);
      owed -= 1;
      if (owed === 0) waited += performance.now() - waitsSince;
      silence.refresh();
      process.send({ question, content } satisfies Answered);
    };
    const heard = (said: Said) => {
      // The process sent this message before the work ended.
      if (isOver) return;
      silence.refresh();
      switch (said.type) {
        case 'ask':
          return void reply(said.question, said.about).catch((error: unknown) => end(() => reject(error as Error)));
        case 'tell':
          return hear?.(said.about);
        case 'done':
          return end(() => resolve(said.result as Result));
        case 'refused':
          return end(() => reject(new RefusedApart(said.reason)));
        case 'failed':
          return end(() => reject(new DiedApart(said.cause, 'failure')));
      }
    };
    process.send({ task, mostComputing: mostComputing ?? null } satisfies ToDo<Task>);
  });
}
