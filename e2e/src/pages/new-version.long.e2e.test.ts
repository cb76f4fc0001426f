import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { newerVersion, type NewerVersion } from '../testing/newer-version.js';
import { openPerson, PHONE, signInAs } from '../testing/people.js';
import { makeWay, untilWorker } from '../testing/worker.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let site: NewerVersion;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser('allow'), newerVersion(product.address)]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('a new version reaches a page that is open, and is loaded without what is typed being lost', async () => {
  const { page } = await openPerson(browser, site.address, PHONE);
  await signInAs(page, 'patient');
  await untilWorker(page);
  await page.goto('/wearables');
  await page.evaluate(() => {
    Object.assign(window, { isFirstLoad: true });
  });
  const isFirstLoad = () => page.evaluate(() => 'isFirstLoad' in window);
  const name = page.getByRole('textbox').first();
  await name.fill('My half-typed watch');

  site.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByText('A new version is ready', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await page.getByText('It is loaded as soon as you go to another page', { exact: false }).waitFor();
  expect(await name.inputValue()).toBe('My half-typed watch');
  expect(await isFirstLoad()).toBe(true);
  const untilTakenOver = await makeWay(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await untilTakenOver();
  await page.waitForFunction(() => !('isFirstLoad' in window));
  await page.waitForURL('**/main-page');
  await page.context().close();
});
