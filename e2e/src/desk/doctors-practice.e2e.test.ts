import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Dialog, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpDoctor } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const day = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 30);
const product = sharedProduct();
let browser: Browser;
let doctor: Person;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const account = await signUpDoctor(product.address, 'Nasreen Haq');
  await verifyDoctors(product, [{ ...account, certificates: 0 }]);
  doctor = await openPerson(browser, product.address, DESK);
  ({ page } = doctor);
  await openHomePage(page, 'doctor', account);
});
afterAll(() => browser.close());

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
/** Answers the browser's question whether to leave unsaved changes, which the press causes. */
async function answer(act: 'accept' | 'dismiss', press: () => Promise<void>): Promise<string> {
  const asked = new Promise<Dialog>((resolve) => page.once('dialog', resolve));
  await Promise.all([asked.then((dialog) => dialog[act]()), press()]);
  return (await asked).message();
}
const replaceWith = async (control: Locator, text: string) => {
  await tabTo(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

// All steps below use only the keyboard.

test('the doctor edits the profile, is asked before the edits are lost, and saves', async () => {
  await pressOn(page, button('Edit Profile'));
  await replaceWith(page.getByLabel('Location'), 'Nashik');
  await expectAccessible(page);
  const question = await answer('dismiss', () => pressOn(page, link('Availability')));
  expect(question).toContain('Some of your changes');
  expect(await page.getByLabel('Location').inputValue()).toBe('Nashik');
  await pressOn(page, button('Save Profile'));
  await button('Edit Profile').waitFor();
  await page.getByText('Nashik').waitFor();
});

test('a refused profile keeps the input, with the error at it', async () => {
  await pressOn(page, button('Edit Profile'));
  await replaceWith(page.getByLabel('Phone'), '12');
  await pressOn(page, button('Save Profile'));
  await page.getByText('Please give a phone number of 6 to 10 digits.').waitFor();
  expect(await page.getByLabel('Phone').inputValue()).toBe('12');
  await expectAccessible(page);
  await pressOn(page, button('Cancel'));
  await button('Edit Profile').waitFor();
});

test('the doctor is asked before unsaved hours are lost; saved ones are left without a question', async () => {
  await pressOn(page, link('Availability'));
  await pressOn(page, button('Set your own hours'));
  await answer('dismiss', () => pressOn(page, link('Appointments')));
  await button('Save hours').waitFor();
  await pressOn(page, button('Save hours'));
  await page.getByText('Your hours are saved').first().waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[form="weekly-hours"]')?.disabled);
  await pressOn(page, link('Home'));
  await button('Edit Profile').waitFor();
  await pressOn(page, link('Availability'));
  await pressOn(page, button('Add hours on Sunday'));
  await answer('accept', () => pressOn(page, link('Home')));
  await button('Edit Profile').waitFor();
});

test('a leave is planned and, after a question, withdrawn', async () => {
  await pressOn(page, link('Availability'));
  await button('Plan leave').waitFor();
  await page.getByLabel('First day').fill(day);
  await tabTo(page, page.getByLabel('Reason'));
  await page.keyboard.type('A wedding');
  await page.keyboard.press('Enter');
  await page.getByText('A wedding').waitFor();
  await pressOn(page, button(/^Withdraw the leave/));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Keep it' }));
  await dialog.waitFor({ state: 'detached' });
  await pressOn(page, button(/^Withdraw the leave/));
  await pressOn(page, dialog.getByRole('button', { name: 'Withdraw' }));
  await page.getByText('No leave is planned.').waitFor();
});

test('a refused leave keeps what was entered', async () => {
  for (const text of ['A wedding', 'A journey']) {
    await page.getByLabel('First day').fill(day);
    await tabTo(page, page.getByLabel('Reason'));
    await page.keyboard.type(text);
    await pressOn(page, button('Plan leave'));
    await page
      .getByText(text === 'A wedding' ? text : 'The leave could not be planned')
      .first()
      .waitFor();
  }
  expect(await page.getByLabel('First day').inputValue()).toBe(day);
  expect(await page.getByLabel('Reason').inputValue()).toBe('A journey');
});

test('both screens fit a narrow screen', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await page.goto('/doctor-dashboard');
  await button('Edit Profile').click();
  await button('Save Profile').waitFor();
  expect(await overflow()).toBe(0);
  await page.setViewportSize(DESK);
});

test('the only errors in the browser are the expected refusals', () => {
  expect(doctor.errors.filter((error) => !/status of (400|409)/.test(error))).toEqual([]);
});
