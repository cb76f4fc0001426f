import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Account, MOBILE_NUMBER, PASSWORD, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, DESK, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let doctor: Account;
let patient: Account;

beforeAll(async () => {
  browser = await openBrowser();
  doctor = await signUpDoctor(product.address, 'Tara Desai');
  await verifyDoctors(product, [{ id: doctor.id, certificates: 0 }]);
  patient = await signUpPatient(product.address, 'Toshi Desai');
  const { token } = patient;
  const date = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
  const body = { doctorId: doctor.id, date, time: '09:00', issueDetails: '' };
  await ask(product.address, bookAppointment, { body }, { token });
});
afterAll(() => browser.close());

const WELCOME = 'Login successful!';
const SAVED = 'Profile updated successfully';
/** Finds toasts behind a session too, which hides the page from screen readers. */
const toastOf = (page: Page, text: string) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: text });

/** Signs in the doctor; `first` happens before the welcome can come. */
async function signIn(page: Page, first?: (page: Page) => Promise<unknown>): Promise<void> {
  await page.goto('/doctor-signin');
  await page.getByLabel('Email').fill(doctor.email);
  await page.getByLabel('Phone number').fill(MOBILE_NUMBER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await first?.(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/doctor-dashboard');
}

/** Simulates a switch to another window, which pauses the time-out of toasts, also of those that come. */
const pause = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });

async function expectApart(toast: Locator, control: Locator): Promise<void> {
  await control.waitFor();
  const [one, other] = await Promise.all([toast.boundingBox(), control.boundingBox()]);
  if (!one || !other) throw new Error('One of the two is not visible');
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  expect({ toast: one, control: other, isApart }).toMatchObject({ isApart: true });
}

describe.each(['reduce', 'no-preference'] as const)('with the motion setting %s a toast', (motion) => {
  test('stays after navigation, and closes by its button', async () => {
    const { page, errors } = await openPerson(browser, product.address, DESK, motion);
    await signIn(page, pause);
    await page.getByRole('heading', { level: 1, name: 'Doctor Dashboard' }).waitFor();
    const toast = toastOf(page, WELCOME);
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText(WELCOME).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('closes by itself', async () => {
    const { page } = await openPerson(browser, product.address, PHONE, motion);
    await signIn(page);
    await toastOf(page, WELCOME).waitFor();
    await page.getByText(WELCOME).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on %s a toast lies on no control that is next', (_, viewport) => {
  test('on the pages of a doctor', async () => {
    const { page } = await openPerson(browser, product.address, viewport);
    const button = (name: string) => page.getByRole('button', { name });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await signIn(page, pause);
    await toastOf(page, WELCOME).waitFor();
    await expectApart(toastOf(page, WELCOME), button('Edit Profile'));
    await expectApart(toastOf(page, WELCOME), link('Logout'));
    await button('Edit Profile').click();
    await expectApart(toastOf(page, WELCOME), button('Save Profile'));
    await toastOf(page, WELCOME).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByLabel('In your own words').fill(`I see patients on ${viewport.width} pixels.`);
    await pause(page);
    await button('Save Profile').click();
    const saved = toastOf(page, SAVED);
    await saved.waitFor();
    await expectApart(saved, button('Edit Profile'));
    await expectApart(saved, link('Logout'));
    await link('Availability').click();
    await expectApart(saved, button('Save hours'));
    await link('Appointments').click();
    await button('Start Call').click();
    await expectApart(saved, button('End Session'));
    await page.context().close();
  });
});

test.each([
  ['a small phone', { width: 360, height: 640 }],
  ['a desk', DESK],
])("on %s the welcome lies on no control of a patient's home that is next", async (_, viewport) => {
  const { page } = await openPerson(browser, product.address, viewport);
  await page.goto('/user-signin');
  await page.getByLabel('Email').fill(patient.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pause(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/main-page');
  const welcome = toastOf(page, 'Welcome, ');
  await welcome.waitFor();
  await expectApart(welcome, page.getByRole('link', { name: /Pay & Join/ }));
  await expectApart(welcome, page.getByRole('checkbox'));
  await page.context().close();
});
