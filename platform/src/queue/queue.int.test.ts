import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineJob } from '@anamnesis/contracts/language/job';
import { silentLogger } from '../logging/logger.js';
import { until } from '../testing/until.js';
import { Later, Retry, Skip, Stop } from './outcomes.js';
import { createQueue, type JobQueue } from './queue.js';
import { runJobs, runner, type JobRun } from './worker.js';

const greet = defineJob({ name: 'greet', schema: z.object({ n: z.number() }), attempts: 3 });
const loose = defineJob({ name: 'greet', schema: z.looseObject({}), attempts: 3 });

describe('the job queue', () => {
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  let options: { logger: typeof silentLogger; prefix: string };
  let queue: JobQueue;
  let workers: { close(): Promise<void> } | null = null;
  const runs: (JobRun & { n: number })[] = [];
  const work = (outcome: (run: JobRun) => void = () => {}) => {
    const run = async ({ n }: { n: number }, about: JobRun) => {
      runs.push({ ...about, n });
      outcome(about);
    };
    workers = runJobs(redisUrl, [runner({ job: greet, run })], options);
  };
  const ran = (n: number) => until(async () => expect(runs.map((run) => run.n)).toContain(n));

  beforeEach(() => {
    runs.length = 0;
    options = { logger: silentLogger, prefix: `queue-${randomUUID()}:` };
    queue = createQueue(redisUrl, options);
  });
  afterEach(async () => {
    await workers?.close();
    workers = null;
    await queue.close();
  });

  test('runs a job once per id, even an id with a colon', async () => {
    work();
    await queue.add(greet, { n: 1 }, { id: 'event:1' });
    await queue.add(greet, { n: 1 }, { id: 'event:1' });
    await ran(1);
    await queue.add(greet, { n: 1 }, { id: 'event:1' });
    await queue.add(greet, { n: 2 }, { id: 'event:2' });
    await ran(2);
    expect(runs.map(({ stopping: _, ...run }) => run)).toEqual([
      { id: 'event:1', attempt: 1, lastAttempt: false, blockedBefore: false, n: 1 },
      { id: 'event:2', attempt: 1, lastAttempt: false, blockedBefore: false, n: 2 },
    ]);
  });

  test('delays a job', async () => {
    work();
    const addedAt = performance.now();
    await queue.add(greet, { n: 1 }, { id: 'later', delay: 400 });
    await ran(1);
    // A slow machine may add a second job after the delay of the first, so that their order says nothing.
    expect(performance.now() - addedAt).toBeGreaterThanOrEqual(390);
  });

  test('retries, and marks the last attempt', async () => {
    work(() => {
      throw new Retry('not yet', 10);
    });
    await queue.add(greet, { n: 1 }, { id: 'a' });
    await until(async () => expect(runs).toHaveLength(3));
    await queue.add(greet, { n: 2 }, { id: 'b' });
    await until(async () => expect(runs).toHaveLength(6));
    expect(runs.slice(0, 3).map(({ attempt, lastAttempt }) => [attempt, lastAttempt])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(runs.slice(3).map(({ n }) => n)).toEqual([2, 2, 2]);
  });

  test('tells of each failure of a job', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const failed: unknown[] = [];
    const run = () => Promise.reject(full);
    const telling = { ...options, failed: (error: unknown) => void failed.push(error) };
    workers = runJobs(redisUrl, [runner({ job: { ...greet, attempts: 1 }, run })], telling);
    await queue.add({ ...greet, attempts: 1 }, { n: 1 }, { id: 'a' });
    await until(async () => expect(failed).toEqual([full]));
  });

  test('increases the delay after any other error', async () => {
    const at: number[] = [];
    work(({ attempt }) => {
      at.push(performance.now());
      if (attempt < 3) throw new Error('down');
    });
    await queue.add(greet, { n: 1 }, { id: 'a' });
    await until(async () => expect(at).toHaveLength(3));
    const [first = 0, second = 0, third = 0] = at;
    expect(second - first).toBeGreaterThanOrEqual(490);
    expect(third - second).toBeGreaterThanOrEqual(990);
  });

  test('Later runs a job again at that moment, and is no attempt', async () => {
    const at = new Date(Date.now() + 500);
    const times: number[] = [];
    work(() => {
      times.push(Date.now());
      if (times.length === 1) throw new Later(at);
    });
    await queue.add(greet, { n: 1 }, { id: 'a' });
    await until(async () => expect(times).toHaveLength(2));
    expect(times[1]).toBeGreaterThanOrEqual(at.getTime());
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });

  test.each([
    ['Stop', () => new Stop('never')],
    ['Skip', () => new Skip('nothing to do')],
  ])('%s ends the attempts', async (_, error) => {
    work(({ id }) => {
      if (id === 'a') throw error();
    });
    await queue.add(greet, { n: 1 }, { id: 'a' });
    await ran(1);
    await queue.add(greet, { n: 2 }, { id: 'b', delay: 1_200 });
    await ran(2);
    expect(runs.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('rejects an invalid payload when it is added, and never runs a stored one', async () => {
    await expect(queue.add(greet, { n: 'one' as unknown as number }, { id: 'a' })).rejects.toThrow(z.ZodError);
    await queue.add(loose, { n: 'one' }, { id: 'a' });
    await queue.add(greet, { n: 2 }, { id: 'b' });
    work();
    await ran(2);
    expect(runs.map(({ id }) => id)).toEqual(['b']);
  });

  test('tells the running job that it closes, and lets it finish before', async () => {
    let finished = false;
    const run = async (payload: { n: number }, about: JobRun) => {
      runs.push({ ...payload, ...about });
      expect(about.stopping.aborted).toBe(false);
      await once(about.stopping, 'abort');
      finished = true;
    };
    workers = runJobs(redisUrl, [runner({ job: greet, run })], options);
    await queue.add(greet, { n: 1 }, { id: 'a' });
    await ran(1);
    await workers.close();
    expect(finished).toBe(true);
  });

  describe('a job that lost its process', () => {
    const DIED_AFTER = 1_000;
    /** Computes in one piece for longer than the lock lasts. */
    const block = () => {
      for (const ends = performance.now() + 2.5 * DIED_AFTER; performance.now() < ends;);
    };
    const runTwice = async (first: () => void | Promise<void>, watched: boolean) => {
      const run = async ({ n }: { n: number }, about: JobRun) => {
        runs.push({ ...about, n });
        if (runs.length === 1) await first();
      };
      workers = runJobs(redisUrl, [runner({ job: greet, watched, run })], { ...options, diedAfter: DIED_AFTER });
      await queue.add(greet, { n: 1 }, { id: 'a' });
      await until(async () => expect(runs).toHaveLength(2));
      return runs.map(({ blockedBefore }) => blockedBefore);
    };
    test('by its own work is told so when it runs again, where it wants to know', async () => {
      expect(await runTwice(block, true)).toEqual([false, true]);
    });
    test('by its own work is not told so otherwise', async () => {
      expect(await runTwice(block, false)).toEqual([false, false]);
    });
  });
});
