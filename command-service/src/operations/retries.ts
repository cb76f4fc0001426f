import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { askForRetry } from '@anamnesis/platform/projection/unprocessed';
import type { Ports } from '../ports.js';

/** Asks whoever runs a projection for it; the log line names the operator's account and the stream, nothing personal. */
export const createRetries = (pool: Pool, logger: Pick<Logger, 'info'>): Ports['retries'] => ({
  async ask({ projection, eventId, operatorId }) {
    const streams = await askForRetry(pool, projection, { eventId });
    for (const streamId of streams)
      logger.info({ operatorId, projection, streamId, eventId }, 'An operator asked to process an event again');
    return streams.length > 0;
  },
});
