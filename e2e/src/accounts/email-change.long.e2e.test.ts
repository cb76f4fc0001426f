import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { signInByForm, signUpByForm } from '../testing/forms.js';
import { followEmail } from '../testing/mailbox.js';
import { openPerson, DESK, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const PASSWORD = 'walk in the monsoon';
const FIRST = 'leela.varma@example.org';
const NEXT = 'leela.varma.menon@example.org';

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

let phone: Page;
let desk: Page;

describe('the email address of an account', () => {
  test('is changed on the account page, by the link sent to the new one', async () => {
    phone = await someone();
    await signUpByForm(phone, { name: 'Leela Varma', email: FIRST, username: 'leela.varma', password: PASSWORD });
    await phone.getByText('User registered successfully!').waitFor();
    await phone.goto('/account');
    await phone.getByText('Once this address is confirmed, you can change it.').waitFor();
    await followEmail(phone, FIRST, 'Please confirm your email address');
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
    await phone.getByText('We have written to the new address.').waitFor();
    await phone.getByText(`Waiting for ${NEXT} to be confirmed`).waitFor();
    await expectAccessible(phone);

    await followEmail(phone, NEXT, 'Please confirm your new email address');
    await phone.getByRole('heading', { name: 'Your new email address' }).waitFor();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Use this address' }).click();
    await phone.getByText(`Your account has the address ${NEXT} now.`).waitFor();
    await phone.goto('/account');
    await phone.getByText(NEXT, { exact: true }).waitFor();
  });

  test('is required for sign-in afterwards', async () => {
    desk = await someone(DESK);
    await signInByForm(desk, FIRST, PASSWORD);
    await desk.getByText('The email or the password is not right.').waitFor();
    await signInByForm(desk, NEXT, PASSWORD);
    await desk.waitForURL('**/main-page');
    await desk.getByRole('heading', { name: /Leela/ }).waitFor();
  });

  test('is restored when the owner of the earlier one objects, and every sign-in ends', async () => {
    const owner = await someone();
    await followEmail(owner, FIRST, 'Your email address was changed');
    await owner.getByRole('heading', { name: 'Give this address back' }).waitFor();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'That was not me: give it back' }).click();
    await owner.getByText(`Your account has the address ${FIRST} again.`).waitFor();
    const fresh = await desk.context().newPage();
    await fresh.goto('/main-page');
    await fresh.waitForURL('**/user-signin');
    await followEmail(owner, FIRST, 'Your email address was changed');
    await owner.getByRole('button', { name: 'That was not me: give it back' }).click();
    await owner.getByText('This link is no longer valid').waitFor();
    await signInByForm(owner, FIRST, PASSWORD);
    await owner.getByText('The email or the password is not right.').waitFor();
  });

  test('there were no errors in the browsers', () => {
    const answered = /the server responded with a status of (401|403|410)/;
    expect(everybody.flatMap(({ errors }) => errors).filter((error) => !answered.test(error))).toEqual([]);
  });
});
