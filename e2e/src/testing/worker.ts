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
  const stopped = Promise.withResolvers<void>();
  const takenOver = Promise.withResolvers<void>();
  debug.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
    if (![...statuses.values()].includes('installed')) return takenOver.resolve();
    for (const { versionId, status, runningStatus } of versions)
      if (status === 'activated' && runningStatus === 'running')
        debug.send('ServiceWorker.stopWorker', { versionId }).catch(takenOver.reject);
      else if (status === 'activated' && runningStatus === 'stopped') stopped.resolve();
  });
  await debug.send('ServiceWorker.enable');
  await inTime(stopped.promise, 'The worker in use did not stop');
  return async () => {
    await inTime(takenOver.promise, 'The newer worker did not take over');
    await debug.detach();
  };
}

/** What a promise resolves to; rejects with the sentence if it takes too long. */
async function inTime<Result>(promise: Promise<Result>, late: string): Promise<Result> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error(late)), PATIENCE);
  try {
    return await Promise.race([promise, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
