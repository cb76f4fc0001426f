import { createCaller } from './caller.js';
import type { Product } from './product.js';

declare global {
  /** Starts the product of this Jest worker at the first call (embedded/testing/environment.mjs). */
  var startSharedProduct: (() => Promise<Product>) | undefined;
}

/**
 * The product that suites of a worker share unless they break, count or configure their own. It runs built code, in this process but
 * outside of the suites' modules: its errors are no instances of the suites' classes. Suites create people with unique names, and change
 * nothing that concerns everybody.
 */
export async function sharedProduct(): Promise<Product> {
  if (!globalThis.startSharedProduct) throw new Error('The environment of integration tests has not been set up');
  const product = await globalThis.startSharedProduct();
  return {
    ...product,
    call: createCaller(product.address),
    callInside: createCaller(product.insideAddress, product.services.workerAuthorization),
    // The other suites still use it.
    close: () => Promise.resolve(),
  };
}
