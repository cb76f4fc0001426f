import type { OwnProcess } from '../process/run-service.js';
import { keepRunning, waitOrAbort } from '../supervision/keep-running.js';
import type { Uploads } from './uploads.js';

const EVERY_MILLISECONDS = 10 * 60 * 1000;

/** Removes expired uploads now and every ten minutes, until the process closes. Several processes may do so at once. */
export function removeExpiredUploads(
  uploads: Pick<Uploads, 'removeExpired'>,
  { logger, closing }: Pick<OwnProcess, 'logger' | 'closing'>,
): void {
  const stop = new AbortController();
  const running = keepRunning(
    async (signal) => {
      await uploads.removeExpired();
      await waitOrAbort(EVERY_MILLISECONDS, signal);
    },
    stop.signal,
    (error) => logger.warn({ err: error }, 'Expired uploads could not be removed'),
  );
  closing.add(async () => {
    stop.abort();
    await running;
  });
}
