import { createLogger } from '../logging/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { createClosing } from './closing.js';
import type { OwnProcess } from './run-service.js';

/** The process of the command; tests pass another one. */
type CommandProcess = Pick<NodeJS.Process, 'once' | 'off' | 'exitCode'> & {
  stderr: { write(text: string): unknown };
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs one operator command, then closes what it opened. Ctrl-C (or SIGTERM, SIGHUP) aborts `own.signal`; a second one ends
 * the process immediately. The exit code is 1 when the work returns false, and when it throws: then the message is printed.
 */
export async function runCommand(
  name: string,
  work: (own: OwnProcess) => Promise<boolean>,
  self: CommandProcess = process,
): Promise<void> {
  const stop = new AbortController();
  const abort = () => stop.abort(new Error('Aborted.'));
  const closing = createClosing();
  const fail = (error: unknown) => {
    self.stderr.write(`${sentenceOf(error)}\n`);
    self.exitCode = 1;
  };
  for (const signal of SIGNALS) self.once(signal, abort);
  try {
    const logger = createLogger(name, 'warn', self.stderr);
    const own = { name, logger, metrics: createMetrics(name), closing, signal: stop.signal };
    if (!(await work(own))) self.exitCode = 1;
  } catch (error) {
    fail(error);
  }
  await closing.close().catch(fail);
  for (const signal of SIGNALS) self.off(signal, abort);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'EACCES' && path !== undefined ? `This user may not read or write ${path}.` : error.message;
}
