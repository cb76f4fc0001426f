import { TestEnvironment } from 'jest-environment-node';

/** The characters of a page that are printed. */
const MOST = 3_000;
/** Milliseconds until a page that says nothing is given up: one whose navigation hangs answers no question, not even that it cannot. */
const LONGEST = 10_000;

/** When a test fails, prints what its pages show: a failure on a busy machine may not come again. */
export default class SeenOnFailure extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    for (const context of this.global.openContexts ?? [])
      for (const page of context.pages()) process.stderr.write(`${test.name}: ${await this.#seenInTime(page)}\n`);
  }

  async #seenInTime(page) {
    const { promise: tooLong, resolve } = Promise.withResolvers();
    const timer = setTimeout(() => resolve(`${page.url()} says nothing`), LONGEST);
    const seen = await Promise.race([this.#seenOn(page), tooLong]);
    clearTimeout(timer);
    return seen;
  }

  async #seenOn(page) {
    try {
      const focused = await page.locator(':focus').evaluateAll(([element]) => element?.outerHTML.slice(0, 200));
      const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 });
      return `${page.url()}\nfocused: ${focused}\n${shown.slice(0, MOST)}`;
    } catch (error) {
      return `${page.url()} cannot be looked at: ${error.message}`;
    }
  }
}
