import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { PASSWORD } from '../testing/accounts.js';
import { contentOf } from '../testing/download.js';
import { openPerson, DESK, type Person, PHONE, realFiles } from '../testing/people.js';
import { verifyDoctorOn } from '../testing/operator.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let files: { picture: Buffer; certificate: Buffer };
let patient: Person;
let doctor: Person;

beforeAll(async () => {
  browser = await openBrowser();
  files = await realFiles(browser);
  patient = await openPerson(browser, product.address, PHONE);
  doctor = await openPerson(browser, product.address, DESK);
});
afterAll(() => browser.close());

/** One appointment, from the sign-up of both to the rating: each step continues from the one before. */
describe('a patient and a doctor', () => {
  test('the doctor signs up with a picture and certificates', async () => {
    const { page } = doctor;
    await page.goto('/signup');
    await page
      .getByLabel('Profile picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: files.picture });
    await page.getByLabel('Full name').fill('Farida Baig');
    await page.getByLabel('Email').fill('farida@clinic.example');
    await page.getByLabel('Phone number').fill('9820098200');
    await page.getByLabel('Years of experience').fill('19');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Specializations').fill('Neurologist');
    await page.keyboard.press('Enter');
    await page.getByLabel('Certificates').setInputFiles([
      { name: 'degree.pdf', mimeType: 'application/pdf', buffer: files.certificate },
      { name: 'licence.png', mimeType: 'image/png', buffer: files.picture },
    ]);
    await page.getByLabel('What is degree.pdf?').selectOption('Degree');
    await page.getByLabel('What is licence.png?').selectOption('Medical registration');
    await page.getByRole('button', { name: 'Register as Doctor' }).click();
    await page.waitForURL('**/doctor-dashboard');
    await page.getByRole('main').getByText('Dr. Farida Baig').waitFor();
    await page.getByText('Medical registration').waitFor();
  });

  test('an operator verifies the doctor', () => verifyDoctorOn(doctor.page, product, 2));

  test('the patient opens the landing page, signs up with a picture and answers the questionnaire', async () => {
    const { page } = patient;
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.waitForURL('**/auth');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/user-signup');
    await page
      .getByLabel('Profile picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: files.picture });
    await page.getByLabel('Full name').fill('Anjali Nair');
    await page.getByLabel('Email').fill('anjali@example.org');
    await page.getByLabel('Username').fill('anjali');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page
      .getByLabel('Gender')
      .selectOption('Female')
      .catch(async () => {
        await page.getByLabel('Gender').click();
        await page.getByRole('option', { name: 'Female' }).click();
      });
    await page.getByLabel('Age').fill('37');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/onboard');
    await page.getByLabel('Frequent Headaches / Migraines').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Recommended Doctors' }).waitFor();
    await page.getByRole('link', { name: /Neurologist/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/main-page');
    await page.getByRole('heading', { name: /Anjali/ }).waitFor();
  });

  test('the patient finds the doctor and books a free slot', async () => {
    const { page } = patient;
    await page.goto('/user-tele?tab=doctors');
    await page.getByLabel('Search by name or specialization').fill('farida');
    await page.getByRole('button', { name: 'Book Appointment with Dr. Farida Baig' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('with Dr. Farida Baig').waitFor();
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Please select a doctor, date, and time').first().waitFor();
    // Tomorrow, because today's slots may all be past.
    await dialog.locator('label[data-day]').nth(1).click();
    await dialog.locator('label[data-state="free"]').first().click();
    await dialog.getByLabel('Issue Details').fill('Migraine, third week.');
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Appointment booked successfully!').first().waitFor();
    await page.goto('/user-tele');
    await page.getByText('Pending').first().waitFor();
    await page.getByText('Migraine, third week.').waitFor();
    await page.getByText('Not started yet').waitFor();
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Add to calendar/ }).click(),
    ]);
    expect(kept.suggestedFilename()).toBe('consultation.ics');
    expect(String(await contentOf(kept))).toMatch(/^BEGIN:VCALENDAR[^]*DTSTART:\d{8}T\d{6}Z/);
  });

  test('the doctor sees it and starts the call; the patient is notified at once', async () => {
    await doctor.page.goto('/appointments');
    await doctor.page.getByText('Anjali Nair').first().waitFor();
    await doctor.page.getByText('Migraine, third week.').first().waitFor();
    await doctor.page.getByRole('button', { name: 'Week' }).click();
    const week = doctor.page.getByRole('region', { name: 'Week' });
    // The first free slot may be in the next week.
    await week
      .getByRole('button', { name: /Anjali Nair/ })
      .or(week.getByText('Nothing').nth(6))
      .first()
      .waitFor();
    if ((await week.getByRole('button', { name: /Anjali Nair/ }).count()) === 0)
      await week.getByRole('button', { name: 'Next week' }).click();
    await week.getByRole('button', { name: /Anjali Nair/ }).waitFor();
    await doctor.page.getByRole('button', { name: 'Cards' }).click();
    // The week has such a button too, and the end of a session leads back to where it was begun.
    await week.waitFor({ state: 'hidden' });
    await doctor.page.getByRole('button', { name: 'Start Call' }).click();
    await doctor.page.getByRole('heading', { name: 'Session with Patient Anjali Nair' }).waitFor();
    await patient.page.getByText('Your doctor is waiting for you').waitFor();
  });

  test('the patient pays and joins; both see the session live', async () => {
    const { page } = patient;
    await page.getByRole('button', { name: 'Pay & Join Session' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('₹500').filter({ visible: true }).first().waitFor();
    await dialog.getByText(/TXN_/).filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: "I've Paid" }).click();
    await page.getByRole('heading', { name: 'Session with Dr. Farida Baig' }).waitFor();
    for (const [each, other] of [
      [patient.page, 'Dr. Farida Baig'],
      [doctor.page, 'Anjali Nair'],
    ] as const) {
      const room = each.frameLocator('iframe');
      await room.getByRole('heading', { name: `Ready to meet ${other}?` }).waitFor();
      await room.getByRole('button', { name: 'Enter' }).click();
    }
    for (const each of [patient.page, doctor.page])
      await each.frameLocator('iframe').getByText('Connected').first().waitFor();
  });

  test('the doctor ends it; the patient gives feedback', async () => {
    await doctor.page.getByRole('button', { name: 'End Session' }).click();
    await doctor.page.getByText('No Appointments Currently').waitFor();
    await doctor.page.getByRole('button', { name: 'History' }).click();
    const past = doctor.page.getByRole('article', { name: 'Anjali Nair' });
    await past.getByRole('button', { name: /^Payment received/ }).click();
    await past.getByText('₹500 confirmed').waitFor();
    const { page } = patient;
    await page.getByRole('heading', { name: 'How was your session?' }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please provide some feedback').first().waitFor();
    await page.getByLabel('Your feedback').fill('Listened first, then explained.');
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'View All Appointments' }).click();
    await page.getByText('Completed').first().waitFor();
  });

  test("the feedback changes the doctor's rating", async () => {
    const { page } = patient;
    await page.goto('/user-tele?tab=doctors');
    const card = page.locator('article, li, section').filter({ hasText: 'Dr. Farida Baig' }).last();
    await card.getByText('4', { exact: true }).or(card.getByText('4.0')).first().waitFor();
  });

  test('there were no errors in the browsers', () => {
    expect([...patient.errors, ...doctor.errors]).toEqual([]);
  });
});
