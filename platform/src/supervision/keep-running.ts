import { setTimeout as pause } from 'node:timers/promises';

/** Delay after consecutive failures, in milliseconds. */
const waitAfter = (failures: number) => Math.min(100 * 2 ** failures, 5_000);

/**
 * Runs `work` until aborted, restarting it whenever it fails or ends; each failure is reported. Work that ran
 * for a while counts as recovered, so that rare failures do not lead to growing delays.
 */
export async function keepRunning(
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = Date.now();
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      failures = Date.now() - startedAt > 10_000 ? 0 : failures + 1;
      onFailure(error);
    }
    if (!signal.aborted) await waitOrAbort(waitAfter(failures), signal);
  }
}

/** Waits for the time or the abort. */
export async function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
