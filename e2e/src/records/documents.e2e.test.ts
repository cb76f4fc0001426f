import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Page, Request } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openOwnBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { contentOf } from '../testing/download.js';
import { verifyDoctors } from '../testing/operator.js';
import { DESK, openHomePage, openPerson, type Person, PHONE, realFiles } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
/** Its own: a browser without a window has no viewer of documents. */
let browser: Browser;
let patient: Person;
let doctor: Person;
let ritu: Account;
let pdf: Buffer;
let picture: Buffer;

beforeAll(async () => {
  browser = await openOwnBrowser();
  const files = await realFiles(browser);
  // Several pieces long; a PDF may be followed by anything, if its end comes last.
  const end = files.certificate.subarray(files.certificate.lastIndexOf('startxref'));
  pdf = Buffer.concat([files.certificate, Buffer.alloc(1_500_000, '\n'), end]);
  picture = files.picture;
  patient = await openPerson(browser, product.address, PHONE);
  doctor = await openPerson(browser, product.address, DESK);
  ritu = await signUpPatient(product.address, 'Ritu Pawar');
  const omkar = await signUpDoctor(product.address, 'Omkar Bhide');
  await verifyDoctors(product, [{ ...omkar, certificates: 0 }]);
  const body = { doctorId: omkar.id, date: tomorrow, time: '10:00', issueDetails: 'Knee pain' };
  await ask(product.address, bookAppointment, { body }, { token: ritu.token });
  await openHomePage(patient.page, 'patient', ritu);
  await openHomePage(doctor.page, 'doctor', omkar);
});
afterAll(() => browser.close());

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('dialog').getByLabel(label).fill(text);
}
const report = { 'Test name': 'HbA1c', Result: '5.9 %', "Doctor's name": 'Dr. Kulkarni' };
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Choose a document or drop it here').setInputFiles({ name, mimeType, buffer });

/** Goes offline before this piece of an upload is sent. */
async function loseConnectionAt(page: Page, piece: number): Promise<void> {
  let sent = 0;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') sent += 1;
    if (sent !== piece) return route.continue();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
}

describe('a document of a test report', () => {
  test('is uploaded with its progress; the upload can be cancelled', async () => {
    const { page } = patient;
    // The page loads this script last, after five seconds. Without a network the load would fail, and the browser would print an error.
    const isLast = (request: Request) => request.url().includes('/unread-count');
    await Promise.all([page.waitForEvent('requestfinished', isLast), page.goto('/user-reports')]);
    await page.getByRole('button', { name: 'Add New' }).click();
    await fill(page, report);
    await loseConnectionAt(page, 3);
    await choose(page, 'HbA1c.pdf', 'application/pdf', pdf);
    await page.getByText('The connection was lost. The upload continues by itself.').waitFor();
    await page.getByRole('progressbar', { name: 'Uploading HbA1c.pdf' }).waitFor();
    expect(await page.getByText(/^\d+%$/).textContent()).toBe('34%');
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('group', { name: 'Document' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The upload was cancelled. Nothing was saved.').waitFor();
    await page.unrouteAll();
    await page.context().setOffline(false);
  });

  test('continues after a lost connection, and is saved with the entry', async () => {
    const { page } = patient;
    await loseConnectionAt(page, 4);
    await choose(page, 'HbA1c.pdf', 'application/pdf', pdf);
    await page.getByText('The connection was lost. The upload continues by itself.').waitFor();
    await page.unrouteAll();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname.slice(0, 12)}`));
    await page.context().setOffline(false);
    await page.getByText('HbA1c.pdf is uploaded.').waitFor();
    // Only the pieces that are missing: three of six.
    expect(asked.filter((each) => each === 'PATCH /api/uploads')).toHaveLength(3);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Test Report added successfully!').first().waitFor();
    await page.getByRole('button', { name: 'View File, HbA1c' }).waitFor();
    expect(await page.getByText('HbA1c.pdf').first().textContent()).toMatch(/^HbA1c\.pdf 1\.4 MB|^HbA1c\.pdf 1\.5 MB/);
  });

  test('is viewed in a new tab, and downloaded as it was sent', async () => {
    const { page } = patient;
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'View File, HbA1c' }).click(),
    ]);
    await tab.waitForURL(/^blob:/);
    await tab.close();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download HbA1c' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('HbA1c.pdf');
    expect((await contentOf(download)).equals(pdf)).toBe(true);
  });

  test('is refused if it is not what its name says', async () => {
    const { page } = patient;
    await page.getByRole('button', { name: 'Add New' }).click();
    await choose(page, 'results.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>'));
    await page.getByText('That file is not of a kind we accept.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
});

test('a picture gets a thumbnail without a reload, and is viewed in a dialog', async () => {
  const { page } = patient;
  await page.getByRole('button', { name: 'Add New' }).click();
  await fill(page, { ...report, 'Test name': 'X-ray', Result: 'No fracture' });
  await choose(page, 'knee.png', 'image/png', picture);
  await page.getByText('knee.png is uploaded.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: 'X-ray' });
  await card.locator('img').waitFor();
  await card.getByRole('button', { name: 'View File, X-ray' }).click();
  const dialog = page.getByRole('dialog', { name: 'The document of X-ray' });
  await dialog.getByRole('img', { name: 'knee.png' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the doctor opens it, and the patient sees that', async () => {
  const { page } = doctor;
  await page.goto('/details');
  await page.getByRole('link', { name: 'View Medical Records of Ritu Pawar' }).click();
  const view = page.getByRole('button', { name: 'View File, HbA1c' });
  await view.waitFor();
  const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()]);
  await tab.waitForURL(/^blob:/);
  await tab.close();
  await patient.page.goto('/record-readings');
  await patient.page.getByText(/^Opened your document /).waitFor();
});

test('a document of the doctor appears in the record that the patient has open', async () => {
  await patient.page.goto('/user-reports');
  await patient.page.getByRole('button', { name: 'View File, HbA1c' }).waitFor();
  const { page } = doctor;
  await page.getByRole('button', { name: 'Test Report', exact: true }).click();
  await fill(page, { 'Test name': 'ECG', Result: 'Sinus rhythm' });
  await choose(page, 'ecg.png', 'image/png', picture);
  await page.getByText('ecg.png is uploaded.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'View File, ECG' }).waitFor();
  await patient.page.getByRole('button', { name: 'View File, ECG' }).click();
  await patient.page.getByRole('img', { name: 'ecg.png' }).waitFor();
});

test('no page reported an error', () => {
  // The browser's own viewer of a PDF styles its tab, to which our policy is passed on: such a refusal names no file. Whether it is said
  // before the tab closes depends on the load.
  const ofViewer = /^Applying inline style violates .* blocked\. $/s;
  const expected = /net::ERR_INTERNET_DISCONNECTED|WebSocket|415/;
  expect(
    [...patient.errors, ...doctor.errors].filter((error) => !expected.test(error) && !ofViewer.test(error)),
  ).toEqual([]);
});
