import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** As text, because a thread of a file needs a compiled file, which tests do not have. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Redis = require(workerData.driver);
  const { readFileSync } = require('node:fs');
  const { beats, url, blocked, every, remembered } = workerData;
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  // A Redis that refuses, for example because its disk is full, leaves unknown what a job did, as a kill does; it must not end this process.
  const unknown = () => 0;
  const running = new Set();
  // Milliseconds on the processor: of the main thread, or of the whole process where the system does not tell.
  const used = () => {
    try {
      return Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
    } catch {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e3;
    }
  };
  let last = { beat: -1, at: 0, used: used() };
  parentPort.on('message', async ({ begins, ends, asks }) => {
    if (begins) running.add(begins);
    if (ends) running.delete(ends);
    if (asks) parentPort.postMessage({ key: asks, isKnown: (await redis.exists(asks).catch(unknown)) === 1 });
  });
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    if (beat !== last.beat) last = { beat, at: performance.now(), used: used() };
    const silent = performance.now() - last.at;
    if (silent < blocked || used() - last.used < silent / 10) return;
    for (const key of running) redis.set(key, '1', 'EX', remembered).catch(unknown);
  }, every);
`;

/** Seconds that a job is remembered: longer than it is tried. */
const REMEMBERED = 7 * 24 * 60 * 60;

/** Remembers the jobs in whose run this process computed in one piece, so that it answered nobody. */
export interface OwnWork {
  /** Runs the work of a job, whose key in Redis is set if this process is blocked meanwhile. */
  watch<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Whether an earlier run of the job has blocked its process, this one or another. */
  hasBlocked(key: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A job loses its lock when its process does not renew it for `lock` milliseconds. That alone says nothing of the job: the process may have been killed, restarted, paused, or cut off from Redis. It
 * was the job's own work if the main thread did not come back for half of that time while that thread used the processor: a tenth of the time, because a busy machine leaves it no more, and one that is paused uses none. A thread beside the main one sees that, and says so while it lasts: whoever
 * takes over the job then knows. A process that is killed, restarted or paused says nothing. Jobs that run side by side in one process cannot be told apart. The thread starts with the first work. One that
 * fails leaves unknown what was asked of it, and `failed` is told; the next work starts another, which knows what runs.
 */
export function watchOwnWork(url: string, lock: number, failed: (error: Error) => void): OwnWork {
  let watching: Watching | null = null;
  const running = new Set<string>();
  const forget = () => {
    clearInterval(watching?.beating);
    watching = null;
  };
  const start = (): Watching => {
    const started = startWatching(url, lock);
    // Without a listener its error would end this process.
    started.thread.on('error', (error: Error) => {
      if (watching === started) forget();
      failed(error);
    });
    for (const begins of running) started.thread.postMessage({ begins });
    return started;
  };
  const used = () => (watching ??= start()).thread;
  return {
    async watch(key, work) {
      used().postMessage({ begins: key });
      running.add(key);
      try {
        return await work();
      } finally {
        running.delete(key);
        watching?.thread.postMessage({ ends: key });
      }
    },
    hasBlocked: (key) =>
      new Promise((resolve) => {
        const asked = used();
        const settle = (isKnown: boolean) => {
          asked.off('message', hear).off('exit', lose);
          resolve(isKnown);
        };
        const hear = ({ key: other, isKnown }: { key: string; isKnown: boolean }) => {
          if (other === key) settle(isKnown);
        };
        const lose = () => settle(false);
        asked.on('message', hear).on('exit', lose);
        asked.postMessage({ asks: key });
      }),
    async close() {
      const thread = watching?.thread;
      forget();
      await thread?.terminate();
    },
  };
}

interface Watching {
  readonly thread: Worker;
  readonly beating: NodeJS.Timeout;
}

function startWatching(url: string, lock: number): Watching {
  const every = Math.min(1_000, lock / 10);
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const driver = createRequire(import.meta.url).resolve('ioredis');
  const workerData = { driver, beats, url, every, blocked: lock / 2, remembered: REMEMBERED };
  const thread = new Worker(WATCH, { eval: true, workerData, execArgv: [] });
  thread.unref();
  return { thread, beating: setInterval(() => Atomics.add(beats, 0, 1), every).unref() };
}
