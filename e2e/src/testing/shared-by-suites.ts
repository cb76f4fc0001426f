import { rm } from 'node:fs/promises';
import { until } from '@anamnesis/platform/testing/until';
import type { BrowserServer } from 'playwright-core';
import { startBrowsers } from './chromium.js';
import { offerFolder } from './prepared-folder.js';
import { type Product, startProduct } from './product.js';

declare global {
  var startedForSuites: { product: Product; folders: string[]; browsers: BrowserServer[] } | undefined;
}

/** Starts what the suites of a run share: a product, data folders for further ones, and a browser for each worker. */
export async function startShared({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const browsers = startBrowsers(maxWorkers);
  // First and alone: it builds what is out of date.
  const folders = [await prepareFolder(true)];
  const [product, folder] = await Promise.all([startProduct({ demo: true }), prepareFolder(false)]);
  folders.push(folder);
  process.env['E2E_ADDRESS'] = product.address;
  process.env['E2E_DATA_DIR'] = product.dataDir;
  // Printed after the product is ready.
  process.env['E2E_MAILBOX'] = await until(async () => product.mailbox() || Promise.reject(new Error(product.said())));
  globalThis.startedForSuites = { product, folders, browsers: await browsers };
}

/** Fills a data folder by a first start, and offers it to the products that are started later. */
async function prepareFolder(demo: boolean): Promise<string> {
  const product = await startProduct({ demo });
  await product.stop();
  offerFolder(product.dataDir, demo);
  return product.dataDir;
}

/** Stops what `startShared` has started, and removes its data. */
export async function stopShared(): Promise<void> {
  if (!globalThis.startedForSuites) return;
  const { product, folders, browsers } = globalThis.startedForSuites;
  await Promise.all([product.remove(), ...browsers.map((browser) => browser.close())]);
  for (const folder of folders) await rm(folder, { recursive: true });
}
