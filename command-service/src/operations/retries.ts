import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { requestRetry } from '@anamnesis/platform/projection/unprocessed';
import type { Ports } from '../ports.js';

/** Retry requests, which the process that runs the projection picks up. The log line has account and stream ids, no personal data. */
export const createRetries = (pool: Pool, logger: Pick<Logger, 'info'>): Ports['retries'] => ({
  async request({ projection, eventId, operatorId }) {
    const streams = await requestRetry(pool, projection, { eventId });
    for (const streamId of streams)
      logger.info({ operatorId, projection, streamId, eventId }, 'An operator requested a retry of an event');
    return streams.length > 0;
  },
});
