import type { z } from 'zod';
import { readConfig } from '../config/config.js';
import type { processSettings } from '../config/environment.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { createMetrics, type Metrics } from '../metrics/metrics.js';
import type { Closing } from './closing.js';
import { runUntilSignal } from './graceful.js';

/** Shared parts of a process. */
export interface OwnProcess {
  /** Its name in logs, metrics and brokers. */
  name: string;
  logger: Logger;
  metrics: Metrics;
  /** Where each part registers its close function. */
  closing: Closing;
  /** Aborted when the process is stopped, also during the start: a waiting part then gives up. */
  signal: AbortSignal;
}

type ProcessEnvironment = z.infer<typeof processSettings>;

export const ownProcess = (
  name: string,
  { LOG_LEVEL }: Pick<ProcessEnvironment, 'LOG_LEVEL'>,
  closing: Closing,
  signal: AbortSignal,
): OwnProcess => ({ name, logger: createLogger(name, LOG_LEVEL), metrics: createMetrics(name), closing, signal });

/**
 * Runs a service from its environment until a signal arrives; what `open` opened is closed then, or when it fails half-way. A signal
 * during the start aborts the openers of the backends.
 */
export const runService = <Env extends ProcessEnvironment>(
  name: string,
  environment: z.ZodType<Env>,
  open: (env: Env, own: OwnProcess) => Promise<void>,
): Promise<void> =>
  runUntilSignal(async (signal, closing) => {
    const env = readConfig(environment, process.env);
    await open(env, ownProcess(name, env, closing, signal));
  });
