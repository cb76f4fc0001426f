import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_PASSWORD, patient } from '@anamnesis/embedded/demo/people';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testing/browser.js';
import { countLoad } from '../testing/first-load.js';
import { signInByForm } from '../testing/forms.js';
import { openPerson, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const KILOBYTE = 1_000;
const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser('allow');
});
afterAll(() => browser.close());

test('signing in and the home of a patient stay within 150 KB of script and 30 requests, and so does opening it again', async () => {
  const { page, errors } = await openPerson(browser, product.address, PHONE);
  const load = countLoad(page);
  await signInByForm(page, patient.email, DEMO_PASSWORD);
  await page.getByRole('heading', { name: 'Manage Your Appointments' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { requests, gzip } = await load();
  expect(gzip).toBeGreaterThan(50 * KILOBYTE);
  expect(gzip).toBeLessThanOrEqual(150 * KILOBYTE);
  expect(requests).toBeLessThanOrEqual(30);

  const again = countLoad(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Manage Your Appointments' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { gzip: gzipAgain } = await again();
  expect(gzipAgain).toBeGreaterThan(50 * KILOBYTE);
  expect(gzipAgain).toBeLessThanOrEqual(150 * KILOBYTE);
  expect(errors).toEqual([]);
});

test('the landing page is rendered without scripts, and loads at most 122 KB of them', async () => {
  const html = await (await fetch(product.address, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Every result, prescription and session');
  expect(html).not.toMatch(/<style|<script(?![^>]+src=)| style="/);

  const { page, errors } = await openPerson(browser, product.address, PHONE);
  const load = countLoad(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
  expect((await load()).gzip).toBeLessThanOrEqual(122 * KILOBYTE);
  // React logs a hydration mismatch as an error.
  expect(errors).toEqual([]);
});

test('a button pressed before the scripts have run is pressed once they have', async () => {
  const { page, errors } = await openPerson(browser, product.address, PHONE);
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  deliver();
  await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
  expect(errors).toEqual([]);
});

test.each(['/', '/terms', '/privacy', '/help'])(
  '%s is prerendered, and hydrates without errors in the dark theme',
  async (path) => {
    const html = await (await fetch(`${product.address}${path}`, { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    for (const motion of ['reduce', 'no-preference'] as const) {
      const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: motion });
      await page.goto(path);
      await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
);

test('pages and scripts are served with brotli', async () => {
  const { page } = await openPerson(browser, product.address, PHONE);
  const script = page.waitForResponse(/\/assets\/react-/);
  const landing = await page.goto('/');
  for (const response of [landing, await script])
    expect(response?.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});
