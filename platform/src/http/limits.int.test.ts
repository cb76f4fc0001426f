import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createLimits } from './limits.js';

let redis: Redis;
beforeAll(() => {
  redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
});
afterAll(() => redis.quit());

describe('limits kept in Redis', () => {
  test('are shared by several processes', async () => {
    const [one, other] = [createLimits({ redis }), createLimits({ redis })];
    const who = randomUUID();
    expect(await one.take('signIn', who, 2)).toBe(0);
    expect(await other.take('signIn', who, 2)).toBe(0);
    const wait = await one.take('signIn', who, 2);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await other.take('signUp', who, 2)).toBe(0);
  });

  test('continue in each process while Redis is unavailable', async () => {
    const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
    away.on('error', () => undefined);
    const limits = createLimits({ redis: away });
    expect(await limits.take('signIn', 'someone', 1)).toBe(0);
    expect(await limits.take('signIn', 'someone', 1)).toBeGreaterThan(0);
    away.disconnect();
  });
});
