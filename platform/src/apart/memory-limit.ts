import { Worker } from 'node:worker_threads';

/** As text, because a thread of a file needs a compiled file, which tests do not have. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    const isOver = process.memoryUsage.rss() > workerData.bytes;
    if (!isOver && process.ppid === parent) return;
    try {
      if (isOver) writeSync(workerData.tellOn, '!');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 50);
  parentPort.postMessage('ready');
`;

/**
 * Kills this process with SIGKILL when its parent has ended, or its resident memory exceeds the limit, then after a byte on the file descriptor `tellOn`: the kernel and
 * others kill without it. The options of Node limit only JavaScript objects, not buffers, pictures and WebAssembly. It is a thread of its own,
 * because the main thread is busy while it decompresses. Resolves when the limit is in force.
 */
export function limitMemory(bytes: number, tellOn: number): Promise<void> {
  const watch = new Worker(WATCH, { eval: true, workerData: { bytes, tellOn }, execArgv: [] });
  watch.unref();
  return new Promise((resolve, reject) => {
    watch.once('message', () => resolve());
    watch.once('error', reject);
  });
}
