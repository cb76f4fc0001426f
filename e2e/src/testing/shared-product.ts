import type { Product } from './product.js';

/** The shared product, as far as suites need it. */
export type SharedProduct = Pick<Product, 'address' | 'dataDir' | 'demo' | 'mailbox'>;

/**
 * The product, with a demo, that all suites of a run share unless they restart, break or configure their own. Suites run concurrently, so
 * each leaves the demo accounts unchanged, creates people with unique names and does not count those of others.
 */
export function sharedProduct(): SharedProduct {
  const { E2E_ADDRESS: address, E2E_DATA_DIR: dataDir, E2E_MAILBOX: mailbox } = process.env;
  if (!address || !dataDir || !mailbox) throw new Error('The shared product was not started');
  return { address, dataDir, demo: true, mailbox: () => mailbox };
}
