import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { signedFile } from '@anamnesis/contracts/prescriptions/signed-file';
import { addPrescriptionAsDoctor, retractEntry } from '@anamnesis/contracts/records/routes';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { contentOf } from '../testing/download.js';
import { verifyDoctors } from '../testing/operator.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
const product = sharedProduct();
let browser: Browser;
let doctor: Account;
let patient: Account;
let visitor: Person;

beforeAll(async () => {
  browser = await openBrowser();
  const { address } = product;
  doctor = await signUpDoctor(address, 'Keshav Iyer', ['Cardiologist']);
  await verifyDoctors(product, [{ id: doctor.id, certificates: 0 }]);
  patient = await signUpPatient(address, 'Manasi Jadhav');
  const booking = { doctorId: doctor.id, date: tomorrow, time: '10:00', issueDetails: 'Cholesterol' };
  await ask(address, bookAppointment, { body: booking }, { token: patient.token });
  visitor = await openPerson(browser, address, PHONE);
});
afterAll(() => browser.close());

const prescribe = async (medication: string): Promise<string> => {
  const body = { userEmail: patient.email, medication, dosage: 'Once a day', duration: '30 days' };
  const { data } = await ask(product.address, addPrescriptionAsDoctor, { body }, { token: doctor.token });
  return data.entryId;
};

/** Downloads the only prescription with this name. */
async function downloadFrom(page: Page, medication: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Prescription PDF: ${medication}` }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Prescription \d{4}-\d\d-\d\d\.pdf$/);
  return contentOf(file);
}
const choose = (buffer: Buffer) =>
  visitor.page
    .getByLabel('Drop the PDF file here, or choose it')
    .setInputFiles({ name: 'Prescription.pdf', mimeType: 'application/pdf', buffer });

test('a patient downloads a prescription, and a signed-out visitor checks its code and its file', async () => {
  const entryId = await prescribe('Atorvastatin 10 mg');
  const { page: ofPatient, errors } = await openPerson(browser, product.address, PHONE);
  await openHomePage(ofPatient, 'patient', patient);
  await ofPatient.goto('/user-reports?tab=prescriptions');
  const file = await downloadFrom(ofPatient, 'Atorvastatin 10 mg');
  expect(errors).toEqual([]);

  const { page } = visitor;
  const code = signedFile(file)?.code ?? '';
  await page.goto('/check');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const input = page.getByLabel('Verification code');
  await input.fill(code.slice(0, -1));
  await input.press('Enter');
  await page.getByText('This is not a code of a prescription.').waitFor();
  await input.fill(code.toLowerCase().replaceAll('-', ''));
  await input.press('Enter');
  await page.getByText('This prescription is valid.').waitFor();
  for (const fact of ['Atorvastatin 10 mg', '30 days', 'Dr. Keshav Iyer', 'M. J.'])
    await page.getByRole('definition').filter({ hasText: fact }).waitFor();
  expect(await page.getByText('Manasi').count()).toBe(0);
  await expectAccessible(page);

  await page.goto('/check');
  await choose(file);
  await page.getByText('This file was not changed since Anamnesis signed it.').waitFor();
  await page.getByText('This prescription is valid.').waitFor();
  const changed = Buffer.from(file);
  changed[20_000] = (changed[20_000] ?? 0) ^ 1;
  await choose(changed);
  await page.getByText('This file was changed after it was signed.').waitFor();
  await choose(Buffer.from('%PDF-1.7 of somebody else'));
  await page.getByText('This file was not signed by Anamnesis.').waitFor();
  await expectAccessible(page);

  const retraction = {
    params: { patientId: patient.id, entryId },
    body: { kind: 'prescription', reason: 'Wrong dose.' },
  } as const;
  await ask(product.address, retractEntry, retraction, { token: doctor.token });
  // Another fragment alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(`/check#${code}`);
  await page.getByText(/^Withdrawn by the doctor on /).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await ofPatient.reload();
  await ofPatient.getByText('Wrong dose.').waitFor();
  expect(await ofPatient.getByRole('button', { name: /^Prescription PDF/ }).count()).toBe(0);
  expect(visitor.errors).toEqual([]);

  await page.goto('/check#0000-0000-0000-0000-0000-0000-0000');
  await page.getByText('No prescription has this code.').waitFor();
});

test('a doctor downloads the prescription, a patient the whole record', async () => {
  await prescribe('Metformin 500 mg');
  const { page: ofDoctor } = await openPerson(browser, product.address, DESK);
  await openHomePage(ofDoctor, 'doctor', doctor);
  await ofDoctor.goto('/details');
  await ofDoctor.getByRole('link', { name: 'View Medical Records of Manasi Jadhav' }).click();
  expect(signedFile(await downloadFrom(ofDoctor, 'Metformin 500 mg'))?.isWhole).toBe(true);

  const { page } = await openPerson(browser, product.address, DESK);
  await openHomePage(page, 'patient', patient);
  await page.goto('/user-reports');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record as PDF' }).click();
  const record = await downloading;
  expect(record.suggestedFilename()).toBe('Health record.pdf');
  expect((await contentOf(record)).subarray(-6).toString()).toContain('%%EOF');
});
