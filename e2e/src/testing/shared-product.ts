import type { Product } from './product.js';

/** What a suite needs to know of the product that it shares. */
export type SharedProduct = Pick<Product, 'address' | 'dataDir' | 'demo'>;

/**
 * The product, with the demo in it, that every suite of a run shares that neither restarts, breaks nor configures its own.
 * Others are at work in it: a suite changes nothing of the demo's people, brings people with names of its own and counts nobody else's.
 */
export function sharedProduct(): SharedProduct {
  const { E2E_ADDRESS: address, E2E_DATA_DIR: dataDir } = process.env;
  if (!address || !dataDir) throw new Error('The shared product was not started');
  return { address, dataDir, demo: true };
}
