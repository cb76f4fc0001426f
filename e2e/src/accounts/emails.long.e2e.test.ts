import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { signInByForm, signUpByForm } from '../testing/forms.js';
import { followEmail, openEmail } from '../testing/mailbox.js';
import { openPerson, DESK, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const FIRST = 'walk in the monsoon';
const SECOND = 'walk after the monsoon';
const THIRD = 'walk before the monsoon';
const leela = { name: 'Leela Kurup', email: 'leela.kurup@example.org', username: 'leela.kurup', password: FIRST };

const product = sharedProduct();
let browser: Browser;
const everybody: Person[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const someone = async (viewport = PHONE) => {
  const person = await openPerson(browser, product.address, viewport);
  everybody.push(person);
  await person.page.goto(product.mailbox());
  return person.page;
};
const signIn = (page: Page, password: string) => signInByForm(page, leela.email, password);
const atHome = async (page: Page) => {
  await page.waitForURL('**/main-page');
  await page.getByRole('heading', { name: /Leela/ }).waitFor();
};

let phone: Page;
let desk: Page;

describe('emails', () => {
  test('a new patient confirms the address by the emailed link', async () => {
    const stranger = await openPerson(browser, product.address, PHONE);
    expect((await stranger.page.goto('/mailbox'))?.status()).toBe(403);
    await stranger.page.getByText('The emails are visible only to the person who started Anamnesis here.').waitFor();
    await expectAccessible(stranger.page);
    phone = await someone();
    await signUpByForm(phone, leela);
    await phone.getByText('User registered successfully!').waitFor();
    await phone.goto('/main-page');
    await phone.getByText('Please confirm your email address').waitFor();
    await expectAccessible(phone);
    const email = await openEmail(phone, leela.email, 'Please confirm your email address');
    await phone.getByText('None of them left this machine').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await expectAccessible(phone);
    }
    await email.getByRole('link').click();
    await phone.getByText('Your email address is confirmed.').waitFor();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Go on' }).click();
    await atHome(phone);
    await phone.goto('/account');
    await phone.getByText('Confirmed', { exact: true }).waitFor();
  });

  test('a forgotten password is reset by email: the old one is rejected, the other browser is signed out', async () => {
    desk = await someone(DESK);
    await desk.goto('/user-signin');
    await desk.getByRole('link', { name: 'Forgot your password?' }).click();
    await desk.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await desk.getByLabel('Email').fill(leela.email);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Send me the email' }).click();
    await desk.getByText(/an email is on its way/).waitFor();
    await expectAccessible(desk);
    await followEmail(desk, leela.email, 'Set a new password');
    await desk.getByLabel('New password').fill(SECOND);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Set the password' }).click();
    await desk.getByText('Your new password is set.').waitFor();
    await openEmail(desk, leela.email, 'Your password was changed');

    await signIn(desk, FIRST);
    await desk.getByText('The email or the password is not right.').waitFor();
    await signIn(desk, SECOND);
    await atHome(desk);
    // A new tab has no access token and needs the refresh token, whose sign-in has ended.
    const fresh = await phone.context().newPage();
    await fresh.goto('/main-page');
    await fresh.waitForURL('**/user-signin');
  });

  test('a link works once', async () => {
    const page = await someone();
    await followEmail(page, leela.email, 'Set a new password');
    await page.getByLabel('New password').fill(THIRD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('This link was already used').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new email' }).click();
    await page.waitForURL('**/forgot-password');
  });

  test('a password is changed on the account page, and only this device stays signed in', async () => {
    await signIn(phone, SECOND);
    await atHome(phone);
    await desk.goto('/account');
    await desk.getByLabel('Current password').fill(FIRST);
    await desk.getByLabel('New password').fill(THIRD);
    await desk.getByRole('button', { name: 'Change password' }).click();
    await desk.getByText('That is not your current password.').first().waitFor();
    await expectAccessible(desk);
    await desk.getByLabel('Current password').fill(SECOND);
    await desk.getByRole('button', { name: 'Change password' }).click();
    await desk.getByText('Your password is changed.').waitFor();
    const [here, there] = [await desk.context().newPage(), await phone.context().newPage()];
    await here.goto('/main-page');
    await here.getByRole('heading', { name: /Leela/ }).waitFor();
    await there.goto('/main-page');
    await there.waitForURL('**/user-signin');
  });

  test('there were no errors in the browsers', () => {
    const answered = /the server responded with a status of (401|403|410)/;
    expect(everybody.flatMap(({ errors }) => errors).filter((error) => !answered.test(error))).toEqual([]);
  });
});
