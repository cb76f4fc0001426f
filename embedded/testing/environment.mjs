import { TestEnvironment } from 'jest-environment-node';

/** The message by which Jest ends a worker. */
const END = 2;
/** One for each worker: this module is loaded once, outside of the suites' own modules. */
let shared;

/** The environment of integration tests: products of built code. Suites of a worker share one, which is started when the first of them asks for it. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.products = { start, shared: () => (shared ??= startShared()) };
  }
}

// What products keep open would keep the worker alive. Their backends are stopped by the run.
process.on('message', ([kind]) => kind === END && process.exit());

const start = async (settings) => (await import('../dist/product/testing/product.js')).runProduct(settings);

/** The next suite that asks tries again after a failure. */
const startShared = () =>
  start().catch((error) => {
    shared = undefined;
    throw error;
  });
