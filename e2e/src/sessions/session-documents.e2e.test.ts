import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { declarePayment } from '@anamnesis/contracts/appointments/routes';
import { signInDoctor } from '@anamnesis/contracts/accounts/routes';
import { showSessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { openClinic } from '../faults/testing/clinic.js';
import { MOBILE_NUMBER, PASSWORD } from '../testing/accounts.js';
import { expectAccessible } from '../testing/accessible.js';
import { openOwnBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { DESK, openHomePage, openPerson, type Person, PHONE, realFiles } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { appointedParties, type Parties } from './testing/session.js';

const product = sharedProduct();
let parties: Parties;
/** Its own: a browser without a window has no viewer of documents. */
let browser: Browser;
let files: { picture: Buffer; certificate: Buffer };
let patient: Person;
let doctor: Person;
let sessionId: string;
/** URLs of the opened documents. */
const opened: string[] = [];

beforeAll(async () => {
  browser = await openOwnBrowser();
  files = await realFiles(browser);
  patient = await openPerson(browser, product.address, PHONE);
  doctor = await openPerson(browser, product.address, DESK);
  parties = await appointedParties(product, 'Mukta Barve', 'Subodh Bhave');
  ({ sessionId } = parties);
  const payment = { params: { id: sessionId }, body: { transactionId: 'TXN_1' } };
  await ask(product.address, declarePayment, payment, { token: parties.patient.token });
});
afterAll(() => browser.close());

const expectFocused = async (input: Locator) =>
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);

/** Opens a document by its button; expects a PDF in a new tab. */
async function openDocument(page: Page, name: string): Promise<void> {
  const [tab, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse((response) => response.url().includes('/files/')),
    page.getByRole('button', { name }).filter({ visible: true }).first().click(),
  ]);
  await tab.waitForURL(/^blob:/);
  await tab.close();
  opened.push(answer.url());
  expect(answer.headers()['content-type']).toBe('application/pdf');
}

