import { expect } from '@jest/globals';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { addressOf, startChromium } from './chromium.js';
import { delayCalls, delaysOf } from './delays.js';
import { PATIENCE } from './patience.js';

declare global {
  /** Of this suite; its environment looks at their pages when a test fails. */
  var openContexts: BrowserContext[] | undefined;
}

/** Whether pages get the service worker of the site: it makes each new context fetch what a page offline needs, and answers calls past `route`. */
type ServiceWorkers = 'allow' | 'block';

/** Connects to the browser of this Jest worker. Closing the connection closes the contexts of the suite. */
export async function openBrowser(serviceWorkers: ServiceWorkers = 'block'): Promise<Browser> {
  const address = process.env[addressOf(process.env['JEST_WORKER_ID'] ?? '')];
  if (!address) throw new Error('No browser was started for this worker');
  return forSuite(await chromium.connect(address), serviceWorkers);
}

/** Starts a whole browser for one suite. */
export async function openOwnBrowser(): Promise<Browser> {
  return forSuite(await startChromium(), 'allow');
}

/** Its pages wait as long as suites do; with random delays, their calls and live messages arrive late. */
function forSuite(browser: Browser, serviceWorkers: ServiceWorkers): Browser {
  // A suite has the same delays whatever runs beside it.
  const delay = delaysOf(expect.getState().testPath?.split('/').at(-1) ?? '');
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options: Parameters<typeof newContext>[0]) => {
      const context = await newContext({ serviceWorkers, ...options });
      context.setDefaultTimeout(PATIENCE);
      (globalThis.openContexts ??= []).push(context);
      if (delay) await delayCalls(context, delay);
      return context;
    },
  });
}
