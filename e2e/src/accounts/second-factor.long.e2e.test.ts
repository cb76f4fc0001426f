import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { totpAt } from '@anamnesis/platform/second-factor/totp';
import { expectAccessible } from '../testing/accessible.js';
import { appoint } from '../testing/appoint.js';
import { openBrowser } from '../testing/browser.js';
import { signInByForm, signUpByForm } from '../testing/forms.js';
import { openPerson, DESK, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

const PASSWORD = 'a long walk at dusk';
const EMAIL = 'leela@example.org';
let product: Product;
let browser: Browser;
let telephone: Person;
let desk: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { SECOND_FACTOR: 'required' } }), openBrowser()]);
  telephone = await openPerson(browser, product.address, PHONE);
  desk = await openPerson(browser, product.address, DESK);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

/** The app's code now, or this many steps of half a minute later: the next one is already valid. */
const codeOf = (secret: string, steps = 0) => totpAt(secret, new Date(Date.now() + steps * 30_000));

async function firstStep(page: Page) {
  await signInByForm(page, EMAIL, PASSWORD);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
}
async function secondStep(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}
/** Enables it on the account page; returns the app's key and the recovery codes. */
async function turnOn(page: Page, password: string) {
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('heading', { name: 'Connect an authenticator app' }).waitFor();
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByLabel('Six digits from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
  const codes = await page
    .getByRole('list', { name: 'Keep these recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes are left.').waitFor();
  return { secret, codes };
}

describe('a second step at sign-in', () => {
  let secret: string;
  let codes: string[];

  test('a patient enables it with an app and saves the recovery codes', async () => {
    const { page } = telephone;
    await signUpByForm(page, { name: 'Leela Menon', email: EMAIL, username: 'leela', password: PASSWORD });
    await page.waitForURL(/\/(onboard|main-page)/i);
    await page.goto('/account');
    await page.getByText('Off', { exact: true }).waitFor();
    await page.getByText('This device', { exact: true }).waitFor();
    ({ secret, codes } = await turnOn(page, PASSWORD));
    expect(new Set(codes).size).toBe(10);
  });

  test('the password is no longer sufficient; a wrong code is reported, the right one works once', async () => {
    const { page } = telephone;
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    await firstStep(page);
    await expectAccessible(page);
    await secondStep(page, 'Code', '000000');
    await page.getByText('That code is not right, or was used already.').first().waitFor();
    const code = codeOf(secret, 1);
    await secondStep(page, 'Code', code);
    await page.waitForURL('**/main-page');
    await firstStep(desk.page);
    await secondStep(desk.page, 'Code', code);
    await desk.page.getByText('That code is not right, or was used already.').first().waitFor();
  });

  test('a recovery code works once', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await secondStep(page, 'Recovery code', codes[0] ?? '');
    await page.waitForURL('**/main-page');
    const other = await openPerson(browser, product.address, PHONE);
    await firstStep(other.page);
    await other.page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await secondStep(other.page, 'Recovery code', codes[0] ?? '');
    await other.page.getByText('That code is not right, or was used already.').first().waitFor();
  });

  test('both devices are listed; one can be signed out from the other', async () => {
    const { page } = desk;
    await page.goto('/account');
    await page.getByText('9 recovery codes are left.').waitFor();
    await page
      .getByRole('button', { name: /^Sign out Chrom/ })
      .first()
      .waitFor();
    expect(await page.getByText('This device', { exact: true }).count()).toBe(1);
    await page
      .getByRole('button', { name: /^Sign out Chrom/ })
      .first()
      .click();
    await page
      .getByText(/is signed out\./)
      .first()
      .waitFor();
    await page.getByText('You are signed in nowhere else.').waitFor();
    const newTab = await telephone.page.context().newPage();
    await newTab.goto('/main-page');
    await newTab.waitForURL('**/user-signin');
  });
});

test('an auditor has to set it up first, and then signs in with it', async () => {
  const asha = { role: 'auditor', fullName: 'Asha Menon', email: 'asha@example.org' } as const;
  const password = await appoint(product.dataDir, asha);
  const { page } = await openPerson(browser, product.address, DESK);
  const signIn = () => signInByForm(page, asha.email, password, '/auditor-signin');
  await signIn();
  await page.waitForURL('**/account');
  await page.getByText('Turn this on to go on').waitFor();
  await expectAccessible(page);
  const { secret } = await turnOn(page, password);
  await page.goto('/auditor');
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  await page.goto('/logout');
  await page.waitForURL('**/auth');
  await signIn();
  await secondStep(page, 'Code', codeOf(secret, 1));
  await page.waitForURL('**/audit');
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
});

test('there were no errors in the browsers', () => {
  const answered = /the server responded with a status of (401)/;
  const errors = [telephone, desk].flatMap((person) => person.errors);
  expect(errors.filter((error) => !answered.test(error))).toEqual([]);
});
