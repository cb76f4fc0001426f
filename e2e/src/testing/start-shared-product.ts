import { until } from '@anamnesis/platform/testing/until';
import { type Product, startProduct } from './product.js';

declare global {
  var startedProduct: Product | undefined;
}

/** Starts the shared product of a browser test run and passes its address to the suites. */
export default async function startSharedProduct(): Promise<void> {
  const product = await startProduct({ demo: true });
  process.env['E2E_ADDRESS'] = product.address;
  process.env['E2E_DATA_DIR'] = product.dataDir;
  // Printed after the product is ready.
  process.env['E2E_MAILBOX'] = await until(async () => product.mailbox() || Promise.reject(new Error(product.said())));
  globalThis.startedProduct = product;
}
