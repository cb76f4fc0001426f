import { createLogger, type Logger } from '../logging/logger.js';
import { countStrayRejection } from '../metrics/unhandled-rejections.js';
import { type Closing, createClosing } from './closing.js';

export interface GracefulOptions {
  logger?: Logger;
  /** Time limit for closing before the process ends anyway; milliseconds. */
  closeWithin?: number;
  /** The process to observe and end; another one only in tests. */
  process?: Pick<NodeJS.Process, 'on' | 'exit'>;
}

const CLOSE_WITHIN = 15_000;

/**
 * Starts a service and runs it until SIGTERM, SIGINT or SIGHUP, then runs the close functions in `closing` in
 * reverse order, and ends the process: code 0 when it closed in time, 1 when it did not, when the start failed, or after an
 * uncaught error. A signal during the start aborts the start's signal; everything that an aborted or failed start
 * has opened is closed before the process ends.
 * An unhandled rejection is logged (while the process ends only as debug) and counted, and does not end the process: its other parts still run.
 */
export async function runUntilSignal(
  start: (signal: AbortSignal, closing: Closing) => Promise<void>,
  { logger = createLogger('process'), closeWithin = CLOSE_WITHIN, process: self = process }: GracefulOptions = {},
): Promise<void> {
  const stop = new AbortController();
  const closing = createClosing();
  let starting: Promise<void> = Promise.resolve();
  let ending: Promise<void> | null = null;

  const end = (code: number): void => {
    stop.abort();
    ending ??= close(code).then((result) => self.exit(result));
  };
  const close = async (code: number): Promise<number> => {
    const inTime = await Promise.race([
      starting
        .then(() => closing.close())
        .then(
          () => true,
          (error: unknown) => {
            logger.error({ err: error }, 'Closing failed');
            return false;
          },
        ),
      new Promise<null>((resolve) => setTimeout(resolve, closeWithin, null).unref()),
    ]);
    if (inTime === null) logger.error({ closeWithin }, 'Not everything closed in time');
    return inTime ? code : 1;
  };
  const fail = (sentence: string) => (error: unknown) => {
    logger.error({ err: error }, sentence);
    end(1);
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) self.on(signal, () => end(0));
  self.on('unhandledRejection', (error: unknown) => {
    countStrayRejection();
    // Work that still runs while the process ends loses its connections.
    logger[ending ? 'debug' : 'error']({ err: error }, 'A rejection was not handled');
  });
  // Unlike a rejection, an uncaught error may have left any work half done.
  self.on('uncaughtException', fail('An error was not caught'));

  starting = start(stop.signal, closing).catch((error: unknown) => {
    // An aborted start is not a failure.
    if (!stop.signal.aborted) fail('The start failed')(error);
  });
  await starting;
}
