import { afterEach, expect, jest, test } from '@jest/globals';
import { sibling } from './node-options.js';
import type { OddDeed } from './testing/odd-thread.js';
import { warmThread } from './warm-thread.js';

const program = sibling('./testing/odd-thread', import.meta.url);
const threadOf = (mostTime = 120_000) => {
  const compute = warmThread<OddDeed, { environment: string[]; answers: number }>(program, 64);
  return (deed: OddDeed) => compute(deed, mostTime);
};
afterEach(() => void jest.useRealTimers());

test('a thread computes one task after the other, without the environment', async () => {
  const compute = threadOf();
  const found = await Promise.all([compute('answer'), compute('answer')]);
  expect(found).toEqual([1, 2].map((answers) => ({ environment: [], answers })));
});

test('a failure has nothing of the content, and the thread goes on', async () => {
  const compute = threadOf();
  await compute('answer');
  const message = expect.not.stringContaining('12.4');
  await expect(compute('fail')).rejects.toMatchObject({ name: 'DiedApart', by: 'failure', message });
  expect(await compute('answer')).toMatchObject({ answers: 2 });
});

test('a task that cannot be sent rejects at once, and the thread goes on', async () => {
  // It would end the next task by its own time limit.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const compute = warmThread<unknown, { answers: number }>(program, 64);
  await compute('answer', 120_000);
  const before = jest.getTimerCount();
  await expect(compute(() => undefined, 1_000)).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(jest.getTimerCount()).toBe(before);
  jest.advanceTimersByTime(1_000);
  expect(await compute('answer', 120_000)).toMatchObject({ answers: 2 });
});

test('what needs too much ends, and the next task has another thread', async () => {
  const compute = threadOf();
  await compute('answer');
  await expect(compute('hold')).rejects.toMatchObject({ name: 'OverLimit', limit: 'memory' });
  await expect(compute('exit')).rejects.toMatchObject({ name: 'DiedApart', how: 'exit code 3' });
  expect(await compute('answer')).toMatchObject({ answers: 1 });
  // Less than a thread takes to start, which does not count.
  await expect(threadOf(20)('compute')).rejects.toMatchObject({ name: 'OverLimit', limit: 'clock' });
});

test('a thread that ends before it is ready is told of', async () => {
  const compute = warmThread(sibling('./node-options', import.meta.url), 64);
  await expect(compute(null, 120_000)).rejects.toMatchObject({ name: 'DiedApart', how: 'exit code 0' });
});
