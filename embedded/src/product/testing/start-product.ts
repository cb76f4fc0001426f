import { createCaller } from './caller.js';
import type { Product, ProductSettings } from './product.js';

declare global {
  /** Start products of built code (embedded/testing/environment.mjs), whose modules are loaded once for all suites of a worker. */
  var products: { start: (settings?: ProductSettings) => Promise<Product>; shared: () => Promise<Product> } | undefined;
}

/**
 * Starts the product on the test run's backends, with further settings, and waits until it is ready. It runs built code, in this process but
 * outside of the suite's modules: its errors are no instances of the suite's classes.
 */
export const startProduct = async (settings?: ProductSettings): Promise<Product> =>
  calledBySuite(await products().start(settings));

/**
 * The product that suites of a worker share unless they break, count or configure their own. Suites create people with unique names, and change
 * nothing that concerns everybody.
 */
export const sharedProduct = async (): Promise<Product> => ({
  ...calledBySuite(await products().shared()),
  // The other suites still use it.
  close: () => Promise.resolve(),
});

function products() {
  if (!globalThis.products) throw new Error('The environment of integration tests has not been set up');
  return globalThis.products;
}

const calledBySuite = (product: Product): Product => ({
  ...product,
  call: createCaller(product.address),
  callInside: createCaller(product.insideAddress, product.services.workerAuthorization),
});
