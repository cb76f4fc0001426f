import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '@anamnesis/e2e/testing/product';
import { PAGE_FIGURES } from '../lighthouse/page-figures.js';
import { type MeasuredPage, measurePages, PAGES } from '../lighthouse/pages.js';

/** The landing page and home; the benchmark measures the sign-in pages too. */
const measuredPages = PAGES.filter(({ path }) => path === '/' || path === '/main-page');

let product: Product;
beforeAll(async () => {
  product = await startProduct({ demo: true });
});
afterAll(() => product.remove());

test('Lighthouse measures every figure of each page; accessibility, best practices and SEO are at 100, except that home is not crawlable', async () => {
  const measured: MeasuredPage[] = [];
  for await (const [page, runs] of measurePages(product.address, measuredPages, 1)) {
    const { path, signedIn } = page;
    measured.push(page);
    expect(runs).toHaveLength(1);
    for (const { figures, failed } of runs) {
      expect({ path, failed }).toEqual({ path, failed: signedIn ? ['is-crawlable'] : [] });
      expect(Object.keys(figures)).toEqual(PAGE_FIGURES);
      expect(figures).toMatchObject({ accessibility: 100, 'best practices': 100, ...(!signedIn && { SEO: 100 }) });
      expect(figures['first paint s']).toBeGreaterThan(0);
      expect(figures['transfer KB']).toBeGreaterThan(50);
    }
  }
  expect(measured).toEqual(measuredPages);
  expect(measured).toHaveLength(2);
});
