import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { MOBILE_NUMBER, PASSWORD, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openPerson, openHomePage, DESK, type Person, PHONE, realFiles } from '../testing/people.js';
import { verifyDoctors } from '../testing/operator.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let picture: Buffer;
let patient: Person;
let doctor: Person;

beforeAll(async () => {
  browser = await openBrowser();
  ({ picture } = await realFiles(browser));
  patient = await openPerson(browser, product.address, PHONE);
  doctor = await openPerson(browser, product.address, DESK);
});
afterAll(() => browser.close());

const me = () => ({ name: 'me.png', mimeType: 'image/png', buffer: picture });
const saved = (page: Page) => page.getByText('Profile updated successfully').first().waitFor();

describe('a doctor', () => {
  test('edits the whole profile, which is kept after a reload', async () => {
    const { page } = doctor;
    const account = await signUpDoctor(product.address, 'Tariq Anwar');
    await verifyDoctors(product, [{ ...account, certificates: 0 }]);
    await openHomePage(page, 'doctor', account);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Profile picture').setInputFiles(me());
    await page.getByLabel('In your own words').fill('I listen first, then explain.');
    await page.getByRole('button', { name: 'Add education' }).click();
    await page.getByLabel('Degree').fill('DM, Neurology');
    await page.getByLabel('Institution | Year').fill('NIMHANS Bengaluru | 2011');
    await page.getByLabel('Years of experience').fill('20+ years');
    await page.getByLabel('Location').fill('Pune');
    await page.getByLabel('New specialization').fill('insom');
    await expectAccessible(page);
    await page.getByRole('option', { name: 'Sleep Medicine' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Sleep Medicine' }).waitFor();
    await page.getByLabel('Fee in rupees').fill('800');
    await page.getByLabel('New kind of consultation').fill('follow');
    await page.getByRole('option', { name: 'Follow-up' }).click();
    await page.getByLabel('New hospital').fill('Sahyadri Hospital');
    await page.keyboard.press('Enter');
    await page.getByLabel('New certification').fill('Fellow of the Indian Academy of Neurology');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await saved(page);
    await page.reload();
    await page.getByText('NIMHANS Bengaluru | 2011').waitFor();
    await page.getByText('20+ years of experience').waitFor();
    for (const text of ['₹800', 'General Consultation, Follow-up', 'Sahyadri Hospital'])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByText('Fellow of the Indian Academy of Neurology').waitFor();
    await page.locator('main img.avatar').waitFor();
  });

  test('signs out, and in again with the form', async () => {
    const { page } = doctor;
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    await page.goto('/doctor-login');
    await page.getByLabel('Email').fill('tariq.anwar@clinic.example');
    await page.getByLabel('Phone number').fill(MOBILE_NUMBER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/doctor-dashboard');
    await page.getByText('NIMHANS Bengaluru | 2011').waitFor();
  });
});

describe('a patient', () => {
  test('answers the questionnaire, and the answers are kept', async () => {
    const { page } = patient;
    await openHomePage(page, 'patient', await signUpPatient(product.address, 'Lata Kamble'));
    await page.goto('/onboard');
    await page.getByLabel('Skin Rashes / Itching').check();
    await page.getByLabel('Allergies').fill('penicillin');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your answers are kept with your profile.').waitFor();
    await page.goto('/user-profile');
    await page.getByText('penicillin').waitFor();
    await page.getByRole('link', { name: 'Change answers' }).click();
    await page.waitForURL('**/onboard');
    expect(await page.getByLabel('Skin Rashes / Itching').isChecked()).toBe(true);
  });

  test('edits name, picture and interests, which are kept after a reload', async () => {
    const { page } = patient;
    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Lata Pillai');
    await page.getByLabel('Profile picture').setInputFiles(me());
    await page.getByLabel('Mental Health', { exact: true }).check();
    await page.getByLabel('Goal: Mental Health').check();
    await page.getByLabel('Another interest').fill('Chess');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await saved(page);
    await page.reload();
    await page.getByText('Lata Pillai').first().waitFor();
    await page.getByText('Mental Health, Goal').waitFor();
    await page.getByText('Chess').waitFor();
    await page.locator('main img.avatar').waitFor();
  });

  test('completes activities, which stay completed after a reload', async () => {
    const { page } = patient;
    await page.goto('/main-page');
    // The interests were edited: until all replies are there, the activity may be the one of before, and the tick be that of another.
    await page.waitForLoadState('networkidle');
    // The tick is optimistic: a reload before the reply would cancel the request.
    const recorded = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/users/activities/complete'));
    await Promise.all([recorded(), page.getByLabel('Completed').click()]);
    await page.getByRole('checkbox', { name: 'Completed', checked: true }).waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Completed', checked: true }).waitFor();
    await page.goto('/activity');
    await page.getByText('Done today').waitFor();
    const done = page.getByRole('button', { name: /^Done: / }).first();
    await Promise.all([recorded(), done.click()]);
    await expectDone(page, 2);
    await page.reload();
    await expectDone(page, 2);
  });

  test('finds the doctor by the edited profile', async () => {
    const { page } = patient;
    await page.goto('/user-tele?tab=doctors');
    await page.getByLabel('Search by name or specialization').fill('tariq sleep');
    await page.getByText('Dr. Tariq Anwar').first().waitFor();
    await page.getByText('Neurologist, Sleep Medicine').first().waitFor();
  });

  test('is led by the questionnaire to doctors with a synonym of the specialty', async () => {
    const account = await signUpDoctor(product.address, 'Sohrab Mistry', ['Orthopaedic Surgeon']);
    await verifyDoctors(product, [{ ...account, certificates: 0 }]);
    const { page } = patient;
    await page.goto('/onboard');
    await page.getByLabel('Joint / Muscle Pain').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Find: Orthopedic' }).click();
    await page.getByRole('heading', { name: 'Dr. Sohrab Mistry' }).waitFor();
    expect(await page.getByLabel('Specialization', { exact: true }).inputValue()).toBe('Orthopedics');
  });

  test("sees, books and pays the doctor's fee, also after it has changed", async () => {
    const { page } = patient;
    await page.goto('/user-tele?tab=doctors');
    await page.getByLabel('Search by name or specialization').fill('tariq');
    const card = page.getByRole('listitem').filter({ hasText: 'Dr. Tariq Anwar' });
    await card.getByText('₹800').waitFor();
    await card.getByText('Sahyadri Hospital').waitFor();
    await card.getByRole('button', { name: /^Book Appointment/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('₹800, paid when you join').waitFor();
    await dialog.getByLabel('Consultation Type').selectOption('Follow-up Consultation');
    await dialog.locator('label[data-day]').nth(1).click();
    await dialog.locator('label[data-state="free"]').first().click();

    await setFee(doctor.page, '900');
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await dialog.getByText('The doctor has changed the fee').waitFor();
    await dialog.getByText('₹900, paid when you join').waitFor();
    expect(patient.errors.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Appointment booked successfully!').first().waitFor();
    await setFee(doctor.page, '1000');

    await page.goto('/user-tele');
    await page.getByText('Follow-up Consultation').first().waitFor();
    await page.getByRole('button', { name: /^Pay & Join Session/ }).click();
    await page.getByRole('dialog').getByText('₹900', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
});

async function setFee(page: Page, rupees: string): Promise<void> {
  await page.goto('/doctor-dashboard');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Fee in rupees').fill(rupees);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText(`₹${Number(rupees).toLocaleString('en-IN')}`).waitFor();
}

const expectDone = (page: Page, times: number) =>
  page
    .getByText('Done today')
    .nth(times - 1)
    .waitFor();

test('a patient imports an export of health data, which is told after a reload too; the same file is refused', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  const yesterday = new Date(Date.now() - 36 * 60 * 60_000).toISOString().slice(0, 10);
  const export_ = {
    name: 'days.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`date,steps\n${yesterday},4310\nno,1\n`),
  };
  const choose = () => page.getByLabel('Choose an export or drop it here').setInputFiles(export_);
  await choose();
  const result = page.getByText(/days\.csv: 1 day was entered/).first();
  await result.waitFor();
  await page.getByText('Left out, because they could not be read: 1 line.').first().waitFor();
  await page.getByText('Imported, CSV').first().waitFor();
  await expectAccessible(page);
  await page.reload();
  await result.waitFor();
  await choose();
  await page.getByText('You have imported this file before').waitFor();
  expect(patient.errors.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
});

test('there were no errors in the browsers', () => expect([...patient.errors, ...doctor.errors]).toEqual([]));
