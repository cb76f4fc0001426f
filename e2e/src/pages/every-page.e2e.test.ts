import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newcomer } from '@anamnesis/embedded/demo/people';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible, THEMES } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { follow, ofAuditors, ofDoctors, ofOperators, ofPatients, open, type Pages } from '../testing/pages.js';
import { openPerson, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Checks pages as links lead to them: heading, no axe violation, no horizontal scrolling at 360 px. They are drawn with animations, and show none to a
 * person who wants none. What loads them at their address is `first-load` and the suites of their features.
 */
async function check(page: Page, pages: Pages): Promise<void> {
  await page.goto(pages[0]?.[0] ?? '');
  for (const [address, heading] of pages) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(PHONE);
    await follow(page, address);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ address, wider }).toEqual({ address, wider: 0 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect({ address, moving: await page.evaluate(movingParts) }).toEqual({ address, moving: [] });
    await expectAccessible(page, THEMES);
  }
}

/** Runs in the page: what an animation moves, by its class. */
const movingParts = () =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect && playState === 'running' ? effect.target : null;
    return moved ? [moved.className] : [];
  });

describe('every page', () => {
  test('of signed-out visitors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE);
    await check(page, open);
    expect(errors).toEqual([]);
  });

  test('of patients', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE);
    await signInAs(page, 'patient');
    await check(page, ofPatients);
    expect(errors).toEqual([]);
  });

  test('of doctors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE);
    await signInAs(page, 'doctor');
    await check(page, ofDoctors);
    expect(errors).toEqual([]);
  });

  test('of operators', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE);
    await signInAs(page, 'operator');
    await check(page, ofOperators);
    await page.goto('/registrations');
    // The other suites sign up doctors and verify them meanwhile; nobody decides about this one.
    const link = page.getByRole('link', { name: `Dr. ${newcomer.fullName}` });
    await check(page, [[(await link.getAttribute('href')) ?? '', /^Dr\. /]]);
    expect(errors).toEqual([]);
  });

  test('of auditors', async () => {
    const { page, errors } = await openPerson(browser, product.address, PHONE);
    await signInAs(page, 'auditor');
    await check(page, ofAuditors);
    expect(errors).toEqual([]);
  });
});
