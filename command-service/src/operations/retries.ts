import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { askForRetry } from '@anamnesis/platform/projection/unprocessed';

/** An event that an operator wants to be processed again, and who asks. */
interface AskedRetry {
  readonly projection: string;
  readonly eventId: string;
  readonly operatorId: string;
}

/** Asks for events to be processed again that a projection could not process. */
export interface Retries {
  /** Asks, and notes in the log file who did; false where nothing is kept of the event any more. */
  ask(asked: AskedRetry): Promise<boolean>;
}

export const createRetries = (pool: Pool, logger: Pick<Logger, 'info'>): Retries => ({
  async ask({ projection, eventId, operatorId }) {
    const streams = await askForRetry(pool, projection, { eventId });
    for (const streamId of streams)
      logger.info({ operatorId, projection, streamId, eventId }, 'An operator asked for an event to be processed again');
    return streams.length > 0;
  },
});
