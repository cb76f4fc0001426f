import { describe } from './errors.js';
import { startEventStore } from './server.js';

/** Interval between checks of the parent process, ms. */
const PARENT_CHECK = 1000;

const dir = process.env['EVENT_STORE_DIR'];
const port = Number(process.env['EVENT_STORE_PORT'] ?? 0);
const secret = process.env['EVENT_STORE_SECRET'];
const parent = Number(process.env['EVENT_STORE_PARENT_PID'] ?? 0);

if (!dir || !Number.isInteger(port)) {
  console.error('EVENT_STORE_DIR must name a directory, and EVENT_STORE_PORT a port (0: any)');
  process.exit(2);
}

// The log is readable by its owner only.
process.umask(0o077);

try {
  const store = await startEventStore({ dir, port, ...(secret ? { secret } : {}) });
  let stopping: Promise<void> | undefined;
  const stop = (): void => {
    stopping ??= store.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The event store did not close cleanly: ${describe(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  if (parent > 0) setInterval(() => isGone(parent) && stop(), PARENT_CHECK);
  console.log(JSON.stringify({ listening: store.port }));
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
