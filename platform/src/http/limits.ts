import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { UploadsAtOnce } from './upload-slots.js';

/** Rate limits, for one process or shared by several. */
export interface Limits {
  /** Counts one attempt of `who` at a route; returns the seconds to wait, 0 when the attempt is allowed. */
  take(route: string, who: string, attemptsPerMinute: number): Promise<number>;
  /** Attempts per minute at routes without their own limit. */
  readonly attemptsPerMinute: number;
  /** Maximum number of concurrent uploads in one process. */
  readonly uploadsAtOnce: UploadsAtOnce;
  /** The factor of every limit; limits of other kinds are multiplied by it too. */
  readonly scale: number;
}

export interface LimitOptions {
  /** Shared by all processes; without it each process counts separately. */
  redis?: Redis;
  attemptsPerMinute?: number;
  /** Multiplies every limit; for tests and demonstrations, where all callers share one address. */
  scale?: number;
}

const TRIES_PER_MINUTE = 600;
/** Each takes some memory buffers, and its bytes on disk; 48 in one network correspond to a busy waiting room. */
const UPLOADS_AT_ONCE = { each: 16, network: 48, all: 256 };
const MINUTE_SECONDS = 60;

export function createLimits({ redis, attemptsPerMinute = TRIES_PER_MINUTE, scale = 1 }: LimitOptions = {}): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (route: string, tries: number): RateLimiterAbstract => {
    const known = limiters.get(route);
    if (known) return known;
    const options = { keyPrefix: `tries:${route}`, points: tries * scale, duration: MINUTE_SECONDS };
    // While Redis is unavailable each process counts separately, instead of allowing or blocking everybody.
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
      : new RateLimiterMemory(options);
    limiters.set(route, limiter);
    return limiter;
  };

  return {
    attemptsPerMinute,
    scale,
    uploadsAtOnce: {
      each: UPLOADS_AT_ONCE.each * scale,
      network: UPLOADS_AT_ONCE.network * scale,
      all: UPLOADS_AT_ONCE.all * scale,
    },
    take: (route, who, tries) =>
      limiterOf(route, tries)
        .consume(who)
        .then(() => 0)
        .catch((reason: unknown) => {
          if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
          throw reason;
        }),
  };
}

/** Counts nothing. */
export const noLimits: Limits = {
  attemptsPerMinute: Number.POSITIVE_INFINITY,
  uploadsAtOnce: { each: Infinity, network: Infinity, all: Infinity },
  scale: 1,
  take: () => Promise.resolve(0),
};
