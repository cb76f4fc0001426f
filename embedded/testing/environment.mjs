import { TestEnvironment } from 'jest-environment-node';

/** The message by which Jest ends a worker. */
const END = 2;
/** One for each worker: this module is loaded once, outside of the suites' own modules. */
let product;

/** The environment of integration tests: suites of a worker share one product, which is started when the first of them asks for it. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.startSharedProduct = () => (product ??= start());
  }
}

async function start() {
  // The product would keep the worker alive. Its backends are stopped by the run.
  process.on('message', ([kind]) => kind === END && process.exit());
  const { startProduct } = await import('../dist/product/testing/product.js');
  return startProduct();
}