/** One session with its notes and documents; each step continues from the one before. */
describe('a patient and a doctor in a session', () => {
  test('both join', async () => {
    await openHomePage(doctor.page, 'doctor', parties.doctor);
    await openHomePage(patient.page, 'patient', parties.patient);
    await doctor.page.goto('/appointments');
    await doctor.page.getByRole('button', { name: 'Start Call' }).first().click();
    await doctor.page.getByRole('heading', { name: /Session with Patient/ }).waitFor();
    await doctor.page.getByText('Notes can be written once the session has begun.').first().waitFor();
    await patient.page.goto('/user-tele');
    const join = patient.page.getByRole('button', { name: 'Join Session' });
    const card = patient.page.getByRole('listitem', { name: 'Dr. Subodh Bhave' }).filter({ has: join });
    await card.getByText('Notes, summary and report').click();
    await card.getByText('Session with Dr. Subodh Bhave').waitFor();
    await expectAccessible(patient.page);
    await card.getByRole('button', { name: 'Join Session' }).click();
    await patient.page
      .getByRole('dialog')
      .getByRole('heading', { name: /Session with Dr/ })
      .waitFor();
  });

  test('the patient uploads a report in the sheet; an HTML page named .pdf is rejected', async () => {
    const { page } = patient;
    const sheet = page.getByRole('complementary', { name: 'Beside the session' });
    await sheet.getByRole('button', { name: 'Notes' }).click();
    await sheet.getByText('Session started').waitFor();
    await sheet.getByRole('button', { name: 'Add report' }).click();
    const upload = sheet.getByLabel('Upload a report');
    await expectFocused(upload);
    const disguised = Buffer.from('<html><script>alert(1)</script></html>');
    await upload.setInputFiles({ name: 'results.pdf', mimeType: 'application/pdf', buffer: disguised });
    await sheet.getByText('Failed to upload report. Please try again.').waitFor();
    await sheet.getByText('That file is not of a kind we accept.').waitFor();
    await upload.setInputFiles({ name: 'lipids.pdf', mimeType: 'application/pdf', buffer: files.certificate });
    await sheet.getByText('Report uploaded successfully!').waitFor();
    await sheet.getByRole('button', { name: 'Open lipids.pdf' }).waitFor();
    await upload.setInputFiles({ name: 'knee.png', mimeType: 'image/png', buffer: files.picture });
    await sheet.getByRole('button', { name: 'Open knee.png' }).waitFor();
    await expectAccessible(page);
  });

  test('the doctor sees both at once and opens them', async () => {
    const panel = doctor.page.getByRole('dialog').getByRole('complementary', { name: 'Beside the session' });
    await panel.getByText('Mukta Barve added knee.png').waitFor();
    await panel.getByRole('tab', { name: 'Report' }).click();
    await panel.getByRole('button', { name: 'Open knee.png' }).click();
    await panel.getByRole('img', { name: 'knee.png' }).waitFor();
    await openDocument(doctor.page, 'Open lipids.pdf');
    await expectAccessible(doctor.page);
  });

  test('each sees the notes of the other at once, also after a reload', async () => {
    const notesOf = ({ page }: Person) => page.getByRole('dialog').getByRole('tab', { name: 'Notes' });
    const lineOf = ({ page }: Person) => page.getByRole('dialog').getByRole('log');
    const note = async ({ page }: Person, text: string) => {
      await page.getByRole('dialog').getByLabel('Write a note').fill(text);
      await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).click();
      await page.getByRole('dialog').getByRole('log').getByText(text).waitFor();
    };
    await notesOf(doctor).click();
    await notesOf(patient).click();
    await note(doctor, 'LDL 135, down again. Check CK before changing the dose.');
    await lineOf(patient).getByText('LDL 135, down again.').waitFor();
    await lineOf(patient).getByText('Dr. Subodh Bhave opened your lipids.pdf').waitFor();
    await note(patient, 'I take the tablet at night.');
    await lineOf(doctor).getByText('I take the tablet at night.').waitFor();
    await expectAccessible(doctor.page);
    await doctor.page.reload();
    await lineOf(doctor).getByText('LDL 135, down again.').waitFor();
  });

  test('a retracted note and the reason are visible to both', async () => {
    const { page } = doctor;
    const line = page.getByRole('dialog').getByRole('log');
    await line.getByRole('button', { name: 'Retract' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retract this note' });
    await dialog.getByLabel('Reason').fill('It was 125.');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    for (const each of [doctor, patient]) {
      const told = each.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'It was 125.' });
      await told.getByText('LDL 135, down again.').waitFor();
      expect(await told.locator('s').count()).toBe(1);
    }
  });

  test('the patient sends a summary, and the doctor opens it', async () => {
    const sheet = patient.page.getByRole('complementary', { name: 'Beside the session' });
    await sheet.getByRole('tab', { name: 'Summary' }).click();
    await sheet.getByRole('button', { name: 'Send medical summary' }).click();
    await sheet.getByRole('button', { name: 'Open Medical summary' }).waitFor();
    await openDocument(doctor.page, 'Open medical summary');
  });

  test('an unsaved note is not lost when the call ends', async () => {
    const { page } = doctor;
    await page.getByRole('dialog').getByLabel('Write a note').fill('Rest for a week.');
    await patient.page.getByRole('button', { name: 'End Session' }).click();
    const kept = page.getByRole('dialog', { name: 'Your note is not saved yet' });
    await kept.getByText('Rest for a week.').waitFor();
    await expectAccessible(page);
    await kept.getByRole('button', { name: 'Save note' }).click();
    await kept.waitFor({ state: 'detached' });
    await patient.page.getByRole('button', { name: 'Skip' }).click();
    const card = patient.page.getByRole('listitem').filter({ hasText: 'Dr. Subodh Bhave' }).first();
    await card.getByText('Rest for a week.').waitFor();
    expect(await card.getByText('LDL 135').count()).toBe(0);
  });

  test('the files have the uploaded or created content, and are inaccessible to others', async () => {
    const { patients, doctors } = await openClinic(product, { patients: 1, doctors: 1 });
    const credentials = { email: parties.doctor.email, mobileNumber: MOBILE_NUMBER, password: PASSWORD };
    const { data } = await ask(product.address, signInDoctor, { body: credentials });
    const as = { token: data.accessToken };
    const { reports, summaries } = await ask(product.address, showSessionDocuments, { params: { sessionId } }, as);
    const addresses = [...reports, ...summaries].map(
      ({ id }) => `${product.address}/api/sessions/${sessionId}/files/${id}`,
    );
    expect(addresses).toEqual(expect.arrayContaining(opened));
    const look = (address: string, token?: string) =>
      fetch(address, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    const contents = await Promise.all(
      addresses.map(async (address) => Buffer.from(await (await look(address, as.token)).arrayBuffer())),
    );
    expect(contents[0]).toEqual(files.certificate);
    // A picture is re-encoded when it is stored: still a PNG of that width and height.
    expect(contents[1]?.subarray(0, 24)).toEqual(files.picture.subarray(0, 24));
    expect(contents.slice(2).map((content) => content.subarray(0, 5).toString())).toEqual(['%PDF-']);
    for (const address of addresses) {
      expect((await look(address)).status).toBe(401);
      for (const { token } of [...patients, ...doctors]) expect((await look(address, token)).status).toBe(404);
    }
  });

  test('there were no errors in the browsers', () => {
    // The browser logs the rejected upload as an error.
    const refused = (error: string) => error.includes('415');
    expect([...patient.errors, ...doctor.errors].filter((error) => !refused(error))).toEqual([]);
  });
});
