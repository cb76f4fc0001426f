import type { ConnectionOptions } from 'bullmq';
import type { Logger } from '../logging/logger.js';

export interface QueueOptions {
  logger: Logger;
  /** Prefix of every key. */
  prefix?: string;
}

/** Redis connection of BullMQ; it waits while Redis is unavailable. */
export const connectionTo = (url: string): ConnectionOptions => ({ url, maxRetriesPerRequest: null });
