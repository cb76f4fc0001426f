import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newcomer } from '@anamnesis/embedded/demo/people';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { ofAuditors, ofDoctors, ofOperators, ofPatients, open, type Pages } from '../testing/pages.js';
import { openPerson, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Motion = 'reduce' | 'no-preference';

/** Checks pages: heading, no axe violation, no horizontal scrolling at 360 px. */
async function check(page: Page, motion: Motion, pages: Pages): Promise<void> {
  for (const [address, heading] of pages) {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ address, wider }).toEqual({ address, wider: 0 });
    // The colours of a theme are the same in both motion settings: each is checked with one of them.
    await expectAccessible(page, [motion === 'reduce' ? 'dark' : 'light']);
  }
}

describe.each<Motion>(['reduce', 'no-preference'])('with the motion setting %s every page', (motion) => {
  test('of signed-out visitors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
    await check(page, motion, open);
    expect(errors).toEqual([]);
  });

  test('of patients', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
    await signInAs(page, 'patient');
    await check(page, motion, ofPatients);
    expect(errors).toEqual([]);
  });

  test('of doctors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
    await signInAs(page, 'doctor');
    await check(page, motion, ofDoctors);
    expect(errors).toEqual([]);
  });

  test('of operators', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
    await signInAs(page, 'operator');
    await check(page, motion, ofOperators);
    await page.goto('/registrations');
    // The other suites sign up doctors and verify them meanwhile; nobody decides about this one.
    const link = page.getByRole('link', { name: `Dr. ${newcomer.fullName}` });
    await check(page, motion, [[(await link.getAttribute('href')) ?? '', /^Dr\. /]]);
    expect(errors).toEqual([]);
  });

  test('of auditors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE, motion);
    await signInAs(page, 'auditor');
    await check(page, motion, ofAuditors);
    expect(errors).toEqual([]);
  });
});
