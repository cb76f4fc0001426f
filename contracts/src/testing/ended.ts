import { runInNewContext } from 'node:vm';

/** In milliseconds: far more than any machine needs for what is tried. It notices work that hardly ends, such as backtracking. */
const NEVER = 60_000;

/** Runs synchronous work and returns its result; throws if it does not end, which no time limit of a test could notice. */
export const ended = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: NEVER }) as Result;
