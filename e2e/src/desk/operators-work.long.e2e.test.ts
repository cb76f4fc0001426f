import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpDoctor } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { contentOf } from '../testing/download.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { anOperator } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

let product: Product;
let browser: Browser;
let operator: Person;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  await signUpDoctor(product.address, 'Farhan Qureshi');
  await signUpDoctor(product.address, 'Sunita Reddy');
  operator = await openPerson(browser, product.address, DESK);
  ({ page } = operator);
  await openHomePage(page, 'operator', await anOperator(product));
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const doctor = (name: string): Locator => page.getByRole('link', { name: `Dr. ${name}`, exact: true });
/** Waits until the list shows exactly these doctors. */
async function expectShown(...names: string[]): Promise<void> {
  const shown = page.locator('tbody').getByRole('link');
  for (const name of names) await doctor(name).waitFor();
  await page.waitForFunction((count) => document.querySelectorAll('tbody tr').length === count, names.length);
  expect(await shown.allInnerTexts()).toEqual(names.map((name) => `Dr. ${name}`));
}
/** The lines of the CSV file that a control downloads. */
async function exported(control: Locator): Promise<{ name: string; lines: string[] }> {
  await tabTo(page, control);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: download.suggestedFilename(), lines: String(await contentOf(download)).split('\n') };
}

// All steps below use only the keyboard.

test('registrations are searched by name, and the search in the URL survives a reload', async () => {
  await expectShown('Farhan Qureshi', 'Sunita Reddy');
  await tabTo(page, page.getByLabel('Search by name'));
  await page.keyboard.type('SUNI');
  await expectShown('Sunita Reddy');
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({ state: 'awaiting', q: 'SUNI' });
  await page.reload();
  await expectShown('Sunita Reddy');
  expect(await page.getByLabel('Search by name').inputValue()).toBe('SUNI');
  expect(await button('Awaiting').getAttribute('aria-pressed')).toBe('true');
});

test('a query is saved under a name and can be applied again', async () => {
  await pressOn(page, button('Save current query...'));
  await expectAccessible(page);
  await page.keyboard.type('Sunita waits');
  await page.keyboard.press('Enter');
  await button('Sunita waits').waitFor();
  await pressOn(page, button('Rejected'));
  await page.getByText('Nobody is found').waitFor();
  await expectAccessible(page);
  await page.goto('/set-aside');
  await page.getByText('Nothing is set aside').waitFor();
  await pressOn(page, page.getByRole('link', { name: 'Registrations' }));
  await pressOn(page, button('Sunita waits'));
  await expectShown('Sunita Reddy');
});

test('the listed rows, or the selected ones, are exported as CSV', async () => {
  await pressOn(page, button('All'));
  await page.getByLabel('Search by name').focus();
  for (let letters = 0; letters < 'SUNI'.length; letters += 1) await page.keyboard.press('Backspace');
  await expectShown('Farhan Qureshi', 'Sunita Reddy');
  const lineOf = (name: string): unknown =>
    expect.stringMatching(new RegExp(`^Dr\\. ${name},Neurologist,0,Awaiting,\\d{4}-\\d\\d-\\d\\dT.*Z$`));
  const heading = 'Doctor,Specializations,Certificates,State,Since';
  expect(await exported(button('Export'))).toEqual({
    name: 'registrations.csv',
    lines: [heading, lineOf('Farhan Qureshi'), lineOf('Sunita Reddy')],
  });
  await pressOn(page, page.getByRole('row', { name: /Sunita/ }).getByRole('checkbox'), 'Space');
  await page.getByText('1 item selected').waitFor();
  await expectAccessible(page);
  expect((await exported(button('Export').last())).lines).toEqual([heading, lineOf('Sunita Reddy')]);
  await pressOn(page, button('Unselect'));
});

test('a registration is opened, rejected with a reason and verified after all', async () => {
  await pressOn(page, doctor('Sunita Reddy'));
  await page.getByRole('heading', { level: 1, name: 'Dr. Sunita Reddy' }).waitFor();
  await page.getByText('No certificate was submitted.').waitFor();
  await pressOn(page, button('Reject'));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('No certificate was sent.');
  await pressOn(page, dialog.getByRole('button', { name: 'Reject' }));
  await page.getByText('Rejected by Devika Pillai').waitFor();
  await pressOn(page, button('Verify'));
  await page.getByText('Verified by Devika Pillai').waitFor();
  await pressOn(page, page.getByRole('link', { name: 'All registrations' }));
  await pressOn(page, button('Verified'));
  await expectShown('Sunita Reddy');
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Dr. Sunita Reddy' }).waitFor();
});

test('there were no errors in the browser', () => {
  expect(operator.errors).toEqual([]);
});
