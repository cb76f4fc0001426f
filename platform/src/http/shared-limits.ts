import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { createLimits, type LimitOptions, type Limits } from './limits.js';

export interface SharedLimits extends Limits {
  close(): void;
}

/** Time-out in milliseconds for one count, after which this process counts separately. */
const PATIENCE = 500;

/**
 * Rate limits in Redis, shared by every process. While Redis is unavailable each process counts separately,
 * and logs it once. Resolves once the connection has succeeded or failed.
 */
export async function openLimits(
  url: string,
  logger: Logger,
  options: Omit<LimitOptions, 'redis'> = {},
): Promise<SharedLimits> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    // Counts of simultaneous requests are pipelined into one system call.
    enableAutoPipelining: true,
    retryStrategy: (tries) => Math.min(50 * 2 ** tries, 2_000),
  });
  let away = false;
  redis.on('error', (error: unknown) => {
    if (!away) logger.warn({ err: error }, 'Redis is unavailable: each process counts attempts separately');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info({}, 'Redis is available again: attempts are counted together');
    away = false;
  });
  // `once` rejects on an error, which the listener above has already logged.
  const known = once(redis, 'ready').catch(() => undefined);
  redis.connect().catch(() => undefined);
  await known;
  return { ...createLimits({ ...options, redis }), close: () => redis.disconnect() };
}
