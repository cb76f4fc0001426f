import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { PATIENCE } from './patience.js';

/** Waits until the service worker of the page is in use; a wait inside of the page would have no end if its installation fails. */
export async function untilWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
}

/**
 * From now on stops the service worker in use while a newer one waits, and again whenever a request has started it: the debugger of a test keeps it
 * alive for minutes, which a browser ends as soon as it is idle. Resolves once it is stopped, to a function that waits until the newer one, told to
 * take over, has done so.
 */
export async function makeWay(page: Page): Promise<() => Promise<void>> {
  const debug = await page.context().newCDPSession(page);
  // The first report is of all workers, a later one of those that have changed.
  const statuses = new Map<string, string>();
  const workers = new EventEmitter<{ stopped: []; takenOver: []; error: [unknown] }>();
  debug.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
    if (![...statuses.values()].includes('installed')) return workers.emit('takenOver');
    for (const { versionId, status, runningStatus } of versions)
      if (status === 'activated' && runningStatus === 'running')
        debug.send('ServiceWorker.stopWorker', { versionId }).catch((error: unknown) => workers.emit('error', error));
      else if (status === 'activated' && runningStatus === 'stopped') workers.emit('stopped');
  });
  const inTime = { signal: AbortSignal.timeout(PATIENCE) };
  const stopped = once(workers, 'stopped', inTime);
  const takenOver = once(workers, 'takenOver', inTime);
  await debug.send('ServiceWorker.enable');
  await stopped;
  return async () => {
    await takenOver;
    await debug.detach();
  };
}
