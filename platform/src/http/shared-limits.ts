import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { createLimits, type LimitOptions, type Limits } from './limits.js';

export interface SharedLimits extends Limits {
  close(): void;
}

/** How long a count may take before this process counts alone; milliseconds. */
const PATIENCE = 500;

/**
 * Counts tries in Redis, together with every other process. While Redis is away each process goes on counting for itself,
 * and says so once. Resolves when it is known which of the two it is.
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
    // Requests that came at one moment are counted by one call to the system.
    enableAutoPipelining: true,
    retryStrategy: (tries) => Math.min(50 * 2 ** tries, 2_000),
  });
  let away = false;
  redis.on('error', (error: unknown) => {
    if (!away) logger.warn({ err: error }, 'Redis is away: tries are counted by each process for itself');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info({}, 'Redis is back: tries are counted together');
    away = false;
  });
  // `once` rejects at an error, of which the listener above has told.
  const known = once(redis, 'ready').catch(() => undefined);
  redis.connect().catch(() => undefined);
  await known;
  return { ...createLimits({ ...options, redis }), close: () => redis.disconnect() };
}
