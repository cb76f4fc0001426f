import type { Page } from 'playwright-core';

/** Waits until the service worker of the page is in use; a wait inside of the page would have no end if its installation fails. */
export async function untilWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
}
