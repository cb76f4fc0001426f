import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { verifyDoctors } from '../testing/operator.js';
import { arrive, bringHome, DESK, type Person } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

jest.setTimeout(120_000);

const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
let product: Product;
let browser: Browser;
let doctor: Person;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const account = await signUpDoctor(product.address, 'Farhan Qureshi');
  await verifyDoctors(product, [{ ...account, certificates: 0 }]);
  for (const [name, time] of [
    ['Anjali Nair', '09:00'],
    ['Hamid Ansari', '10:00'],
  ] as const) {
    const { token } = await signUpPatient(product.address, name);
    const body = { doctorId: account.id, date: tomorrow, time, issueDetails: `What ${name} told` };
    await ask(product.address, bookAppointment, { body }, { token });
  }
  doctor = await arrive(browser, product.address, DESK);
  ({ page } = doctor);
  await bringHome(page, 'doctor', account);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const card = (name: string): Locator => page.getByRole('article', { name });

// All steps below use only the keyboard.

test('the doctor goes to the appointments, moves to the second one and cancels it with a reason', async () => {
  await pressOn(page, page.getByRole('link', { name: 'Appointments' }));
  await card('Anjali Nair').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Hamid Ansari'));
  await pressOn(page, card('Hamid Ansari').getByRole('button', { name: 'Cancel' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('I am called away.');
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel Appointment' }));
  await card('Hamid Ansari').waitFor({ state: 'detached' });
  await card('Anjali Nair').waitFor();
});

test('the history is filtered by state, and the filter in the URL survives a reload', async () => {
  await pressOn(page, button('History'));
  await card('Hamid Ansari').waitFor();
  expect(await card('Anjali Nair').count()).toBe(0);
  await expectAccessible(page);
  await pressOn(page, button('Completed'));
  await page.getByText('No consultation ended like this').waitFor();
  await expectAccessible(page);
  await pressOn(page, button('Cancelled'));
  await card('Hamid Ansari').waitFor();
  await page.reload();
  await card('Hamid Ansari').waitFor();
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({ status: 'Cancelled' });
  expect(await button('Cancelled').getAttribute('aria-pressed')).toBe('true');
});

test('the history is exported as CSV, without health data', async () => {
  await tabTo(page, button('Export'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('appointments.csv');
  expect((await readFile(await download.path(), 'utf8')).split('\n')).toEqual([
    'Date,Time,Patient,Consultation type,State,Payment',
    `${tomorrow},10:00,Hamid Ansari,General Consultation,Cancelled,`,
  ]);
});

test('the URL of the upcoming appointments has no filter', async () => {
  await pressOn(page, button('Cards'));
  await card('Anjali Nair').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(doctor.errors).toEqual([]);
});

test('the history fits a narrow screen', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await pressOn(page, button('History'));
  await card('Hamid Ansari').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize(DESK);
});
