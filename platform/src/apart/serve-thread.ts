import { parentPort } from 'node:worker_threads';
import { placeOf } from './place-of.js';

/** The reply of a thread to a task: its result, or the place in the code where it failed, without any of the content. */
export type SaidByThread = { readonly result: unknown } | { readonly failed: string };

/** Makes this thread one that computes for the main one, a task after the other (`warm-thread.ts`). */
export function serveThread<Task, Result>(compute: (task: Task) => Result): void {
  const outcomeOf = (task: Task): SaidByThread => {
    try {
      return { result: compute(task) };
    } catch (error) {
      return { failed: placeOf(error) };
    }
  };
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(outcomeOf(task)));
  parentPort?.postMessage('ready');
}
