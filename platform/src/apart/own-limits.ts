import { Worker } from 'node:worker_threads';

/** Limits that a process sets itself. */
export interface OwnLimits {
  /** Bytes of memory, of every kind. */
  readonly mostMemory: number;
  /** Milliseconds of processor time, of all its threads together; null for no limit. */
  readonly mostComputing: number | null;
}

/** As text, because a thread of a file needs a compiled file, which tests do not have. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData: { mostMemory, mostComputing, tellOn } } = require('node:worker_threads');
  const parent = process.ppid;
  const computed = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const limitReached = () => {
    if (process.memoryUsage.rss() > mostMemory) return 'memory';
    return mostComputing !== null && computed() > mostComputing ? 'computing' : null;
  };
  setInterval(() => {
    const reached = limitReached();
    if (reached === null && process.ppid === parent) return;
    try {
      if (reached !== null) writeSync(tellOn, reached);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 50);
  parentPort.postMessage('ready');
`;

/**
 * Kills this process with SIGKILL when its parent has ended, or when it reaches a limit, whose name it then writes to the file descriptor `tellOn`: the kernel and
 * others kill without a word. The options of Node limit only JavaScript objects, not buffers, pictures and WebAssembly. It is a thread of its own,
 * because the main thread is busy while it decompresses. Resolves when the limits are in force.
 */
export function limitItself(limits: OwnLimits, tellOn: number): Promise<void> {
  const watch = new Worker(WATCH, { eval: true, workerData: { ...limits, tellOn }, execArgv: [] });
  watch.unref();
  return new Promise((resolve, reject) => {
    watch.once('message', () => resolve());
    watch.once('error', reject);
  });
}
