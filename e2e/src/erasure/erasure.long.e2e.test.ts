import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { PASSWORD, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { DESK, openHomePage, openPerson, type Person, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const NAME = 'Farida Contractor';
const REASON = 'A court has asked for the record.';
const product = sharedProduct();
let browser: Browser;
let phone: Page;
let operator: Page;
let auditor: Page;
const everybody: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  const someone = async (viewport: typeof PHONE) => {
    const person = await openPerson(browser, product.address, viewport);
    everybody.push(person);
    return person.page;
  };
  [phone, operator, auditor] = [await someone(PHONE), await someone(DESK), await someone(DESK)];
  await openHomePage(phone, 'patient', await signUpPatient(product.address, NAME));
  await signInAs(operator, 'operator');
  await signInAs(auditor, 'auditor');
});
afterAll(() => browser.close());

const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
const itemOf = (page: Page) => page.getByRole('article', { name: NAME });

test('a patient reads what an erasure means, and asks for it with the password', async () => {
  await phone.goto('/account');
  await phone.getByText('What goes: your name and address').waitFor();
  await phone.getByRole('button', { name: 'Erase my account …' }).click();
  await phone.getByRole('textbox', { name: 'Your password' }).fill('not the password');
  await phone.getByRole('button', { name: 'Ask for the erasure' }).click();
  await phone.getByText('That is not your current password.').first().waitFor();
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Ask for the erasure' }).click();
  await phone.getByText(/^Your account will be erased on \w+ \d+, \d{4}$/).waitFor();
  await expectAccessible(phone);
  await expectToFit(phone);
});

test('an operator places a hold with a reason, which the patient reads', async () => {
  await operator.goto('/erasures');
  await itemOf(operator)
    .getByText(/^To be erased on/)
    .waitFor();
  await operator.getByRole('button', { name: `Place a hold on ${NAME}` }).click();
  await operator.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await operator.getByRole('button', { name: 'Place a hold', exact: true }).click();
  await itemOf(operator)
    .getByText(/^Held, due on/)
    .waitFor();
  await expectAccessible(operator);
  await phone.reload();
  await phone.getByText(`Its reason: “${REASON}”`).waitFor();
});

test('an auditor sees request and hold, and can change neither', async () => {
  await auditor.goto('/audit/erasures');
  await itemOf(auditor).getByText(REASON).waitFor();
  expect(await auditor.getByRole('button', { name: /hold/i }).count()).toBe(0);
});

test('once the hold is lifted the request waits for its day, and the patient withdraws it', async () => {
  await operator.getByRole('button', { name: `Lift the hold on ${NAME}` }).click();
  await operator.getByRole('textbox', { name: 'Reason' }).fill('The court has returned the record.');
  await expectAccessible(operator);
  await operator.getByRole('button', { name: 'Lift the hold', exact: true }).click();
  await itemOf(operator)
    .getByText(/^To be erased on/)
    .waitFor();
  await auditor.reload();
  await itemOf(auditor)
    .getByText(/Lifted because: The court has returned the record\.$/)
    .waitFor();
  await phone.reload();
  await phone.getByRole('button', { name: 'Keep my account' }).click();
  await phone.getByText('Your account stays').waitFor();
  await phone.getByRole('heading', { name: 'Erase my account' }).waitFor();
  await operator.reload();
  await operator.getByRole('button', { name: 'Ended' }).click();
  await itemOf(operator).getByText('Withdrawn').waitFor();
  expect(everybody.flatMap(({ errors }) => errors.filter((error) => !error.includes('403')))).toEqual([]);
});
