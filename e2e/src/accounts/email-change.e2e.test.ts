import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { arrive, DESK, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

jest.setTimeout(180_000);

const PASSWORD = 'walk in the monsoon';
const FIRST = 'leela@example.org';
const NEXT = 'leela.menon@example.org';

let product: Product;
let browser: Browser;
const everybody: Person[] = [];
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

/** The printed address with the key, which gives a browser access to the mailbox. */
const mailboxAddress = () => /Emails +(\S+)/.exec(product.said())?.[1] ?? '';
const someone = async (viewport = PHONE) => {
  const person = await arrive(browser, product.address, viewport);
  everybody.push(person);
  await person.page.goto(mailboxAddress());
  return person.page;
};
/** Waits for the email with this subject and follows its link. */
async function follow(page: Page, subject: string): Promise<void> {
  const email = page.locator('details').filter({ has: page.locator('summary', { hasText: subject }) });
  await page.goto('/mailbox');
  for (let tries = 0; tries < 50 && (await email.count()) === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await page.goto('/mailbox');
  }
  if ((await email.first().getAttribute('open')) === null) await email.first().locator('summary').click();
  await email.first().getByRole('link').click();
}
async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/user-signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

let phone: Page;
let desk: Page;

describe('the email address of an account', () => {
  test('is changed on the account page, by the link sent to the new one', async () => {
    phone = await someone();
    await phone.goto('/user-signup');
    await phone.getByLabel('Full name').fill('Leela Menon');
    await phone.getByLabel('Email').fill(FIRST);
    await phone.getByLabel('Username').fill('leela');
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await phone.getByLabel('Age').fill('41');
    await phone.getByRole('button', { name: 'Register' }).click();
    await phone.getByText('User registered successfully!').waitFor();
    await phone.goto('/account');
    await phone.getByText('Once this address is confirmed, you can change it.').waitFor();
    await follow(phone, 'Please confirm your e-mail address');
    await phone.getByText('Your email address is confirmed.').waitFor();

    await phone.goto('/account');
    await phone.getByRole('button', { name: 'Change the address' }).click();
    await phone.getByLabel('New email address').fill(NEXT);
    await phone.getByLabel('Your password').fill('not the password');
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.getByText('That is not your current password.').first().waitFor();
    await expectAccessible(phone);
    await phone.getByLabel('Your password').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.getByText('The link is on its way.').waitFor();
    await phone.getByText(`Waiting for ${NEXT} to be confirmed`).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await expectAccessible(phone);
    }

    await follow(phone, 'Please confirm your new e-mail address');
    await phone.getByRole('heading', { name: 'Your new email address' }).waitFor();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Use this address' }).click();
    await phone.getByText(`Your account has the address ${NEXT} now.`).waitFor();
    await expectAccessible(phone);
    await phone.goto('/account');
    await phone.getByText(NEXT, { exact: true }).waitFor();
  });

  test('is required for sign-in afterwards', async () => {
    desk = await someone(DESK);
    await signIn(desk, FIRST);
    await desk.getByText('The e-mail or the password is not right.').waitFor();
    await signIn(desk, NEXT);
    await desk.waitForURL('**/main-page');
    await desk.getByRole('heading', { name: /Leela/ }).waitFor();
  });

  test('is restored when the owner of the earlier one objects, and every sign-in ends', async () => {
    const owner = await someone();
    await follow(owner, 'Your e-mail address was changed');
    await owner.getByRole('heading', { name: 'Give this address back' }).waitFor();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'That was not me: give it back' }).click();
    await owner.getByText(`Your account has the address ${FIRST} again.`).waitFor();
    await expectAccessible(owner);
    const fresh = await desk.context().newPage();
    await fresh.goto('/main-page');
    await fresh.waitForURL('**/user-signin');
    await follow(owner, 'Your e-mail address was changed');
    await owner.getByRole('button', { name: 'That was not me: give it back' }).click();
    await owner.getByText('This link is void').waitFor();
    await signIn(owner, FIRST);
    await owner.getByText('The e-mail or the password is not right.').waitFor();
  });

  test('there were no errors in the browsers', () => {
    const answered = /the server responded with a status of (401|403|410)/;
    expect(everybody.flatMap(({ errors }) => errors).filter((error) => !answered.test(error))).toEqual([]);
  });
});
