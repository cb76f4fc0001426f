import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, jest, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { watchOwnWork } from './own-work.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const LOCK = 1_000;

afterEach(() => void jest.restoreAllMocks());

test('a thread that fails does not end its process: what it was asked is unknown, and the next one knows what runs', async () => {
  const posted = jest.spyOn(Worker.prototype, 'postMessage');
  const failures: Error[] = [];
  const ownWork = watchOwnWork(redisUrl, LOCK, (error) => void failures.push(error));
  const key = `own-work:${randomUUID()}`;
  try {
    await ownWork.watch(key, async () => {
      const thread = posted.mock.contexts[0] as Worker;
      // No message at all, which its code does not expect.
      thread.postMessage(null);
      expect(await ownWork.hasBlocked(key)).toBe(false);
      await until(async () => expect(failures).toMatchObject([{ name: 'TypeError' }]));

      expect(await ownWork.hasBlocked(key)).toBe(false);
      for (const ends = performance.now() + 2 * LOCK; performance.now() < ends;);
      await until(async () => expect(await ownWork.hasBlocked(key)).toBe(true));
    });
    expect(failures).toHaveLength(1);
  } finally {
    await ownWork.close();
  }
});
