import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { afterEach, expect, jest, test } from '@jest/globals';
import { sibling } from './node-options.js';
import { runApart, type Work } from './run-apart.js';
import type { OddTask } from './testing/odd-program.js';
import { startedProcesses } from './testing/started-processes.js';
import { until } from '../testing/until.js';

const program = sibling('./testing/odd-program', import.meta.url);
const run = (task: OddTask, more: Partial<Work<OddTask>> = {}) =>
  runApart<OddTask, unknown>({ program, task, mostTime: 120_000, ...more });
afterEach(() => void jest.useRealTimers());

test('work apart has an answer, and no environment but the places of programs', async () => {
  const { environment, bytes } = (await run('answer')) as { environment: string[]; bytes: Uint8Array };
  expect(environment.filter((name) => name !== 'PATH' && !name.startsWith('NODE_'))).toEqual([]);
  expect(Buffer.from(bytes).toString()).toBe('drawn');
});

test('it may ask, and ends with what answering throws', async () => {
  expect(await run('ask', { answer: async (about) => `${String(about)} 7` })).toBe('how much? 7');
  const answer = () => Promise.reject(new Error('The store is away'));
  await expect(run('ask', { answer })).rejects.toThrow('The store is away');
});

test('what it says of the content is told apart from its own failure, which has nothing of the content', async () => {
  await expect(run('refuse')).rejects.toMatchObject({ name: 'RefusedApart', reason: 'unfit' });
  await expect(run('fail')).rejects.toMatchObject({
    name: 'DiedApart',
    by: 'failure',
    message: expect.not.stringContaining('12.4'),
  });
});

test('it ends where it needs too much memory, or too much time', async () => {
  await expect(run('hold')).rejects.toMatchObject({ name: 'OverLimit', limit: 'memory' });
  await expect(run('compute', { mostTime: 3_000 })).rejects.toMatchObject({ name: 'OverLimit', limit: 'clock' });
});

test('what it computes is limited apart from the clock, which on a busy machine says nothing of the content', async () => {
  // The clock would end it with another limit.
  const work = run('compute', { mostComputing: 2_000, mostTime: 60_000 });
  await expect(work).rejects.toMatchObject({ name: 'OverLimit', limit: 'computing' });
});

test('a process that only waits computes nothing, and is ended by the clock', async () => {
  const work = run('wait', { mostComputing: 4_000, mostTime: 5_000 });
  await expect(work).rejects.toMatchObject({ name: 'OverLimit', limit: 'clock' });
});

test('its own work is limited, however often it asks in between', async () => {
  const answer = async () => undefined;
  const work = run('ask on', { mostTime: 2_000, mostSilence: 60_000, answer });
  await expect(work).rejects.toMatchObject({ name: 'OverLimit', limit: 'clock' });
});

test('the time in which it waits for an answer is not its own', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  let answer = (_content: string) => {};
  let work: Promise<unknown> = Promise.resolve();
  await new Promise<void>((asked) => {
    const given = new Promise((resolve) => (answer = resolve));
    work = run('ask', { answer: () => (asked(), given) });
  });
  jest.advanceTimersByTime(600_000);
  answer('late');
  expect(await work).toBe('late');
});

test('it ends with the signal', async () => {
  const stop = new AbortController();
  const work = run('wait', { signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(work).rejects.toThrow('stopped');
  await expect(run('wait', { signal: stop.signal })).rejects.toThrow('stopped');
});

test('what somebody waits for comes after those who answer calls, and the rest after it, from its beginning and with all its threads', async () => {
  // Node alone has the process's own thread and some more before it loads a module.
  const nicest = async (isAwaited: boolean) => {
    const stop = new AbortController();
    const work = run('wait', { isAwaited, signal: stop.signal });
    const nice = await until(async () => {
      const [pid = 0] = startedProcesses('odd-program');
      const threads = execFileSync('ps', ['-L', '-o', 'ni=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
      expect(threads.length).toBeGreaterThan(4);
      return threads.map(Number);
    });
    stop.abort(new Error('seen'));
    await expect(work).rejects.toThrow('seen');
    return nice;
  };
  const own = getPriority();
  expect(new Set(await nicest(true))).toEqual(new Set([Math.max(own, 5)]));
  expect(new Set(await nicest(false))).toEqual(new Set([Math.max(own, 7)]));
});

test('it ends with the process that starts all of them, and the next one is started by another', async () => {
  const work = [run('wait'), run('wait')].map((each) => expect(each).rejects.toMatchObject({ by: 'kill' }));
  await until(async () => expect(startedProcesses('odd-program')).toHaveLength(2));
  const [waiting = 0] = startedProcesses('odd-program');
  const starter = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(waiting)], { encoding: 'utf8' }));
  process.kill(starter, 'SIGKILL');
  await Promise.all(work);
  await until(async () => expect(() => process.kill(waiting, 0)).toThrow('ESRCH'));
  expect(await run('ask', { answer: async () => 'again' })).toBe('again');
});
