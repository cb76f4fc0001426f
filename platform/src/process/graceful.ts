import { createLogger, type Logger } from '../logging/logger.js';
import { countStrayRejection } from '../metrics/stray-rejections.js';

export interface Running {
  close(): Promise<void>;
}

export interface GracefulOptions {
  logger?: Logger;
  /** How long closing may take before the process ends anyway; milliseconds. */
  closeWithin?: number;
  /** The process to watch and to end; another one only in tests. */
  process?: Pick<NodeJS.Process, 'on' | 'exit'>;
}

const CLOSE_WITHIN = 15_000;

/**
 * Starts a service and keeps it until SIGTERM or SIGINT, then closes it once and ends the process: 0 when it closed in
 * time, 1 when it did not, when the start failed, or after an error nobody caught. A signal that comes during the start
 * aborts the start's signal; whatever the start had begun by then is closed before the process ends.
 * A rejection that nobody handled is logged and counted, and ends nothing: whatever failed, the rest still runs.
 */
export async function runUntilSignal(
  start: (signal: AbortSignal) => Promise<Running>,
  { logger = createLogger('process'), closeWithin = CLOSE_WITHIN, process: self = process }: GracefulOptions = {},
): Promise<void> {
  const stop = new AbortController();
  let starting: Promise<Running | null> = Promise.resolve(null);
  let ending: Promise<void> | null = null;

  const end = (code: number): void => {
    stop.abort();
    ending ??= close(code).then((result) => self.exit(result));
  };
  const close = async (code: number): Promise<number> => {
    const inTime = await Promise.race([
      starting
        .then((running) => running?.close())
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

  self.on('SIGTERM', () => end(0));
  self.on('SIGINT', () => end(0));
  self.on('unhandledRejection', (error: unknown) => {
    countStrayRejection();
    logger.error({ err: error }, 'A rejection was not handled');
  });
  // Unlike a rejection, an error that was thrown through everything may have left work half done anywhere.
  self.on('uncaughtException', fail('An error was not caught'));

  starting = start(stop.signal).catch((error: unknown) => {
    // A start that was told to stop has nothing to complain of.
    if (!stop.signal.aborted) fail('The start failed')(error);
    return null;
  });
  await starting;
}
