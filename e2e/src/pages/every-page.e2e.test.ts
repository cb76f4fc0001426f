import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { ofAuditors, ofDoctors, ofOperators, ofPatients, open, type Pages } from '../testing/pages.js';
import { arrive, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

jest.setTimeout(180_000);

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Checks pages: heading, no axe violation in either theme, no horizontal scrolling at 360 px. */
async function check(page: Page, pages: Pages): Promise<void> {
  for (const [address, heading] of pages) {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ address, wider }).toEqual({ address, wider: 0 });
    await expectAccessible(page);
  }
}

describe.each(['reduce', 'no-preference'] as const)('with the motion setting %s every page', (motion) => {
  test('of signed-out visitors', async () => {
    const { page, errors } = await arrive(browser, product.address, PHONE, motion);
    await check(page, open);
    expect(errors).toEqual([]);
  });

  test('of patients', async () => {
    const { page, errors } = await arrive(browser, product.address, PHONE, motion);
    await signInAs(page, 'patient');
    await check(page, ofPatients);
    expect(errors).toEqual([]);
  });

  test('of doctors', async () => {
    const { page, errors } = await arrive(browser, product.address, PHONE, motion);
    await signInAs(page, 'doctor');
    await check(page, ofDoctors);
    expect(errors).toEqual([]);
  });

  test('of operators', async () => {
    const { page, errors } = await arrive(browser, product.address, PHONE, motion);
    await signInAs(page, 'operator');
    await check(page, ofOperators);
    await page.goto('/registrations');
    const first = page.getByRole('link', { name: /^Dr\. / }).first();
    await check(page, [[(await first.getAttribute('href')) ?? '', /^Dr\. /]]);
    expect(errors).toEqual([]);
  });

  test('of auditors', async () => {
    const { page, errors } = await arrive(browser, product.address, PHONE, motion);
    await signInAs(page, 'auditor');
    await check(page, ofAuditors);
    expect(errors).toEqual([]);
  });
});
