import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openOwnBrowser } from '../testing/browser.js';
import { PASSWORD, signUpPatient } from '../testing/accounts.js';
import { anOperator } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person, PHONE, realFiles } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

const REASON = 'The licence is blurred. Please send a clear photograph.';
let product: Product;
/** Its own: a browser without a window has no viewer of documents. */
let browser: Browser;
let files: { picture: Buffer; certificate: Buffer };
let operator: Person;
let doctor: Person;
let patient: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openOwnBrowser()]);
  files = await realFiles(browser);
  operator = await openPerson(browser, product.address, DESK);
  doctor = await openPerson(browser, product.address, DESK);
  patient = await openPerson(browser, product.address, PHONE);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

const licence = () => ({ name: 'licence.png', mimeType: 'image/png', buffer: files.picture });
const degree = () => ({ name: 'degree.pdf', mimeType: 'application/pdf', buffer: files.certificate });

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('9820098200');
  await page.getByLabel('Years of experience').fill('19');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Specializations').fill('Neurologist');
  await page.keyboard.press('Enter');
  await page.getByLabel('Certificates').setInputFiles([licence(), degree()]);
  await page.getByLabel('What is licence.png?').selectOption('Medical registration');
  await page.getByLabel('What is degree.pdf?').selectOption('Degree');
  await page.getByLabel('Title of degree.pdf').fill('DM, Neurology');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register as Doctor' }).click();
  await page.waitForURL('**/doctor-dashboard');
}

async function searchFor(name: string): Promise<void> {
  const { page } = patient;
  await page.goto('/user-tele?tab=doctors');
  await page.getByText('Every registration here was checked by a person.').waitFor();
  await page.getByLabel('Search by name or specialization').fill(name);
}

describe('a doctor with valid certificates', () => {
  test('signs up, and sees that the registration is being checked', async () => {
    const { page } = doctor;
    await signUp(page, 'Farhan Qureshi', 'farhan@clinic.example');
    await page.getByText('Your registration is being checked').waitFor();
    for (const name of ['Medical registration', 'DM, Neurology']) await page.getByText(name).waitFor();
    await expectAccessible(page);
    await page.goto('/appointments');
    await page.getByText('Your registration is being checked').waitFor();
  });

  test('is not found by a patient yet', async () => {
    const { page } = patient;
    await openHomePage(page, 'patient', await signUpPatient(product.address, 'Meera Joshi'));
    await searchFor('farhan');
    await page.getByText('No doctors found').waitFor();
  });

  test('the operator signs in and finds the waiting registration', async () => {
    const { page } = operator;
    const { email, password } = await anOperator(product);
    await page.goto('/operator');
    await page.waitForURL('**/operator-signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/registrations**');
    await page.getByRole('link', { name: /Dr\. Farhan Qureshi/ }).waitFor();
    await page.getByText('2 certificates').waitFor();
  });

  test('the operator sees the picture and opens the document', async () => {
    const { page } = operator;
    const served = page.waitForResponse((response) => /\/api\/certificates\/[^/]+\/2$/.test(response.url()));
    await page.getByRole('link', { name: /Dr\. Farhan Qureshi/ }).press('Enter');
    expect(await (await served).headerValue('content-type')).toBe('application/pdf');
    await page.getByRole('heading', { level: 1, name: 'Dr. Farhan Qureshi' }).waitFor();
    const shown = page.getByRole('img', { name: 'Medical registration' });
    await shown.waitFor();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    const link = page.getByRole('link', { name: 'Open DM, Neurology' });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await opened.waitForLoadState();
    expect(opened.url()).toMatch(/^blob:/);
    await opened.close();
    await expectAccessible(page);
  });

  test('the operator verifies', async () => {
    const { page } = operator;
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('Dr. Farhan Qureshi is verified.').first().waitFor();
    await page.getByText('Verified by Devika Pillai').waitFor();
    await page.getByRole('button', { name: 'Withdraw verification' }).waitFor();
    await page.getByRole('link', { name: 'All registrations' }).click();
    await page.getByText('Nobody is waiting').waitFor();
    await expectAccessible(page);
  });

  test('sees no notice after a reload, and can be found and booked', async () => {
    await doctor.page.reload();
    await doctor.page.getByRole('heading', { level: 1, name: 'Upcoming Appointments' }).waitFor();
    await doctor.page.getByText('No Appointments Currently').waitFor();
    expect(await doctor.page.getByText('Your registration is being checked').count()).toBe(0);
    await searchFor('farhan');
    const { page } = patient;
    await page
      .getByRole('button', { name: /Book Appointment/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('label[data-day]').nth(1).click();
    await dialog.locator('label[data-state="free"]').first().click();
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Appointment booked successfully!').first().waitFor();
  });
});

describe('a doctor with invalid certificates', () => {
  test('is rejected, with a reason', async () => {
    const other = await openPerson(browser, product.address, PHONE);
    await signUp(other.page, 'Sunita Reddy', 'sunita@clinic.example');
    const { page } = operator;
    await page.goto('/registrations');
    await page.getByRole('link', { name: /Dr\. Sunita Reddy/ }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('Please say why.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Rejected by Devika Pillai').waitFor();
    await page.getByText(REASON).waitFor();

    await other.page.reload();
    await other.page.getByText('Your registration was not verified').waitFor();
    await other.page.getByText(REASON).waitFor();
    await expectAccessible(other.page);
    await other.page.getByRole('button', { name: 'Add certificates' }).click();
    await other.page.getByRole('button', { name: 'Send certificates' }).click();
    await other.page.getByText('Please choose at least one certificate.').waitFor();
    await other.page.getByLabel('Further certificates').setInputFiles([{ ...licence(), name: 'clear.png' }]);
    await expectAccessible(other.page);
    await other.page.getByRole('button', { name: 'Send certificates' }).click();
    await other.page.getByText('Please say what each certificate is.').waitFor();
    await other.page.getByLabel('What is clear.png?').selectOption('Medical registration');
    await other.page.getByRole('button', { name: 'Send certificates' }).click();
    await other.page.getByText('Your certificates have arrived.').first().waitFor();
    await other.page.getByText('Your registration is being checked').waitFor();

    await page.goto('/registrations');
    await page
      .getByRole('row', { name: /Dr\. Sunita Reddy/ })
      .getByText('3 certificates')
      .waitFor();
    expect(other.errors).toEqual([]);
  });

  test('whose verification is withdrawn is no longer listed, and keeps the appointment', async () => {
    const { page } = operator;
    await page.getByRole('button', { name: 'Verified' }).click();
    await page.getByRole('link', { name: /Dr\. Farhan Qureshi/ }).click();
    await page.getByRole('button', { name: 'Withdraw verification' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The licence has expired.');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw verification' }).click();
    await page.getByText('Rejected by Devika Pillai').waitFor();
    await searchFor('farhan');
    await patient.page.getByText('No doctors found').waitFor();
    await patient.page.goto('/user-tele');
    await patient.page.getByText('Dr. Farhan Qureshi').first().waitFor();
    await patient.page.getByText('Pending').first().waitFor();
  });

  test('there were no errors in the browsers', () => {
    expect([...operator.errors, ...doctor.errors, ...patient.errors]).toEqual([]);
  });
});
