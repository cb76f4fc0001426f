import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPrescription } from '@anamnesis/contracts/records/routes';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpDoctor, signUpPatient, type Account } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { followEmail, openEmail } from '../testing/mailbox.js';
import { verifyDoctors } from '../testing/operator.js';
import { DESK, openHomePage, openPerson, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const REASON = 'Unconscious after a fall in the market.';

const product = sharedProduct();
let browser: Browser;
let patient: Account;
let onDuty: Page;
let home: Page;
let told: Promise<void>;

const someone = async (viewport: typeof PHONE) => (await openPerson(browser, product.address, viewport)).page;

beforeAll(async () => {
  browser = await openBrowser();
  [onDuty, home] = [await someone(DESK), await someone(PHONE)];
  patient = await signUpPatient(product.address, 'Kamala Devi');
  await home.goto(product.mailbox());
  await followEmail(home, patient.email, 'Please confirm your email address');
  await home.getByText('Your email address is confirmed.').waitFor();
  await openHomePage(home, 'patient', patient);
  const body = { doctorName: 'Dr. Shah', medication: 'Warfarin 5 mg', dosage: 'Once a day' };
  await ask(product.address, addPrescription, { body }, { token: patient.token });
  const doctor = await signUpDoctor(product.address, 'Irfan Habib');
  await verifyDoctors(product, [{ id: doctor.id, certificates: 0 }]);
  await openHomePage(onDuty, 'doctor', doctor);
});
afterAll(() => browser.close());

test('a doctor opens the record of a patient without an appointment, with a reason, for reading only', async () => {
  await home.goto('/record-readings');
  await home.getByRole('heading', { name: 'Nobody has opened your record' }).waitFor();

  await onDuty.goto('/details');
  await onDuty.getByRole('button', { name: 'Emergency access' }).click();
  const dialog = onDuty.getByRole('dialog');
  await dialog.getByText(/for 15 minutes, and change nothing\. The patient is told at once/).waitFor();
  await dialog.getByRole('button', { name: 'Open the record' }).click();
  await dialog.getByText('Please say why.').waitFor();
  await dialog.getByLabel("Patient's email address").fill('nobody.at.all@example.org');
  await dialog.getByLabel('What is the emergency?').fill(REASON);
  await dialog.getByRole('button', { name: 'Open the record' }).click();
  await dialog.getByText('No record can be opened with this email address. Please check it.').waitFor();
  await expectAccessible(onDuty);
  await dialog.getByLabel("Patient's email address").fill(patient.email);
  // It does not stay: the toast is awaited from before the opening.
  told = home.getByText('A doctor has opened your health record in an emergency').waitFor();
  await dialog.getByRole('button', { name: 'Open the record' }).click();
  await onDuty.getByRole('heading', { level: 2, name: 'Kamala Devi' }).waitFor();
  await onDuty.getByRole('timer').getByText('15 minutes left').waitFor();
  await onDuty.getByText('Warfarin 5 mg').first().waitFor();
  expect(await onDuty.getByRole('group', { name: 'Add New Records' }).count()).toBe(0);
  await expectAccessible(onDuty);
});

test('the patient is told at once: on the open page, with the reason, and by an email without it', async () => {
  await told;
  await home.reload();
  await home.getByText('In an emergency, without an appointment').waitFor();
  await home.getByText(`The reason given: ${REASON}`).waitFor();
  await home.getByRole('heading', { name: 'Dr. Irfan Habib' }).waitFor();
  await home.getByText('Read your health record').first().waitFor();
  await home.getByText(/^until \d+:\d\d .*, in an emergency$/).waitFor();
  await home.getByText(/^Opened today, /).waitFor();
  await expectAccessible(home);
  const email = await openEmail(home, patient.email, 'Your health record was opened in an emergency');
  await email.getByText('Dr. Irfan Habib opened your health record in an emergency').waitFor();
  expect(await email.innerText()).not.toContain('market');
});

test('when the access has ended, the open screen shows nothing of the record', async () => {
  await onDuty.getByText('Warfarin 5 mg').first().waitFor();
  // The server's clock cannot be moved; the browser's can. The server would truthfully say that minutes are left.
  await onDuty.clock.install();
  // One reply only: another one on its way would arrive after the browser's clock has moved, and count from there.
  await onDuty.route('**/api/doctor/patients/*/record', (route) => route.abort());
  await onDuty.route('**/api/doctor/patients/*/record', (route) => route.continue(), { times: 1 });
  await onDuty.reload();
  await onDuty.getByRole('timer').waitFor();
  await onDuty.clock.fastForward('15:30');
  await onDuty.getByRole('heading', { name: 'This record is closed' }).waitFor();
  expect(await onDuty.getByText('Warfarin 5 mg').count()).toBe(0);
  await expectAccessible(onDuty);
});

test('an auditor reviews the use', async () => {
  const auditor = await someone(DESK);
  await signInAs(auditor, 'auditor');
  await auditor
    .getByRole('navigation', { name: 'Auditor' })
    .getByRole('link', { name: /^Access/ })
    .click();
  const parts = auditor.getByRole('navigation', { name: 'Kind of access' });
  await parts.getByRole('link', { name: /^Emergencies \d+ to review$/ }).click();
  await auditor.getByRole('heading', { level: 1, name: 'Emergency access' }).waitFor();
  const use = auditor.getByRole('article', { name: 'Dr. Irfan Habib opened the record of Kamala Devi' });
  await use.getByText(REASON).waitFor();
  await use.getByText(/the health record, \d{1,2}:\d\d [AP]M/).waitFor();
  await use.getByRole('button', { name: /^Review/ }).click();
  const dialog = auditor.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Justified', exact: true }).check();
  await dialog.getByLabel('Notes').fill('Admitted at noon.');
  await expectAccessible(auditor);
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await use.waitFor({ state: 'detached' });
  await auditor.getByRole('button', { name: 'Reviewed' }).click();
  await use.getByText(/^Justified, reviewed on/).waitFor();
  await use.getByText('Admitted at noon.').waitFor();
});

test('an auditor finds who read a record, by the reader, and reviews a reading with the keyboard', async () => {
  const auditor = await someone(DESK);
  await signInAs(auditor, 'auditor');
  await auditor.goto('/audit/access');
  const menu = auditor.getByRole('navigation', { name: 'Auditor' });
  await menu.getByRole('link', { name: /^Access/ }).waitFor();
  await auditor.getByText('When access is unusual').click();
  await auditor.getByText('One reader opened the records of more than 10 patients in one hour of the clock.').waitFor();
  await auditor.getByRole('button', { name: 'All', exact: true }).click();
  const what = 'Dr. Irfan Habib: Health record of Kamala Devi';
  const reading = auditor.getByRole('article', { name: what });
  await reading
    .getByText(/· Emergency$/)
    .first()
    .waitFor();
  await Promise.all([
    auditor.waitForResponse((response) => response.url().includes(patient.id)),
    reading.getByRole('link', { name: 'All of this record' }).first().click(),
  ]);
  await auditor.getByRole('button', { name: 'Clear the filters' }).waitFor();
  await reading.first().waitFor();
  expect(new URL(auditor.url()).search).toBe(`?show=all&patientId=${patient.id}`);
  const open = await reading.count();
  await auditor.keyboard.press('j');
  await auditor.keyboard.press('Enter');
  await auditor.keyboard.press('Enter');
  const dialog = auditor.getByRole('dialog');
  await dialog.getByText(what).waitFor();
  await dialog.getByRole('radio', { name: 'Unclear' }).check();
  await dialog.getByLabel('Notes').fill('Asked the ward.');
  await expectAccessible(auditor);
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await dialog.waitFor({ state: 'detached' });
  await reading.getByText('Asked the ward.').waitFor();
  expect(await reading.getByRole('button', { name: /^Review/ }).count()).toBe(open - 1);
  await auditor.getByRole('button', { name: 'Reviewed', exact: true }).click();
  await reading.getByText(/^Unclear, reviewed on/).waitFor();
});

test('an auditor tries a rule on old records, and each moment leads to its replay', async () => {
  const auditor = await someone(DESK);
  await signInAs(auditor, 'auditor');
  await auditor.goto('/audit/what-if');
  await auditor.getByLabel('First ingredient').fill('stardust');
  await auditor.getByLabel('Second ingredient').fill('cetirizine');
  await auditor.getByLabel('Severity').selectOption('Major');
  await auditor.getByLabel('Text of the warning').fill('A question of the board.');
  await auditor.getByRole('button', { name: 'Run', exact: true }).click();
  await auditor.getByText('Please fill this in.').waitFor();
  await auditor.getByLabel('Why is this run needed?').fill('The board asks whom this would warn.');
  await auditor.getByRole('button', { name: 'Run', exact: true }).click();
  await auditor.getByText('This is no ingredient of the table. Please give the generic name.').waitFor();
  await expectAccessible(auditor);
  await auditor.getByLabel('First ingredient').fill('atorvastatin');
  await auditor.getByRole('button', { name: 'Run', exact: true }).click();
  const result = auditor.getByRole('region', { name: 'Result' });
  // In the demo a patient takes one, and is prescribed the other.
  await result
    .getByText(/^Additional: Major, for Dr\. /)
    .first()
    .waitFor();
  const replay = result.getByRole('link', { name: /^Replay the record of Patient 1 at/ }).first();
  expect(await replay.getAttribute('href')).toMatch(/^\/audit\/replay\/patient\/[\da-f-]{36}\?at=\d+$/);
  expect(await result.innerText()).not.toMatch(/Meera|Joshi/);
  expect(await result.getByRole('listitem').first().innerText()).not.toMatch(/atorvastatin/i);
  await expectAccessible(auditor);
});
