import type { ConnectionOptions } from 'bullmq';
import type { Logger } from '../logging/logger.js';

export interface QueueOptions {
  logger: Logger;
  /** Stands before every key. */
  prefix?: string;
}

/** How BullMQ reaches Redis; it waits for one that is away. */
export const connectionTo = (url: string): ConnectionOptions => ({ url, maxRetriesPerRequest: null });
